"use strict";

// Frames are counted from 0. While the film plays, the time runs on between frames, since layers are
// interpolated; in pauses it is that of a frame.
const player = document.getElementById("player");
const place = document.getElementById("film");
const slider = document.getElementById("time");
const clock = document.getElementById("clock");
const speed = document.getElementById("speed");
const loop = document.getElementById("loop");
const parameters = [...document.querySelectorAll(".parameter")];
const films = [...document.querySelectorAll("template[data-frames]")];
const plotData = document.getElementById("plot-data");
const plot = plotData
  ? makePlot(document.getElementById("plot"), JSON.parse(plotData.textContent), seekTime) : null;
let svg = place.querySelector("svg");
let frames = Number(player.dataset.frames);
let rate = Number(player.dataset.rate);
let duration = frames / rate;
let time = 0;
let isPlaying = false;
let last = 0;

// The film is as large as fits: beside the controls, or on a narrow screen above them.
function fit() {
  const box = svg.viewBox.baseVal;
  const isNarrow = innerWidth < 760;
  const height = isNarrow ? innerHeight * 0.6 : place.clientHeight;
  const scale = Math.min(place.clientWidth / box.width, height / box.height);
  svg.setAttribute("width", box.width * scale);
  svg.setAttribute("height", box.height * scale);
  plot?.fit();
}

// The number of values of a parameter, and the index of the one that is chosen.
function count(parameter) {
  return parameter.options ? parameter.options.length : Number(parameter.max) + 1;
}

function chosen(parameter) {
  return parameter.options ? parameter.selectedIndex : Number(parameter.value);
}

function name(parameter) {
  const output = parameter.nextElementSibling;
  if (output) output.value = parameter.dataset.values.split("|")[chosen(parameter)];
}

// Films have all combinations of values; the last parameter changes first.
function choose() {
  const index = parameters.reduce((sum, each) => sum * count(each) + chosen(each), 0);
  parameters.forEach(name);
  if (films.length > 0) {
    const film = films[index];
    place.replaceChildren(document.importNode(film.content, true));
    svg = place.querySelector("svg");
    svg.pauseAnimations();
    frames = Number(film.dataset.frames);
    rate = Number(film.dataset.rate);
    duration = frames / rate;
    if (time >= duration) time = (frames - 1) / rate;
  }
  slider.max = frames - 1;
  plot?.choose(index);
  fit();
  show();
}

function chooseFirst(index) {
  for (const parameter of [...parameters].reverse()) {
    const place = index % count(parameter);
    if (parameter.options) parameter.selectedIndex = place;
    else parameter.value = place;
    index = Math.floor(index / count(parameter));
  }
}

function frame() {
  return Math.min(frames - 1, Math.floor(time * rate + 1e-6));
}

function show() {
  // A change at the beginning of a frame has happened a little later.
  svg.setCurrentTime(Math.min(time + 1e-5, duration - 1e-5));
  slider.value = frame();
  const digits = String(frames - 1).length;
  clock.value =
    `${(frame() / rate).toFixed(2)} s  ${String(frame()).padStart(digits, "\u2007")}/${frames - 1}`;
  plot?.show(isPlaying ? time : frame() / rate);
}

function seek(number) {
  time = Math.max(0, Math.min(frames - 1, number)) / rate;
  show();
}

function seekTime(seconds) {
  if (isPlaying) pause();
  seek(Math.round(seconds * rate));
}

function tick(now) {
  if (!isPlaying) return;
  time += (Math.min(now - last, 250) / 1000) * Number(speed.value);
  last = now;
  if (time >= duration) {
    if (loop.checked) {
      time %= duration;
    } else {
      pause();
      return seek(frames - 1);
    }
  }
  show();
  requestAnimationFrame(tick);
}

function play() {
  if (frame() === frames - 1) time = 0;
  isPlaying = true;
  player.classList.add("playing");
  last = performance.now();
  requestAnimationFrame(tick);
}

function pause() {
  isPlaying = false;
  player.classList.remove("playing");
  seek(frame());
}

function toggle() {
  if (isPlaying) pause();
  else play();
}

function step(count) {
  if (isPlaying) pause();
  seek(frame() + count);
}

function changeSpeed(change) {
  const index = speed.selectedIndex + change;
  speed.selectedIndex = Math.max(0, Math.min(speed.options.length - 1, index));
}

document.getElementById("play").addEventListener("click", toggle);
place.addEventListener("click", toggle);
document.getElementById("back").addEventListener("click", () => step(-1));
document.getElementById("forward").addEventListener("click", () => step(1));
slider.addEventListener("input", () => {
  if (isPlaying) pause();
  seek(Number(slider.value));
});
for (const parameter of parameters) parameter.addEventListener("input", choose);
document.getElementById("copy")?.addEventListener("click", () => {
  const text = document.querySelector("#source pre");
  getSelection().selectAllChildren(text);
  document.execCommand("copy");
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const keys = {
    " ": toggle,
    k: toggle,
    ArrowLeft: () => step(event.shiftKey ? -10 : -1),
    ArrowRight: () => step(event.shiftKey ? 10 : 1),
    Home: () => step(-frames),
    End: () => step(frames),
    "<": () => changeSpeed(-1),
    ">": () => changeSpeed(1),
    l: () => (loop.checked = !loop.checked),
  };
  const action = keys[event.key] ?? keys[event.key.toLowerCase()];
  if (!action || event.target === speed || parameters.includes(event.target)) return;
  if (event.target.closest("details")) return;
  event.preventDefault();
  action();
});
addEventListener("resize", fit);
svg?.pauseAnimations();
chooseFirst(Number(player.dataset.first));
choose();
// A viewer who prefers reduced motion starts the film.
if (!matchMedia("(prefers-reduced-motion: reduce)").matches) play();
