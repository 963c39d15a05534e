// The ruler with the playhead, the loop range, marks for the log, events and key moments, and the
// frames that are here.

import { find } from "./elements.js";

/** The distance of the ruler's ends from those of the canvas, in CSS pixels; also of the graphs. */
export const inset = 12;
/** Marks that are closer are one mark, in CSS pixels. */
const markDistance = 3;

const seconds = (time) => `${time.toFixed(3)} s`;

export class Timeline extends EventTarget {
  #canvas = find("#ruler");
  #tip = find("#tip");
  #player;
  #marks = [];
  #runs = [];
  #isQueued = false;

  constructor(player) {
    super();
    this.#player = player;
    for (const name of ["frame", "range", "state"]) player.addEventListener(name, () => this.draw());
    new ResizeObserver(() => this.draw()).observe(this.#canvas);
    this.#canvas.addEventListener("pointerdown", (event) => this.#press(event));
    this.#canvas.addEventListener("pointermove", (event) => this.#hover(event));
    this.#canvas.addEventListener("pointerleave", () => { this.#tip.hidden = true; });
    this.#canvas.addEventListener("pointerup", () => { this.isDragged = false; });
    this.#canvas.addEventListener("pointercancel", () => { this.isDragged = false; });
    for (const name of ["in", "out"]) this.#prepareHandle(find(`#handle-${name}`), name === "in");
  }

  /** Marks have a time, a kind (log, event or key) and a text. */
  setMarks(marks) {
    this.#marks = marks.toSorted((a, b) => a.time - b.time);
    this.draw();
  }

  setRuns(runs) {
    this.#runs = runs;
    this.draw();
  }

  /** The next mark of the log or of an event in a direction. */
  nextMark(direction) {
    const { fps, index } = this.#player;
    const frames = this.#marks.filter(({ kind }) => kind !== "key")
      .map(({ time }) => Math.ceil(time * fps - 1e-6));
    return direction > 0 ? frames.find((frame) => frame > index) : frames.findLast((frame) => frame < index);
  }

  // MARK: Positions

  get #width() { return this.#canvas.clientWidth - 2 * inset; }
  get #lastIndex() { return Math.max(1, this.#player.frameCount - 1); }
  x(index) { return inset + this.#width * index / this.#lastIndex; }
  index(x) { return Math.round((x - inset) / this.#width * this.#lastIndex); }

  #press(event) {
    if (event.button !== 0) return;
    this.#canvas.setPointerCapture(event.pointerId);
    this.isDragged = true;
    const x = event.offsetX;
    const mark = event.offsetY < 16 ? this.#marksNear(x)[0] : undefined;
    this.#player.pause();
    this.#player.seek(mark ? Math.ceil(mark.time * this.#player.fps - 1e-6) : this.index(x));
  }

  #hover(event) {
    const x = event.offsetX;
    if (this.isDragged) this.#player.seek(this.index(x));
    const marks = this.#marksNear(x);
    this.#tip.hidden = event.pointerType === "touch" && !this.isDragged;
    const index = Math.max(0, Math.min(this.#lastIndex, this.index(x)));
    const lines = [`${seconds(index / this.#player.fps)}, frame ${index}`];
    for (const { time, text } of marks.slice(0, 6)) lines.push(`${seconds(time)}  ${text}`);
    if (marks.length > 6) lines.push(`and ${marks.length - 6} more`);
    this.#tip.replaceChildren(...lines.map((line) => {
      const row = document.createElement("div");
      row.textContent = line;
      return row;
    }));
    const half = this.#tip.offsetWidth / 2;
    const left = Math.max(half + 4, Math.min(this.#canvas.clientWidth - half - 4, x));
    this.#tip.style.left = `${left}px`;
  }

  #marksNear(x) {
    const time = (offset) => (x + offset - inset) / this.#width * this.#lastIndex / this.#player.fps;
    const [from, to] = [time(-4), time(4)];
    return this.#marks.filter((mark) => mark.time >= from && mark.time <= to);
  }

  #prepareHandle(handle, isStart) {
    const move = (index) => {
      const { first, last } = this.#player;
      if (isStart) this.#player.setRange(Math.min(index, last), last);
      else this.#player.setRange(first, Math.max(index, first));
    };
    handle.addEventListener("pointerdown", (event) => {
      handle.setPointerCapture(event.pointerId);
      event.preventDefault();
      handle.focus();
    });
    handle.addEventListener("pointermove", (event) => {
      if (!handle.hasPointerCapture(event.pointerId)) return;
      move(this.index(event.clientX - this.#canvas.getBoundingClientRect().left));
    });
    handle.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1 }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      const { first, last } = this.#player;
      move(Math.max(0, (isStart ? first : last) + step * (event.shiftKey ? 10 : 1)));
    });
  }

  // MARK: Drawing

  /** Draws once before the next frame of the display. */
  draw() {
    if (this.#isQueued) return;
    this.#isQueued = true;
    requestAnimationFrame(() => {
      this.#isQueued = false;
      this.#paint();
    });
  }

  #paint() {
    const canvas = this.#canvas;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    const ratio = devicePixelRatio;
    if (width === 0) return;
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    const context = canvas.getContext("2d");
    context.scale(ratio, ratio);
    const style = getComputedStyle(canvas);
    const color = (name) => style.getPropertyValue(name);
    const player = this.#player;
    const top = 16;
    const bottom = height - 17;

    context.fillStyle = color("--track");
    context.fillRect(inset, top, this.#width, bottom - top);
    context.fillStyle = color("--buffer");
    for (const [first, last] of this.#runs) {
      context.fillRect(this.x(first), bottom - 3, Math.max(1, this.x(last) - this.x(first)), 3);
    }
    const [left, right] = [this.x(player.first), this.x(player.last)];
    context.fillStyle = color("--range");
    context.fillRect(left, top, right - left, bottom - top);
    this.#paintTicks(context, color, bottom);

    const heights = { event: 7, log: 10, key: 0 };
    let lastX = { event: -Infinity, log: -Infinity, key: -Infinity };
    for (const { time, kind } of this.#marks) {
      const x = this.x(time * player.fps);
      if (x - lastX[kind] < markDistance) continue;
      lastX[kind] = x;
      context.fillStyle = color(`--mark-${kind}`);
      if (kind === "key") {
        context.beginPath();
        context.moveTo(x, bottom - 11);
        context.lineTo(x + 4, bottom - 7);
        context.lineTo(x, bottom - 3);
        context.lineTo(x - 4, bottom - 7);
        context.fill();
      } else {
        context.fillRect(Math.round(x) - 1, top - heights[kind], 2, heights[kind]);
      }
    }
    const x = Math.round(this.x(player.index)) ;
    context.fillStyle = color("--playhead");
    context.fillRect(x - 1, top - 4, 2, height - top + 4);
    context.beginPath();
    context.moveTo(x - 5, top - 6);
    context.lineTo(x + 5, top - 6);
    context.lineTo(x, top + 1);
    context.fill();

    canvas.setAttribute("aria-valuemax", (this.#lastIndex / player.fps).toFixed(3));
    canvas.setAttribute("aria-valuenow", player.time.toFixed(3));
    canvas.setAttribute("aria-valuetext", `${seconds(player.time)}, frame ${player.index} of ${player.frameCount}`);
    for (const [name, index, position] of [["in", player.first, left], ["out", player.last, right]]) {
      const handle = find(`#handle-${name}`);
      handle.style.left = `${position}px`;
      handle.setAttribute("aria-valuemin", "0");
      handle.setAttribute("aria-valuemax", (this.#lastIndex / player.fps).toFixed(3));
      handle.setAttribute("aria-valuenow", (index / player.fps).toFixed(3));
      handle.setAttribute("aria-valuetext", seconds(index / player.fps));
    }
  }

  #paintTicks(context, color, bottom) {
    const duration = this.#lastIndex / this.#player.fps;
    const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600];
    const step = steps.find((step) => step / duration * this.#width >= 56) ?? 1200;
    context.font = `11px ${getComputedStyle(document.body).fontFamily}`;
    context.textAlign = "center";
    context.textBaseline = "top";
    for (let number = 0; number * step <= duration + 1e-9; number++) {
      const x = Math.round(inset + this.#width * number * step / duration);
      context.fillStyle = color("--tick");
      context.fillRect(x, bottom, 1, 4);
      context.fillStyle = color("--faint");
      const text = `${Number((number * step).toFixed(2))}`;
      const half = context.measureText(text).width / 2;
      context.fillText(text, Math.max(half + 2, Math.min(this.#canvas.clientWidth - half - 2, x)), bottom + 5);
    }
  }
}
