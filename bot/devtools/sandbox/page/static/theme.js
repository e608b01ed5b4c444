/** Light and dark theme: the system's preference, or the choice made here. */

/** The local storage key of the chosen theme. */
const STORAGE_KEY = "theme";

/** @returns {boolean} whether the page is dark now */
export function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Apply the saved choice. */
export function recallTheme() {
  const chosen = localStorage.getItem(STORAGE_KEY);
  if (chosen) document.documentElement.dataset.theme = chosen;
}

/** Switch the theme, and save the choice. */
export function turnTheme() {
  const chosen = isDark() ? "light" : "dark";
  document.documentElement.dataset.theme = chosen;
  localStorage.setItem(STORAGE_KEY, chosen);
}
