// Before the first paint: the theme that this device keeps, else the system's (src/state/settings.ts keeps it). A script
// file of its own, for inline scripts are forbidden, and modules come after the paint.
(() => {
  let kept = null;
  try {
    kept = localStorage.getItem("galaktyka.theme");
  } catch {
    // Storage is switched off.
  }
  const light = kept === "light" || (kept !== "dark" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset.theme = light ? "light" : "dark";
})();
