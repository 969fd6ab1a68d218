// Finds out which file keeps the engine from starting, by the sizes that the builder wrote.
// A file counts as bad only after it was read as a whole: servers may answer HEAD oddly.

const MAGIC = { wasm: [0x00, 0x61, 0x73, 0x6d], zip: [0x50, 0x4b], whl: [0x50, 0x4b] };
let bad = null; // the file found last; repair() reads it anew, past the cache

// Rejects when a glance at the headers leads to a file that is really bad.
export async function suspects(here, Fault) {
  const { files } = await manifest(here, Fault);
  const odd = await Promise.all(files.map((entry) => looksOdd(here, entry)));
  await check(here, files.filter((_, index) => odd[index]), Fault);
}

// Rejects with the first bad file of all; reads every one, so only for a start that is in trouble.
export async function faults(here, Fault) {
  const { files } = await manifest(here, Fault);
  await check(here, files, Fault);
}

export async function lessonsFault(here, Fault) {
  const { lessons } = await manifest(here, Fault);
  return check(here, [lessons], Fault).then(() => null, (fault) => fault);
}

export async function lessonsAddress(here) {
  const { lessons } = await manifest(here, Error);
  return new URL(lessons.file, here).href;
}

// A bad answer may be kept by the browser: replace it before the next start.
export async function repair(here) {
  if (bad) await fetch(new URL(bad, here), { cache: "reload" }).catch(() => {});
  bad = null;
}

async function manifest(here, Fault) {
  const file = "engine.json";
  try {
    return await (await fetch(new URL(file, here))).json();
  } catch (error) {
    bad = file;
    throw new Fault("missing", file, String(error));
  }
}

async function looksOdd(here, { file, size }) {
  try {
    const response = await fetch(new URL(file, here), { method: "HEAD", cache: "no-store" });
    await response.text(); // else the browser calls the request aborted
    const { ok, headers } = response;
    const type = headers.get("content-type") ?? "";
    const plain = !headers.get("content-encoding") && headers.get("content-length");
    return !ok || wrongType(file, type) !== "" || (plain && Number(plain) !== size);
  } catch {
    return true;
  }
}

function wrongType(file, type) {
  if (type.startsWith("text/html")) return "html";
  // Pyodide waits for ever for a wasm that comes under another name.
  return file.endsWith(".wasm") && !type.startsWith("application/wasm") ? "type" : "";
}

async function check(here, files, Fault) {
  await Promise.all(
    files.map(async (entry) => {
      const kind = await faultOf(here, entry);
      if (!kind) return;
      bad = entry.file;
      throw new Fault(kind, entry.file);
    }),
  );
}

async function faultOf(here, { file, size }) {
  try {
    const response = await fetch(new URL(file, here));
    if (!response.ok) return "missing";
    const bytes = new Uint8Array(await response.arrayBuffer());
    const type = wrongType(file, response.headers.get("content-type") ?? "");
    return type || faultIn(bytes, size, MAGIC[file.split(".").pop()] ?? []);
  } catch {
    return "network";
  }
}

function faultIn(bytes, size, magic) {
  if (bytes.length === 0) return "empty";
  if (bytes.length < size) return "truncated";
  if (bytes.length > size || magic.some((byte, index) => bytes[index] !== byte)) return "damaged";
  return "";
}
