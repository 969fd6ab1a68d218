// How things look on this device: the boards, the colours of the page, how lessons number points; chosen in the header.
// It runs before the first paint, so that nothing flashes, and a device that keeps nothing only says so.
(() => {
  const USUAL = { board: "wood", theme: "auto", numbering: "own" };
  const { dataset } = document.documentElement;

  for (const name in USUAL) show(name, kept(name));

  function show(name, value) {
    if (value && value !== USUAL[name]) dataset[name] = value;
    else delete dataset[name];
  }

  function kept(name) {
    try {
      return localStorage.getItem(`nardy.${name}`);
    } catch {
      return null;
    }
  }

  function keep(name, value) {
    try {
      localStorage.setItem(`nardy.${name}`, value);
      return true;
    } catch {
      return false;
    }
  }

  document.addEventListener("change", ({ target }) => {
    const { look } = target.dataset;
    if (!look) return;
    show(look, target.value);
    target.closest(".looks").querySelector(".unkept").hidden = keep(look, target.value);
  });

  // Pages come and go below one document: the lists are set when they are opened.
  document.addEventListener("click", ({ target }) => {
    for (const list of target.closest(".looks summary")?.parentElement.querySelectorAll("select") ?? []) {
      list.value = dataset[list.dataset.look] ?? USUAL[list.dataset.look];
      if (list.selectedIndex < 0) list.selectedIndex = 0;
    }
  });

  document.addEventListener("click", ({ target }) => {
    if (target.closest("[data-print]")) print();
  });

  addEventListener("storage", ({ key, newValue }) => {
    const name = key?.replace("nardy.", "");
    if (name in USUAL) show(name, newValue);
  });
})();
