// Graphs of views' properties under the timeline, and the list to choose them from.

import { make } from "./elements.js";
import { inset } from "./timeline.js";

/** The properties with their units; those of one lane share an axis. */
const properties = [
  ["x", "x", "pt"], ["y", "y", "pt"], ["width", "width", "pt"], ["height", "height", "pt"],
  ["angle", "angle", "rad"], ["alpha", "alpha", ""], ["speed", "speed", "pt/s"],
];
const colorCount = 6;

const formatted = (value) =>
  value === null || value === undefined ? "–" : Math.abs(value) >= 1000 ? value.toFixed(0) : value.toFixed(value % 1 ? 2 : 0);

export class Graphs {
  #chooser = document.querySelector("#graph-chooser");
  #area = document.querySelector("#graphs");
  #player;
  #views = [];
  // "view property" of what is shown, in the order in which they were chosen.
  #chosen = [];
  #lanes = [];

  constructor(player) {
    this.#player = player;
    player.addEventListener("frame", () => this.#drawPlayheads());
    player.addEventListener("range", () => this.draw());
    new ResizeObserver(() => this.draw()).observe(this.#area);
  }

  /** Shows the views of a recipe; chosen properties stay chosen where they exist. */
  setViews(views, isNewRecipe) {
    this.#views = views;
    const keys = new Set(views.flatMap(({ name }) => properties.map(([property]) => `${name} ${property}`)));
    this.#chosen = isNewRecipe ? [] : this.#chosen.filter((key) => keys.has(key));
    this.#layOutChooser();
    this.#layOutLanes();
  }

  #layOutChooser() {
    const head = make("tr", "", make("th", ""), ...properties.map(([, label]) => {
      const cell = make("th", "", label);
      cell.scope = "col";
      return cell;
    }));
    const rows = this.#views.map(({ name, series }) => {
      const title = make("th", "", name);
      title.scope = "row";
      title.title = name;
      return make("tr", "", title, ...properties.map(([property, label, unit]) => {
        const box = make("input");
        box.type = "checkbox";
        box.ariaLabel = `${name} ${label}`;
        const values = (series[property] ?? []).filter((value) => value !== null);
        const isConstant = values.every((value) => value === values[0]);
        const cell = make("td", isConstant ? "constant" : "", box);
        cell.title = `${name} ${label}${unit ? ` in ${unit}` : ""}${isConstant ? ", constant" : ""}`;
        const key = `${name} ${property}`;
        box.dataset.graph = key;
        box.checked = this.#chosen.includes(key);
        box.addEventListener("change", () => {
          this.#chosen = this.#chosen.filter((other) => other !== key);
          if (box.checked) this.#chosen.push(key);
          this.#layOutLanes();
        });
        return cell;
      }));
    });
    this.#chooser.replaceChildren(
      rows.length
        ? make("table", "", make("thead", "", head), make("tbody", "", ...rows))
        : make("p", "empty", "This recipe has no named views."));
  }

  /** One lane for each property, with a line for each view. */
  #layOutLanes() {
    let color = 0;
    this.#lanes = properties.flatMap(([property, label, unit]) => {
      const lines = this.#views
        .filter(({ name }) => this.#chosen.includes(`${name} ${property}`))
        .map(({ name, series }) => ({ name, values: series[property] ?? [], color: 1 + color++ % colorCount }));
      if (lines.length === 0) return [];
      const canvas = make("canvas");
      canvas.ariaLabel = `Graph of ${label}`;
      canvas.role = "img";
      const head = make("div", "legend", make("b", "", label), ...lines.map((line) => {
        line.output = make("output");
        const swatch = make("i", `color-${line.color}`);
        return make("span", "", swatch, line.name, line.output);
      }));
      const known = lines.flatMap(({ values }) => values.filter((value) => value !== null));
      let [low, high] = [Infinity, -Infinity];
      for (const value of known) {
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
      if (known.length === 0) [low, high] = [0, 1];
      const margin = high > low ? 0.06 * (high - low) : Math.max(1, Math.abs(low)) * 0.5;
      const lane = { canvas, lines, unit, low, high, bottom: low - margin, top: high + margin };
      lane.element = make("div", "lane", head, make("div", "plot", canvas));
      this.#prepare(canvas);
      return [lane];
    });
    this.#area.replaceChildren(...this.#lanes.map(({ element }) => element));
    document.documentElement.dataset.graphs = this.#lanes.length;
    this.draw();
  }

  #prepare(canvas) {
    const scrub = ({ offsetX }) => {
      const width = canvas.clientWidth - 2 * inset;
      this.#player.seek((offsetX - inset) / width * (this.#player.frameCount - 1));
    };
    canvas.addEventListener("pointerdown", (event) => {
      canvas.setPointerCapture(event.pointerId);
      this.#player.pause();
      scrub(event);
    });
    canvas.addEventListener("pointermove", (event) => {
      if (canvas.hasPointerCapture(event.pointerId)) scrub(event);
    });
  }

  /** Draws all lanes. */
  draw() {
    for (const lane of this.#lanes) this.#drawLane(lane);
  }

  #drawLane(lane) {
    const { canvas, bottom, top } = lane;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (width === 0) return;
    const ratio = devicePixelRatio;
    const drawing = new OffscreenCanvas(width * ratio, height * ratio);
    const context = drawing.getContext("2d");
    context.scale(ratio, ratio);
    const style = getComputedStyle(canvas);
    const count = Math.max(1, this.#player.frameCount - 1);
    const x = (index) => inset + (width - 2 * inset) * index / count;
    const y = (value) => 2 + (height - 4) * (top - value) / (top - bottom);
    context.strokeStyle = style.getPropertyValue("--grid");
    context.lineWidth = 1;
    for (const value of lane.low < 0 && lane.high > 0 ? [lane.low, 0, lane.high] : [lane.low, lane.high]) {
      const level = Math.round(y(value)) + 0.5;
      context.beginPath();
      context.moveTo(inset, level);
      context.lineTo(width - inset, level);
      context.stroke();
    }
    context.font = `10px ${style.fontFamily}`;
    context.fillStyle = style.getPropertyValue("--faint");
    context.textAlign = "right";
    context.textBaseline = "top";
    const unit = lane.unit ? ` ${lane.unit}` : "";
    context.fillText(formatted(lane.high) + unit, width - inset - 2, y(lane.high) + 2);
    if (lane.low !== lane.high) {
      context.textBaseline = "bottom";
      context.fillText(formatted(lane.low) + unit, width - inset - 2, y(lane.low) - 1);
    }
    context.lineWidth = 1.5;
    context.lineJoin = "round";
    for (const { values, color } of lane.lines) {
      context.strokeStyle = style.getPropertyValue(`--line-${color}`);
      context.beginPath();
      let isDown = false;
      values.forEach((value, index) => {
        if (value === null) isDown = false;
        else if (isDown) context.lineTo(x(index), y(value));
        else context.moveTo(x(index), y(value));
        isDown = value !== null;
      });
      context.stroke();
    }
    lane.drawing = drawing;
    lane.x = x;
    lane.y = y;
    lane.style = style;
    this.#drawPlayhead(lane);
  }

  #drawPlayheads() {
    for (const lane of this.#lanes) this.#drawPlayhead(lane);
  }

  #drawPlayhead({ canvas, drawing, lines, unit, x, y, style }) {
    if (!drawing) return;
    const index = this.#player.index;
    canvas.width = drawing.width;
    canvas.height = drawing.height;
    const context = canvas.getContext("2d");
    context.drawImage(drawing, 0, 0);
    context.scale(devicePixelRatio, devicePixelRatio);
    context.fillStyle = style.getPropertyValue("--playhead");
    context.fillRect(Math.round(x(index)) - 0.5, 0, 1, canvas.clientHeight);
    for (const { values, color, output } of lines) {
      const value = values[index];
      output.textContent = `${formatted(value)}${value === null || value === undefined || !unit ? "" : ` ${unit}`}`;
      if (value === null || value === undefined) continue;
      context.beginPath();
      context.arc(x(index), y(value), 3, 0, 2 * Math.PI);
      context.fillStyle = style.getPropertyValue(`--line-${color}`);
      context.fill();
    }
  }
}
