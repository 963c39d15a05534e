// The panels beside the picture: parameters, overlays, and the log.

import { find, make } from "./elements.js";
import { kinds } from "./overlays.js";

// MARK: Recipes

/** Fills the recipe chooser, in groups of their sources. */
export function showRecipes(recipes, chosen) {
  const groups = Map.groupBy(recipes, ({ source }) => source ?? "");
  find("#recipe").replaceChildren(...[...groups].flatMap(([source, members]) => {
    const options = members.map(({ id, title }) => new Option(title && title !== id ? `${title} – ${id}` : id, id, false, id === chosen));
    if (!source) return options;
    const group = make("optgroup", "", ...options);
    group.label = source;
    return [group];
  }));
}

// MARK: Parameters

const clamp = (value, low, high) => Math.max(low ?? -Infinity, Math.min(high ?? Infinity, value));

/** The step of a slider without one: about 200 positions, in a round number. */
function sliderStep({ lowest, highest, step, kind }) {
  if (step) return step;
  if (kind === "integer") return 1;
  return 10 ** Math.floor(Math.log10((highest - lowest) / 100));
}

/**
 * Lays out the controls of a recipe's parameters.
 * `values` has the texts that differ from the defaults; `change` is called with a name and a text.
 */
export function showParameters(parameters, values, change) {
  find("#parameters-panel").hidden = parameters.length === 0;
  find("#parameters").replaceChildren(...parameters.map((parameter) => {
    const { name, kind, choices = [], lowest, highest } = parameter;
    const value = values[name] ?? parameter.default;
    if (kind === "toggle") {
      const box = make("input");
      box.type = "checkbox";
      box.checked = value === "true";
      box.name = name;
      box.addEventListener("change", () => change(name, String(box.checked)));
      return make("label", "toggle", box, make("span", "", name));
    }
    if (kind === "choice") {
      const menu = make("select", "", ...choices.map((choice) => new Option(choice, choice, false, choice === value)));
      menu.name = name;
      menu.addEventListener("change", () => change(name, menu.value));
      return make("label", "choice", make("span", "", name), menu);
    }
    const number = make("input");
    Object.assign(number, { type: "number", value, step: "any", name });
    if (lowest !== null && lowest !== undefined) number.min = lowest;
    if (highest !== null && highest !== undefined) number.max = highest;
    number.ariaLabel = name;
    const row = make("div", "slider", make("span", "name", name), number);
    row.title = parameter.default === undefined ? name : `${name}, ${parameter.default} unless changed`;
    const isBounded = Number.isFinite(lowest) && Number.isFinite(highest) && lowest < highest;
    let slider;
    if (isBounded) {
      slider = make("input");
      Object.assign(slider, { type: "range", min: lowest, max: highest, step: sliderStep(parameter), value, name });
      slider.ariaLabel = name;
      slider.addEventListener("input", () => {
        number.value = slider.value;
        change(name, slider.value);
      });
      row.append(slider);
    }
    number.addEventListener("change", () => {
      const parsed = Number(number.value);
      if (number.value.trim() === "" || !Number.isFinite(parsed)) number.value = values[name] ?? parameter.default;
      else number.value = clamp(kind === "integer" ? Math.round(parsed) : parsed, lowest, highest);
      if (slider) slider.value = number.value;
      change(name, number.value);
    });
    return row;
  }));
}

// MARK: Overlays

/** Lays out a switch for each overlay; `change` is called with the set of those that are on. */
export function showOverlaySwitches(shown, change) {
  find("#overlay-switches").replaceChildren(...kinds.map(({ name, label, key }) => {
    const box = make("input");
    box.type = "checkbox";
    box.checked = shown.has(name);
    box.dataset.overlay = name;
    box.addEventListener("change", () => {
      if (box.checked) shown.add(name);
      else shown.delete(name);
      change();
    });
    const kbd = make("kbd", "", `⇧${key}`);
    return make("label", "", box, make("i", `swatch ${name}`), make("span", "", label), kbd);
  }));
}

// MARK: Log and events

/** The maximum number of rows of the list; the timeline shows all. */
const maxRows = 400;

/** Returns the marks of a timeline, in their order. */
export function marks({ log = [], events = [], sounds = [] }, keyMoments = []) {
  const words = ({ kind, items = [], boundary }) => {
    const names = [...items, boundary].filter((name) => name !== null && name !== undefined && name !== "");
    const text = String(kind).replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
    return names.length ? `${text}: ${names.join(" – ")}` : text;
  };
  return [
    ...log.map(({ time, text }) => ({ time, kind: "log", text })),
    ...events.map((event) => ({ time: event.time, kind: "event", text: words(event) })),
    ...sounds.map((time) => ({ time, kind: "event", text: "sound" })),
    ...keyMoments.map((time) => ({ time, kind: "key", text: "key moment" })),
  ].sort((a, b) => a.time - b.time);
}

/** Lists the log and the events; a click calls `jump` with a time. */
export function showEvents(all, jump) {
  const shown = all.filter(({ kind }) => kind !== "key");
  find("#event-count").textContent = shown.length ? shown.length.toLocaleString("en") : "";
  const rows = shown.slice(0, maxRows).map(({ time, kind, text }) => {
    const button = make("button", kind, make("time", "", time.toFixed(3)), make("span", "", text));
    button.type = "button";
    button.addEventListener("click", () => jump(time));
    const row = make("li", "", button);
    row.time = time;
    return row;
  });
  if (shown.length > maxRows) rows.push(make("li", "empty", `and ${shown.length - maxRows} more`));
  if (shown.length === 0) rows.push(make("li", "empty", "Nothing is logged in this recipe."));
  find("#events").replaceChildren(...rows);
}

/** Says that sounds are heard in films alone. */
export function showSounds(sounds = []) {
  const note = find("#sound-note");
  note.hidden = sounds.length === 0;
  note.textContent =
    `The preview is silent. A film has ${sounds.length === 1 ? "the sound" : `the ${sounds.length} sounds`} of this scene.`;
}

/** Marks the rows that the playhead has passed. */
export function markEvents(time) {
  let last;
  for (const row of find("#events").children) {
    if (row.time === undefined) continue;
    const isPast = row.time <= time + 1e-6;
    row.classList.toggle("past", isPast);
    row.removeAttribute("aria-current");
    if (isPast) last = row;
  }
  last?.setAttribute("aria-current", "true");
}

// MARK: Problems

/** Shows the errors of the compiler or the end of the worker over the picture; null hides them. */
export function showProblem(status) {
  const panel = find("#problem");
  panel.hidden = !status;
  find("#views").classList.toggle("dimmed", Boolean(status));
  if (!status) return;
  const { phase, message, errors, lines } = status;
  find("#problem-title").textContent =
    phase === "stopped" ? "The worker ended"
      : errors.length > 1 ? `${errors.length} errors` : errors.length === 1 ? "1 error" : "The build failed";
  find("#problem-message").textContent = errors.length ? "" : message ?? "";
  find("#problem-message").hidden = errors.length > 0;
  find("#problem-errors").replaceChildren(...errors.map(({ file, line, column, message, source }) => {
    const place = make("code", "place", `${file}:${line}:${column}`);
    const item = make("li", "", place, make("p", "", message));
    if (source !== null && source !== undefined) {
      const prefix = new TextDecoder().decode(new TextEncoder().encode(source).subarray(0, column - 1));
      // The column counts bytes, and a tab is as wide in the line of the caret.
      const caret = `${prefix.replace(/[^\t]/g, " ")}^`;
      item.append(make("pre", "", make("span", "line-number", String(line)), source, "\n",
        make("span", "line-number", ""), make("b", "", caret)));
    }
    return item;
  }));
  // A long line is shown where its error is.
  for (const line of document.querySelectorAll("#problem-errors pre")) {
    const caret = line.querySelector("b");
    line.scrollLeft = Math.max(0, caret.offsetLeft - line.offsetLeft - line.clientWidth / 2);
  }
  const output = find("#problem-lines");
  output.hidden = errors.length > 0 || lines.length === 0;
  output.textContent = lines.join("\n");
  find("#restart").hidden = phase !== "stopped" && errors.length > 0;
}

// MARK: Theme

const themes = { auto: "◐", light: "☀", dark: "☾" };

/** Sets the theme: auto, light or dark. */
export function setTheme(theme) {
  const root = document.documentElement;
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
  find("#theme").textContent = themes[theme];
  find("#theme").ariaLabel = `Theme: ${theme}`;
  find("#theme").title = `Theme: ${theme}  t`;
  localStorage.setItem("theme", theme);
}

export function nextTheme() {
  const names = Object.keys(themes);
  return names[(names.indexOf(document.documentElement.dataset.theme ?? "auto") + 1) % names.length];
}
