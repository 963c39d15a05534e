// What the dynamic animators know, drawn as vectors over the picture.

/** The number of frames of one request. */
const chunkLength = 60;
/** Velocities are drawn as the distance traveled in this time, in seconds. */
const velocityTime = 0.1;
/** The length of the arrow of the largest impulse, in CSS pixels. */
const impulseLength = 48;

/** The overlays, with their keys and the custom properties of their colors. */
export const kinds = [
  { name: "bodies", label: "Bodies’ outlines", key: "1", color: "--body" },
  { name: "contacts", label: "Contacts and impulses", key: "2", color: "--contact" },
  { name: "velocities", label: "Velocities", key: "3", color: "--velocity" },
  { name: "attachments", label: "Springs and anchors", key: "4", color: "--spring" },
  { name: "sleeping", label: "Sleeping bodies", key: "5", color: "--sleep" },
];

/** The overlays of a film's frames, fetched when they are needed. */
export class OverlayStore extends EventTarget {
  #connection;
  #spec;
  #frameCount;
  #frames = new Map();
  #pending = new Set();
  #abort = new AbortController();
  maxImpulse = 0;

  constructor(connection, { recipe, parameters, fps }, frameCount) {
    super();
    this.#connection = connection;
    this.#spec = { recipe, parameters, fps };
    this.#frameCount = frameCount;
  }

  close() { this.#abort.abort(); }

  /** Returns the animators of a frame; undefined until they are here. */
  at(index) {
    const chunk = Math.floor(index / chunkLength);
    this.#fetch(chunk);
    this.#fetch(chunk + 1);
    return this.#frames.get(index);
  }

  async #fetch(chunk) {
    const first = chunk * chunkLength;
    if (this.#pending.has(chunk) || first >= this.#frameCount) return;
    this.#pending.add(chunk);
    try {
      const count = Math.min(chunkLength, this.#frameCount - first);
      const frames = await this.#connection.json(
        { method: "overlays", first, count, ...this.#spec }, this.#abort.signal);
      for (const { index, animators } of frames) {
        this.#frames.set(index, animators);
        for (const { contacts = [] } of animators) {
          for (const { impulse } of contacts) this.maxImpulse = Math.max(this.maxImpulse, impulse);
        }
      }
      this.dispatchEvent(new Event("load"));
    } catch (error) {
      if (!this.#abort.signal.aborted) this.dispatchEvent(new CustomEvent("fail", { detail: error }));
    }
  }
}

/** Draws overlays on a canvas of its own. */
export class OverlayPainter {
  #canvas;
  #context;
  #colors = {};

  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d");
    this.readColors();
  }

  /** Reads the colors of the theme. */
  readColors() {
    const style = getComputedStyle(document.documentElement);
    for (const name of ["--body", "--contact", "--velocity", "--spring", "--sleep", "--halo"]) {
      this.#colors[name] = style.getPropertyValue(name);
    }
  }

  /** Draws; `size` is that of the picture in pixels, `scale` its pixels per point. */
  draw(animators, shown, { width, height, scale, maxImpulse }) {
    const canvas = this.#canvas;
    canvas.width = width;
    canvas.height = height;
    canvas.style.width = `${width / devicePixelRatio}px`;
    canvas.style.height = `${height / devicePixelRatio}px`;
    if (!animators || shown.size === 0) return;
    this.scale = scale;
    this.unit = devicePixelRatio;
    const context = this.#context;
    context.lineJoin = "round";
    context.lineCap = "round";
    for (const { bodies = [], contacts = [], attachments = [], boundaries = [] } of animators) {
      if (shown.has("sleeping")) for (const body of bodies) if (body.isSleeping) this.#sleeping(body);
      if (shown.has("bodies")) {
        for (const { points } of boundaries) this.#stroke([this.#path([points])], "--body", [4, 4]);
        for (const body of bodies) this.#body(body);
      }
      if (shown.has("attachments")) for (const attachment of attachments) this.#attachment(attachment);
      if (shown.has("velocities")) for (const body of bodies) this.#velocity(body);
      if (shown.has("contacts")) for (const contact of contacts) this.#contact(contact, maxImpulse);
    }
  }

  #path(parts, isClosed = false) {
    const path = new Path2D();
    for (const part of parts) {
      part.forEach(([x, y], index) => {
        if (index === 0) path.moveTo(x * this.scale, y * this.scale);
        else path.lineTo(x * this.scale, y * this.scale);
      });
      if (isClosed) path.closePath();
    }
    return path;
  }

  /** Strokes with a halo, so that lines are seen on every picture. */
  #stroke(paths, color, dash = [], width = 1.5) {
    const context = this.#context;
    context.setLineDash(dash.map((length) => length * this.unit));
    for (const [style, extra] of [["--halo", 2], [color, 0]]) {
      context.strokeStyle = this.#colors[style];
      context.lineWidth = (width + extra) * this.unit;
      for (const path of paths) context.stroke(path);
    }
    context.setLineDash([]);
  }

  #body({ outline, center: [x, y], angle, isStatic }) {
    this.#stroke([this.#path(outline, true)], "--body", isStatic ? [2, 3] : []);
    // A tick from the center shows how the body is turned.
    const length = 7 * this.unit;
    const tick = new Path2D();
    tick.moveTo(x * this.scale, y * this.scale);
    tick.lineTo(x * this.scale + length * Math.cos(angle), y * this.scale + length * Math.sin(angle));
    this.#stroke([tick], "--body");
  }

  #sleeping({ outline }) {
    const context = this.#context;
    const path = this.#path(outline, true);
    context.fillStyle = this.#colors["--sleep"];
    context.globalAlpha = 0.28;
    context.fill(path);
    context.globalAlpha = 1;
    this.#stroke([path], "--sleep", [1, 4]);
  }

  #arrow([x, y], [dx, dy], color) {
    const length = Math.hypot(dx, dy);
    if (length < 1.5 * this.unit) return;
    const head = Math.min(6 * this.unit, length / 2);
    const [ux, uy] = [dx / length, dy / length];
    const [endX, endY] = [x + dx, y + dy];
    const path = new Path2D();
    path.moveTo(x, y);
    path.lineTo(endX, endY);
    path.moveTo(endX - head * (ux + 0.6 * uy), endY - head * (uy - 0.6 * ux));
    path.lineTo(endX, endY);
    path.lineTo(endX - head * (ux - 0.6 * uy), endY - head * (uy + 0.6 * ux));
    this.#stroke([path], color);
  }

  #velocity({ center: [x, y], velocity: [dx, dy] }) {
    const factor = velocityTime * this.scale;
    this.#arrow([x * this.scale, y * this.scale], [dx * factor, dy * factor], "--velocity");
  }

  #contact({ point: [x, y], normal: [nx, ny], impulse }, maxImpulse) {
    const context = this.#context;
    const [px, py] = [x * this.scale, y * this.scale];
    // The square root, so that resting contacts are seen beside impacts.
    const length = maxImpulse > 0 ? impulseLength * this.unit * Math.sqrt(impulse / maxImpulse) : 0;
    this.#arrow([px, py], [nx * length, ny * length], "--contact");
    context.beginPath();
    context.arc(px, py, 3 * this.unit, 0, 2 * Math.PI);
    context.fillStyle = this.#colors["--contact"];
    context.strokeStyle = this.#colors["--halo"];
    context.lineWidth = this.unit;
    context.fill();
    context.stroke();
  }

  #attachment({ from, to, isSpring }) {
    const [a, b] = [from, to].map(([x, y]) => [x * this.scale, y * this.scale]);
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy);
    const path = new Path2D();
    path.moveTo(...a);
    const turns = isSpring ? Math.max(4, Math.min(24, Math.round(length / (8 * this.unit)))) : 0;
    for (let turn = 1; turn < turns; turn++) {
      const side = (turn % 2 ? 1 : -1) * 4 * this.unit / (length || 1);
      path.lineTo(a[0] + dx * turn / turns - dy * side, a[1] + dy * turn / turns + dx * side);
    }
    path.lineTo(...b);
    const ends = new Path2D();
    for (const [x, y] of [a, b]) {
      ends.moveTo(x + 3.5 * this.unit, y);
      ends.arc(x, y, 3.5 * this.unit, 0, 2 * Math.PI);
    }
    this.#stroke([path, ends], "--spring");
  }
}
