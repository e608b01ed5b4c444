/** Light and dark: as the machine likes it, or as one chooses here. */

const KEY = "theme";

/** @returns {boolean} whether the page is dark now */
export function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Take up what was chosen before. */
export function recallTheme() {
  const chosen = localStorage.getItem(KEY);
  if (chosen) document.documentElement.dataset.theme = chosen;
}

/** Turn it over, and remember. */
export function turnTheme() {
  const chosen = isDark() ? "light" : "dark";
  document.documentElement.dataset.theme = chosen;
  localStorage.setItem(KEY, chosen);
}
