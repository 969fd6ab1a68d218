// The short code of a learner's progress: for each lesson two letters, how many steps it has and which of them are
// done, and two check letters at the end. Lessons are { id, code, steps }; what is done is lesson → set of steps.

const LETTERS = 36; // digits and small letters

export function write(lessons, done) {
  const parts = lessons.map(({ id, code, steps }) => {
    const bits = steps.reduce((sum, step, i) => sum + (done.get(id)?.has(step) ? 2 ** i : 0), 0);
    return bits ? `${code}${steps.length.toString(LETTERS)}${bits.toString(LETTERS)}` : "";
  });
  const text = parts.filter(Boolean).join("-");
  return text ? `${text}-${check(text)}` : "";
}

// What a code says as [lesson, steps] pairs, and how many lessons of it are not these; null when a letter is wrong.
export function read(text, lessons) {
  const parts = text.trim().toLowerCase().split(/[-\s]+/);
  const sign = parts.pop();
  if (!parts.length || sign !== check(parts.join("-"))) return null;
  const known = (part) => lessons.find(({ code, steps }) => code === part.slice(0, 2) && steps.length === parseInt(part[2], LETTERS));
  const found = parts.filter(known).map((part) => {
    const [{ id, steps }, bits] = [known(part), parseInt(part.slice(3), LETTERS)];
    return [id, steps.filter((_, i) => Math.floor(bits / 2 ** i) % 2)];
  });
  return { found, unknown: parts.length - found.length };
}

function check(text) {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)) % LETTERS ** 2;
  return sum.toString(LETTERS).padStart(2, "0");
}
