// Two sounds of a board, made on the spot: wood on wood when a piece has moved, a dull knock when a move is
// refused. Off until somebody turns them on; the choice stays on the device where it can be kept. Classic script.
(() => {
  const KEPT = "nardy.sound";
  const WOOD = [[1150, 0.035, 0.3], [420, 0.07, 0.4]]; // Hz, seconds, loudness
  const DULL = [[150, 0.16, 0.5], [95, 0.2, 0.4]];
  let on = kept() === "on";
  let context = null;

  // Storage that is blocked or full throws: then the choice lasts as long as the page.
  function kept() {
    try {
      return localStorage.getItem(KEPT);
    } catch {
      return null;
    }
  }

  function keep() {
    try {
      if (on) localStorage.setItem(KEPT, "on");
      else localStorage.removeItem(KEPT);
    } catch {
      // nothing else depends on it
    }
  }

  function play(kind) {
    if (!on || !globalThis.AudioContext) return;
    try {
      context ??= new AudioContext();
      context.resume().catch(() => {});
      for (const tone of kind === "refused" ? DULL : WOOD) knock(tone);
    } catch {
      // a device without sound is a quiet one
    }
  }

  function knock([pitch, length, loud]) {
    const now = context.currentTime;
    const [tone, level] = [context.createOscillator(), context.createGain()];
    tone.frequency.setValueAtTime(pitch, now);
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, now + length);
    level.gain.setValueAtTime(loud, now);
    level.gain.exponentialRampToValueAtTime(0.001, now + length);
    tone.connect(level).connect(context.destination);
    tone.start(now);
    tone.stop(now + length);
  }

  // The switches of a page that has just been put in place.
  function show() {
    for (const control of document.querySelectorAll("[data-sound]")) control.checked = on;
  }

  document.addEventListener("change", ({ target }) => {
    if (!target.matches("[data-sound]")) return;
    on = target.checked;
    keep();
    show();
    play("moved");
  });

  show();
  globalThis.nardySound = { play, show };
})();
