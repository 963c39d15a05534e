"use strict";

const find = (selector) => document.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];

function make(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

// Sorted by severity, most severe first.
const verdicts = ["unreadable", "missing", "extra", "different", "same"];
const sides = ["expected", "difference", "actual"];
const scales = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8, 16, 32];
const blinkTime = 600;
const capitalized = (word) => word[0].toUpperCase() + word.slice(1);

const pairs = all("script.pair").map((element, index) => ({ ...JSON.parse(element.textContent), index }));

// MARK: List of pairs

const isFailure = (pair) => pair.verdict !== "same";
const list = { filter: pairs.some(isFailure) ? "failures" : "all", key: "verdict", isDescending: false, shown: [] };

const matches = (pair) =>
  list.filter === "all" || list.filter === pair.verdict || (list.filter === "failures" && isFailure(pair));

const comparisons = {
  verdict: (a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict) || comparisons.rank(b, a),
  name: (a, b) => a.index - b.index,
  // A pair without an amount, such as images of different sizes, counts as differing most.
  rank: (a, b) => ((a.rank ?? Infinity) > (b.rank ?? Infinity)) - ((a.rank ?? Infinity) < (b.rank ?? Infinity)),
};

for (const pair of pairs) {
  const status = make("td", "", make("span", `verdict ${pair.verdict}`, capitalized(pair.verdict)));
  pair.row = make("tr", "", status, make("td", "", pair.name), make("td", "number", pair.amount ?? ""));
  pair.row.addEventListener("click", () => choose(pair));
}

function drawFilters() {
  const count = (filter) => pairs.filter(filter).length;
  const filters = [["all", pairs.length], ["failures", count(isFailure)]];
  for (const verdict of verdicts) filters.push([verdict, count((pair) => pair.verdict === verdict)]);
  find("#filters").replaceChildren(
    ...filters.filter(([name, number]) => number > 0 || name === "failures").map(([name, number]) => {
      const button = make("button", "", capitalized(name), make("b", "", number.toLocaleString("en")));
      button.type = "button";
      button.ariaPressed = name === list.filter;
      button.addEventListener("click", () => {
        list.filter = name;
        drawFilters();
        drawList();
      });
      return button;
    }));
}

function drawList() {
  const query = find("#search").value.trim().toLowerCase();
  const sign = list.isDescending ? -1 : 1;
  list.shown = pairs
    .filter((pair) => matches(pair) && pair.name.toLowerCase().includes(query))
    .sort((a, b) => sign * comparisons[list.key](a, b) || a.index - b.index);
  find("tbody").replaceChildren(...list.shown.map((pair) => pair.row));
  find("#none").hidden = list.shown.length > 0;
  for (const head of all("th")) {
    const order = list.isDescending ? "descending" : "ascending";
    head.ariaSort = head.dataset.key === list.key ? order : null;
  }
}

find("#search").addEventListener("input", drawList);
for (const head of all("th")) {
  head.addEventListener("click", () => {
    const { key } = head.dataset;
    list.isDescending = list.key === key ? !list.isDescending : key === "rank";
    list.key = key;
    drawList();
  });
}

function step(offset) {
  const index = list.shown.indexOf(view.pair);
  const next = list.shown[index < 0 ? 0 : Math.min(Math.max(index + offset, 0), list.shown.length - 1)];
  if (next) choose(next);
}

// MARK: Images of a pair

// `scale` is in CSS pixels per image pixel, or null to fit the image; `split` is the slider's position, 0 to 1.
const view = { pair: null, mode: "side", scale: null, split: 0.5, images: {}, size: null, ports: [], timer: 0 };

const hash = (pair) => `#pair=${encodeURIComponent(pair.name)}`;

async function choose(pair) {
  if (view.pair) view.pair.row.ariaSelected = false;
  view.pair = pair;
  pair.row.ariaSelected = true;
  pair.row.scrollIntoView({ block: "nearest" });
  location.replace(hash(pair));
  find("h2").textContent = pair.name;
  find(".details").textContent = capitalized(pair.verdict) + (pair.details ? `: ${pair.details}` : "");
  const images = {};
  await Promise.all(pair.pictures.map((side) => new Promise((resolve) => {
    const image = new Image();
    image.alt = capitalized(side);
    image.draggable = false;
    image.onload = resolve;
    // An image that the browser cannot decode is shown with no size.
    image.onerror = resolve;
    image.src = document.getElementById(`${side}-${pair.index}`).textContent;
    images[side] = image;
  })));
  if (view.pair !== pair) return;
  view.images = images;
  const shown = Object.values(images);
  view.size = {
    width: Math.max(1, ...shown.map((image) => image.naturalWidth)),
    height: Math.max(1, ...shown.map((image) => image.naturalHeight)),
  };
  view.scale = null;
  draw();
}

const hasBoth = () => Boolean(view.images.expected && view.images.actual);

function caption(side) {
  const image = view.images[side];
  return `${capitalized(side)}, ${image.naturalWidth} × ${image.naturalHeight}`;
}

// A scrollable area with images stacked on each other.
function port(...layers) {
  const sheet = make("div", "sheet", ...layers);
  const part = make("div", "port", sheet);
  part.addEventListener("scroll", () => {
    for (const other of view.ports) {
      other.scrollLeft = part.scrollLeft;
      other.scrollTop = part.scrollTop;
    }
  });
  view.ports.push(part);
  return part;
}

function plainFigure(side) {
  const layers = [view.images[side]];
  if (side === "difference" && view.pair.bounds) layers.push(make("div", "outline"));
  return make("figure", "", make("figcaption", "", caption(side)), port(...layers));
}

function swipeFigure() {
  const slider = make("input");
  Object.assign(slider, { type: "range", min: 0, max: 1, step: "any", value: view.split, ariaLabel: "Position of the divider" });
  const cover = make("div", "cover", view.images.actual);
  const edge = make("div", "edge");
  const part = port(view.images.expected, cover, edge);
  const sheet = part.firstChild;
  sheet.classList.add("swipe");
  const set = (split) => {
    view.split = Math.min(Math.max(split, 0), 1);
    slider.value = view.split;
    cover.style.clipPath = `inset(0 0 0 ${100 * view.split}%)`;
    edge.style.left = `${100 * view.split}%`;
  };
  const drag = (event) => {
    const box = sheet.getBoundingClientRect();
    set((event.clientX - box.left) / box.width);
  };
  slider.addEventListener("input", () => set(Number(slider.value)));
  sheet.addEventListener("pointerdown", (event) => {
    sheet.setPointerCapture(event.pointerId);
    drag(event);
  });
  sheet.addEventListener("pointermove", (event) => {
    if (sheet.hasPointerCapture(event.pointerId)) drag(event);
  });
  set(view.split);
  return make("figure", "", make("figcaption", "", caption("expected"), slider, caption("actual")), part);
}

function blinkFigure() {
  const words = make("figcaption");
  const part = port(view.images.expected, view.images.actual);
  let isActual = false;
  const flip = () => {
    isActual = !isActual;
    view.images.actual.style.visibility = isActual ? "visible" : "hidden";
    view.images.expected.style.visibility = isActual ? "hidden" : "visible";
    words.textContent = `${caption(isActual ? "actual" : "expected")} – click to ${view.timer ? "stop" : "flip"}`;
  };
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) view.timer = setInterval(flip, blinkTime);
  part.addEventListener("click", () => {
    clearInterval(view.timer);
    view.timer = 0;
    flip();
  });
  flip();
  return make("figure", "", words, part);
}

function figures() {
  if (view.mode === "swipe" && hasBoth()) return [swipeFigure()];
  if (view.mode === "blink" && hasBoth()) return [blinkFigure()];
  const shown = sides.filter((side) => view.images[side]);
  if (view.mode === "difference" && view.images.difference) return [plainFigure("difference")];
  return shown.map(plainFigure);
}

function draw() {
  clearInterval(view.timer);
  view.timer = 0;
  view.ports = [];
  for (const image of Object.values(view.images)) image.style.visibility = "";
  const isEmpty = Object.keys(view.images).length === 0;
  const reason = view.pair.verdict === "same"
    ? "Equal pairs are listed without images." : "This pair has no images.";
  find("#stage").replaceChildren(...(isEmpty ? [make("p", "", reason)] : figures()));
  for (const button of all("[data-mode]")) {
    const { mode } = button.dataset;
    button.ariaPressed = mode === view.mode;
    button.disabled = mode === "difference" ? !view.images.difference : mode !== "side" && !hasBoth();
  }
  for (const button of all("[data-zoom]")) button.disabled = isEmpty;
  find("[data-zoom=find]").disabled = isEmpty || !view.pair.bounds;
  resize();
}

// MARK: Zoom

// Returns the size available for an image; in a narrow window the height is that of the window.
function availableSize() {
  const part = view.ports[0];
  const isNarrow = matchMedia("(max-width: 860px)").matches;
  // Whole CSS pixels, less the border of the image.
  const { width, height } = part.getBoundingClientRect();
  return { width: Math.floor(width) - 2, height: isNarrow ? 0.8 * innerHeight : Math.floor(height) - 2 };
}

function fittingScale() {
  const { width, height } = availableSize();
  const scale = Math.min(width / view.size.width, height / view.size.height);
  return scale < 1 ? scale : Math.min(Math.floor(scale), 16);
}

function resize() {
  if (!view.ports.length) {
    find("#scale").textContent = "";
    return;
  }
  const scale = view.scale ?? fittingScale();
  const { bounds } = view.pair;
  for (const part of view.ports) {
    const sheet = part.firstChild;
    sheet.style.width = `${Math.floor(view.size.width * scale)}px`;
    sheet.style.height = `${Math.floor(view.size.height * scale)}px`;
    sheet.classList.toggle("enlarged", scale >= 1);
    for (const image of sheet.querySelectorAll("img")) {
      image.style.width = `${image.naturalWidth * scale}px`;
      image.style.height = `${image.naturalHeight * scale}px`;
    }
    const box = sheet.querySelector(".outline");
    if (box) {
      box.style.left = `${bounds.x * scale - 4}px`;
      box.style.top = `${bounds.y * scale - 4}px`;
      box.style.width = `${bounds.width * scale + 8}px`;
      box.style.height = `${bounds.height * scale + 8}px`;
    }
  }
  find("#scale").textContent = `${Number((100 * scale).toPrecision(3))} %`;
}

// Sets the scale and scrolls a point of the image, in image pixels, to the middle.
function zoom(scale, center) {
  view.scale = scale;
  resize();
  for (const part of view.ports) {
    part.scrollLeft = center.x * scale - part.clientWidth / 2;
    part.scrollTop = center.y * scale - part.clientHeight / 2;
  }
}

const zooming = {
  by(isLarger) {
    const part = view.ports[0];
    const scale = view.scale ?? fittingScale();
    const next = isLarger
      ? scales.find((other) => other > scale * 1.001) : scales.findLast((other) => other < scale / 1.001);
    if (!next) return;
    zoom(next, {
      x: (part.scrollLeft + Math.min(part.clientWidth, view.size.width * scale) / 2) / scale,
      y: (part.scrollTop + Math.min(part.clientHeight, view.size.height * scale) / 2) / scale,
    });
  },
  out() { this.by(false); },
  in() { this.by(true); },
  fit() {
    view.scale = null;
    resize();
  },
  find() {
    const { bounds } = view.pair;
    const { width, height } = availableSize();
    // The difference fills up to half of the available size.
    const largest = Math.min(width / bounds.width, height / bounds.height) / 2;
    const scale = Math.max(scales.findLast((other) => other <= largest) ?? 0, fittingScale());
    zoom(scale, { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 });
  },
};

function setMode(mode) {
  view.mode = mode;
  if (view.pair) draw();
}

for (const button of all("[data-mode]")) button.addEventListener("click", () => setMode(button.dataset.mode));
for (const button of all("[data-zoom]")) button.addEventListener("click", () => zooming[button.dataset.zoom]());
addEventListener("resize", resize);

// MARK: Keys

const keys = {
  ArrowLeft: () => step(-1), ArrowUp: () => step(-1), ArrowRight: () => step(1), ArrowDown: () => step(1),
  s: "[data-mode=side]", w: "[data-mode=swipe]", b: "[data-mode=blink]", d: "[data-mode=difference]",
  "+": "[data-zoom=in]", "=": "[data-zoom=in]", "-": "[data-zoom=out]", 0: "[data-zoom=fit]",
  f: "[data-zoom=find]",
};

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isArrow = event.key.startsWith("Arrow");
  const { type } = event.target;
  // The slider uses the arrow keys, the search field all keys.
  if (type === "search" || (type === "range" && isArrow)) return;
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  if (typeof action === "function") action();
  else find(action).click();
});

// MARK: Start

drawFilters();
drawList();
const first = pairs.find((pair) => hash(pair) === location.hash) ?? list.shown[0];
if (first) choose(first);
