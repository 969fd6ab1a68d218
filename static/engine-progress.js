// How much of the engine has arrived while it starts, in per cent of its bytes.

// Calls `show` with each growing percentage until the function that it returns is called.
export function arrivals(here, show) {
  const channel = new BroadcastChannel("nardy-engine");
  const sizes = fetch(new URL("engine.json", here)).then((answer) => answer.json(), () => ({ files: [] }));
  const arrived = new Set();
  let shown = 0;
  channel.onmessage = async ({ data }) => {
    const { files } = await sizes.catch(() => ({ files: [] }));
    for (const name of data) arrived.add(new URL(name, here).pathname);
    const sum = (list) => list.reduce((all, { size }) => all + size, 0);
    const done = sum(files.filter(({ file }) => arrived.has(new URL(file, here).pathname)));
    const percent = Math.floor((100 * done) / (sum(files) || 1));
    if (percent > shown) show((shown = percent));
  };
  return () => channel.close();
}
