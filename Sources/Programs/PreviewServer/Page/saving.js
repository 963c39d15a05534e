// "Save as": a film, an animated picture, a frame or a trace.

import { Cancelled } from "./connection.js";
import { find } from "./elements.js";

/** The formats; traces have no pixels, and PNG is one frame. */
const formats = [
  ["mp4", "MP4, H.264"], ["mov", "QuickTime, ProRes"], ["mkv", "Matroska, lossless"], ["webm", "WebM, VP9"],
  ["gif", "GIF"], ["apng", "Animated PNG"], ["webp", "Animated WebP"], ["png", "PNG, one frame"],
  ["csv", "Trace, CSV"], ["json", "Trace, JSON"],
];

export class Saving {
  #connection;
  #source;
  #abort;

  /** `source` returns recipe, parameters, fps, index, first, last and frameCount. */
  constructor(connection, source) {
    this.#connection = connection;
    this.#source = source;
    find("#save-format").replaceChildren(...formats.map(([value, label]) => new Option(label, value)));
    find("#save-format").addEventListener("change", () => this.#adapt());
    find("#save-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#save();
    });
    find("#save-cancel").addEventListener("click", () => {
      if (this.#abort) this.#abort.abort();
      else find("#save").close();
    });
    find("#save").addEventListener("close", () => this.#abort?.abort());
  }

  open() {
    if (find("#save").open) return;
    find("#save-touches").checked = this.#source().touches;
    this.#say("");
    this.#adapt();
    find("#save").showModal();
    find("#save-format").focus();
  }

  #adapt() {
    const format = find("#save-format").value;
    const interval = find("#save-interval");
    for (const option of interval.options) {
      option.disabled = (format === "png") !== (option.value === "frame");
    }
    if (interval.selectedOptions[0]?.disabled) interval.value = format === "png" ? "frame" : "all";
    const isTrace = format === "csv" || format === "json";
    find("#save-scale-row").hidden = isTrace;
    find("#save-touches-row").hidden = isTrace;
  }

  #say(text, isError = false) {
    const message = find("#save-message");
    message.textContent = text;
    message.classList.toggle("error", isError);
  }

  async #save() {
    if (this.#abort) return;
    const { recipe, parameters, fps, index, range, frameCount } = this.#source();
    const interval = find("#save-interval").value;
    const [first, last] = { all: [0, frameCount - 1], loop: range, frame: [index, index] }[interval];
    const format = find("#save-format").value;
    const abort = new AbortController();
    this.#abort = abort;
    find("#save-start").disabled = true;
    find("#save-cancel").textContent = "Cancel";
    this.#say("Rendering…");
    try {
      const { header } = await this.#connection.request({
        method: "save", recipe, parameters, fps, first, last, format,
        scale: Number(find("#save-scale").value) || 2, touches: find("#save-touches").checked,
      }, abort.signal);
      const link = document.createElement("a");
      link.href = header.download;
      link.download = header.download.split("/").at(-1);
      link.click();
      this.#say(`Saved ${link.download}.`);
      document.documentElement.dataset.saved = link.download;
    } catch (error) {
      if (error instanceof Cancelled) this.#say("Cancelled.");
      else this.#say(error.message, true);
    }
    this.#abort = undefined;
    find("#save-start").disabled = false;
    find("#save-cancel").textContent = "Close";
  }
}
