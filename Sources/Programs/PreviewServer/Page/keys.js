// The keys, and the page that explains them.

import { find, make } from "./elements.js";

/** Elements that use the arrow keys or letters themselves. */
function usesKey(target, key) {
  if (target.closest("dialog[open]")) return true;
  if (target.matches("select, textarea, input:not([type=checkbox], [type=range])")) return true;
  if (target.matches("input[type=range]")) return key.startsWith("Arrow") || ["Home", "End", "PageUp", "PageDown"].includes(key);
  // Space and Enter press the button that has the focus.
  return target.matches("button, summary, input[type=checkbox]") && (key === " " || key === "Enter");
}

/**
 * Installs groups of keys: a title, and rows of a description and of actions by keys.
 * Keys are the names of keyboard events; "⇧" stands before one with the shift key.
 */
export function installKeys(groups) {
  const actions = new Map();
  for (const { rows } of groups) {
    for (const { keys } of rows) for (const [key, run] of Object.entries(keys)) actions.set(key, run);
  }
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || usesKey(event.target, event.key)) return;
    // The digits are the same keys with shift, whatever they print.
    const digit = /^Digit(\d)$/.exec(event.code)?.[1];
    const isNamed = event.key.length > 1;
    const name = event.shiftKey && (digit || isNamed) ? `⇧${digit ?? event.key}` : event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const run = actions.get(event.key === "?" ? "?" : name);
    if (!run) return;
    event.preventDefault();
    run();
  });
  const names = { ArrowLeft: "←", ArrowRight: "→", " ": "Space", "⇧ArrowLeft": "⇧ ←", "⇧ArrowRight": "⇧ →" };
  const shown = (key) => names[key] ?? (key.startsWith("⇧") ? `⇧ ${key.slice(1)}` : key.length === 1 ? key.toUpperCase() : key);
  find("#help-keys").replaceChildren(...groups.map(({ title, rows }) =>
    make("section", "", make("h3", "", title), make("dl", "", ...rows.flatMap(({ keys, text }) => [
      make("dt", "", ...Object.keys(keys).map((key) => make("kbd", "", shown(key)))), make("dd", "", text),
    ])))));
}
