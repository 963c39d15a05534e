"use strict";

// Frames are counted from 0. While the film plays, the time runs on between frames, since layers are
// interpolated; in pauses it is that of a frame.
const player = document.getElementById("player");
const svg = document.querySelector("#film > svg");
const slider = document.getElementById("time");
const clock = document.getElementById("clock");
const speed = document.getElementById("speed");
const loop = document.getElementById("loop");
const frames = Number(player.dataset.frames);
const rate = Number(player.dataset.rate);
const duration = frames / rate;
let time = 0;
let isPlaying = false;
let last = 0;

svg.pauseAnimations();
slider.max = frames - 1;

// The film is as large as fits beside the controls.
function fit() {
  const box = svg.viewBox.baseVal;
  const place = svg.parentElement;
  const scale = Math.min(place.clientWidth / box.width, place.clientHeight / box.height);
  svg.setAttribute("width", box.width * scale);
  svg.setAttribute("height", box.height * scale);
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
}

function seek(number) {
  time = Math.max(0, Math.min(frames - 1, number)) / rate;
  show();
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
document.getElementById("film").addEventListener("click", toggle);
document.getElementById("back").addEventListener("click", () => step(-1));
document.getElementById("forward").addEventListener("click", () => step(1));
slider.addEventListener("input", () => {
  if (isPlaying) pause();
  seek(Number(slider.value));
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
  if (!action || event.target === speed) return;
  event.preventDefault();
  action();
});
addEventListener("resize", fit);
fit();
// A viewer who prefers reduced motion starts the film.
if (matchMedia("(prefers-reduced-motion: reduce)").matches) show();
else play();
