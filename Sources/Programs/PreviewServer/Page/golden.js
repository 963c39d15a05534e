// The golden frame beside the present one, or their difference.

import { Cancelled } from "./connection.js";
import { find, make } from "./elements.js";

const modes = ["off", "side", "difference"];

export class Golden extends EventTarget {
  #connection;
  #player;
  #recipe;
  #parameters = {};
  #frames = [];
  #mode = "off";
  #shown;
  #abort;

  constructor(connection, player) {
    super();
    this.#connection = connection;
    this.#player = player;
    for (const button of document.querySelectorAll("[data-mode]")) {
      button.addEventListener("click", () => this.setMode(button.dataset.mode));
    }
  }

  get isOn() { return this.#mode !== "off"; }
  get isSideBySide() { return this.#mode === "side"; }

  /** The time of the golden frame at the playhead, if the present one is to be drawn for it. */
  get exactTime() {
    if (!this.isSideBySide || this.#player.isPlaying || this.#frames.length === 0) return undefined;
    const { time, index } = this.#nearest();
    return index === this.#player.index ? time : undefined;
  }

  /** Finds the golden frames of a recipe. */
  async open(recipe, hasGoldens) {
    this.#recipe = recipe;
    this.#frames = [];
    this.#shown = undefined;
    if (hasGoldens) {
      try {
        const frames = await this.#connection.json({ method: "goldens", recipe: recipe.id });
        if (this.#recipe !== recipe) return;
        this.#frames = frames;
      } catch (error) {
        this.dispatchEvent(new CustomEvent("fail", { detail: error }));
      }
    }
    find("#golden-panel").hidden = this.#frames.length === 0;
    find("#golden-times").replaceChildren(...this.#frames.map(({ time, index }) => {
      const button = make("button", "", time.toFixed(3));
      button.type = "button";
      button.title = `Go to ${time.toFixed(3)} s`;
      button.addEventListener("click", () => this.#go(index));
      return button;
    }));
    if (this.#frames.length === 0 && this.isOn) this.setMode("off");
    this.follow();
  }

  /** Draws again, after an edit or with other parameters. */
  refresh(parameters) {
    this.#parameters = parameters;
    this.#shown = undefined;
    this.follow();
  }

  setMode(mode) {
    if (mode !== "off" && this.#frames.length === 0) return;
    this.#mode = mode;
    for (const button of document.querySelectorAll("[data-mode]")) button.ariaPressed = button.dataset.mode === mode;
    find("#golden").hidden = mode === "off";
    find("#present").hidden = mode === "difference";
    find("#caption").hidden = mode !== "side";
    find("#caption").textContent = "Present";
    this.#shown = undefined;
    if (mode !== "off") {
      this.#player.pause();
      this.#go(this.#nearest().index);
    }
    document.documentElement.dataset.golden = "";
    this.follow();
    this.dispatchEvent(new Event("change"));
  }

  nextMode() { this.setMode(modes[(modes.indexOf(this.#mode) + 1) % modes.length]); }

  /** Goes to the next golden frame, or to the one before. */
  step(direction) {
    const { index } = this.#player;
    const next = direction > 0
      ? this.#frames.find((frame) => frame.index > index) : this.#frames.findLast((frame) => frame.index < index);
    if (next) this.#go(next.index);
  }

  #go(index) {
    this.#player.pause();
    this.#player.seek(index);
  }

  #nearest() {
    const { index } = this.#player;
    return this.#frames.reduce((best, frame) =>
      Math.abs(frame.index - index) < Math.abs(best.index - index) ? frame : best);
  }

  /** Shows the golden frame that is nearest to the playhead. */
  async follow() {
    if (!this.isOn || this.#frames.length === 0) return;
    const frame = this.#nearest();
    const isHere = frame.index === this.#player.index;
    find("#golden-caption").textContent =
      `Golden frame at ${frame.time.toFixed(3)} s${isHere ? "" : ", the nearest one"}`;
    for (const [number, button] of [...find("#golden-times").children].entries()) {
      button.ariaPressed = isHere && this.#frames[number] === frame;
    }
    if (this.#shown === frame) return this.fit();
    this.#shown = frame;
    this.#abort?.abort();
    this.#abort = new AbortController();
    try {
      const { body } = await this.#connection.request({
        method: "golden", recipe: this.#recipe.id, parameters: this.#parameters, index: frame.index,
        difference: this.#mode === "difference",
      }, this.#abort.signal);
      const bitmap = await createImageBitmap(new Blob([body], { type: "image/png" }));
      const canvas = find("#golden-picture");
      [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
      canvas.getContext("2d").drawImage(bitmap, 0, 0);
      bitmap.close();
      this.fit();
      document.documentElement.dataset.golden = `${this.#mode} ${frame.index}`;
    } catch (error) {
      if (error instanceof Cancelled) return;
      this.#shown = undefined;
      this.dispatchEvent(new CustomEvent("fail", { detail: error }));
    }
  }

  /** A golden frame is as large as the present one; a difference fills the width. */
  fit() {
    if (!this.isOn) return;
    const canvas = find("#golden-picture");
    const present = find("#picture");
    canvas.style.width = this.isSideBySide ? present.style.width : "";
    canvas.style.height = this.isSideBySide ? present.style.height : "";
  }
}
