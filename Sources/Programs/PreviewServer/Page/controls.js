// The controls and the keys.

import { find } from "./elements.js";
import { Film } from "./film.js";
import { installKeys } from "./keys.js";
import { kinds } from "./overlays.js";
import { nextTheme, setTheme, showOverlaySwitches } from "./panels.js";
import { openRecipe, resetParameters, stepRecipe } from "./recipes.js";
import { Saving } from "./saving.js";
import {
  connection, drawOverlays, fps, golden, graphs, meter, openFilm, painter, parameters, player, publish, report, root,
  scale, show, showTime, state, timeline,
} from "./scene.js";

const saving = new Saving(connection, () => ({
  recipe: state.recipe.id, parameters: parameters(), fps, index: player.index, range: player.range,
  frameCount: player.frameCount, touches: find("#touches").checked,
}));

// MARK: The playhead

player.addEventListener("frame", () => {
  state.film?.seek(player.index, player.range);
  show();
  showTime();
  golden.follow();
});
player.addEventListener("stall", ({ detail }) => state.film?.seek(detail, player.range));
player.addEventListener("range", () => {
  find("#loop-clear").disabled = !player.hasRange;
  root.dataset.range = player.range.join(" ");
  showTime();
  if (find("#strobe").checked) show();
});
player.addEventListener("state", () => {
  find("#play").ariaLabel = player.isPlaying ? "Pause" : "Play";
  root.dataset.playing = player.isPlaying;
  find("#loop").ariaPressed = player.repeats;
  for (const button of document.querySelectorAll("[data-speed]")) {
    button.ariaPressed = Number(button.dataset.speed) === player.speed;
  }
  if (player.isPlaying) {
    Film.isHeld = false;
    meter.start();
  } else {
    meter.stop();
    showTime();
    publish();
  }
});

// MARK: Controls

const press = (selector) => () => find(selector).click();
const nextSize = () => {
  const menu = find("#size");
  menu.selectedIndex = (menu.selectedIndex + 1) % menu.options.length;
  openFilm();
};
const jumpToMark = (direction) => {
  const index = timeline.nextMark(direction);
  if (index === undefined) return;
  player.pause();
  player.seek(index);
};
const changeTheme = (theme) => {
  setTheme(theme);
  painter.readColors();
  timeline.draw();
  graphs.draw();
  drawOverlays();
};

find("#recipe").addEventListener("change", ({ target }) => openRecipe(state.recipes.find(({ id }) => id === target.value)));
find("#recipe-previous").addEventListener("click", () => stepRecipe(-1));
find("#recipe-next").addEventListener("click", () => stepRecipe(1));
find("#parameters").addEventListener("submit", (event) => event.preventDefault());
find("#parameters-reset").addEventListener("click", resetParameters);
find("#play").addEventListener("click", () => player.toggle());
find("#to-start").addEventListener("click", () => player.seek(player.first));
find("#to-end").addEventListener("click", () => player.seek(player.last));
find("#step-back").addEventListener("click", () => player.step(-1));
find("#step-forward").addEventListener("click", () => player.step(1));
find("#loop").addEventListener("click", () => player.setRepeats(!player.repeats));
find("#loop-in").addEventListener("click", () => player.setRange(player.index, Math.max(player.index, player.last)));
find("#loop-out").addEventListener("click", () => player.setRange(Math.min(player.first, player.index), player.index));
find("#loop-clear").addEventListener("click", () => player.setRange(0, player.frameCount - 1));
for (const button of document.querySelectorAll("[data-speed]")) {
  button.addEventListener("click", () => player.setSpeed(Number(button.dataset.speed)));
}
find("#time").addEventListener("change", ({ target }) => {
  const time = Number(target.value.replace(",", "."));
  if (Number.isFinite(time)) player.step(Math.round(time * fps) - player.index);
  target.value = player.time.toFixed(3);
});
for (const selector of ["#onion", "#onion-count", "#onion-step"]) find(selector).addEventListener("change", show);
for (const selector of ["#strobe", "#strobe-count"]) {
  find(selector).addEventListener("change", () => {
    state.strobeKey = null;
    delete root.dataset.strobe;
    player.pause();
    show();
  });
}
find("#touches").addEventListener("change", openFilm);
find("#size").addEventListener("change", openFilm);
find("#save-open").addEventListener("click", () => saving.open());
find("#help-open").addEventListener("click", () => find("#help").showModal());
find("#theme").addEventListener("click", () => changeTheme(nextTheme()));
find("#restart").addEventListener("click", () => connection.restart());
golden.addEventListener("change", openFilm);
golden.addEventListener("fail", ({ detail }) => report(detail));
showOverlaySwitches(state.overlays, drawOverlays);
changeTheme(localStorage.getItem("theme") ?? "auto");
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => changeTheme(root.dataset.theme ?? "auto"));
if (innerWidth <= 700) for (const panel of document.querySelectorAll("#panels details")) panel.open = false;

// Another size of the window needs other frames, and another zoom another size of the picture.
const adapt = () => {
  if (!state.film) return;
  const newest = state.next ?? state.film;
  if (newest.spec.scale !== scale()) openFilm();
  else if (!state.next) show();
};
new ResizeObserver(adapt).observe(find("#views"));
addEventListener("resize", adapt);

installKeys([
  {
    title: "Time",
    rows: [
      { keys: { " ": () => player.toggle() }, text: "Play or pause" },
      { keys: { ArrowLeft: () => player.step(-1), ArrowRight: () => player.step(1) }, text: "One frame back or forward" },
      { keys: { "⇧ArrowLeft": () => player.step(-10), "⇧ArrowRight": () => player.step(10) }, text: "Ten frames back or forward" },
      { keys: { Home: press("#to-start"), End: press("#to-end") }, text: "Start or end of the loop range" },
      { keys: { p: () => jumpToMark(-1), n: () => jumpToMark(1) }, text: "Previous or next event" },
      { keys: { 1: press("[data-speed='1']"), 2: press("[data-speed='0.25']"), 3: press("[data-speed='0.1']") }, text: "Speed 1×, ¼×, ⅒×" },
      { keys: { i: press("#loop-in"), o: press("#loop-out"), x: press("#loop-clear") }, text: "Loop from here, to here, or all" },
      { keys: { l: press("#loop") }, text: "Repeat, or stop at the end" },
    ],
  },
  {
    title: "Picture",
    rows: [
      {
        keys: Object.fromEntries(kinds.map(({ name, key }) => [`⇧${key}`, press(`[data-overlay=${name}]`)])),
        text: kinds.map(({ label }) => label.toLowerCase()).join(", "),
      },
      { keys: { u: press("#onion") }, text: "Onion skin" },
      { keys: { b: press("#strobe") }, text: "Strobe of the loop range" },
      { keys: { h: press("#touches") }, text: "Show touches" },
      { keys: { g: () => golden.nextMode() }, text: "Golden frame: side by side, difference, off" },
      { keys: { ",": () => golden.step(-1), ".": () => golden.step(1) }, text: "Previous or next golden frame" },
      { keys: { z: () => nextSize() }, text: "Size of the picture" },
    ],
  },
  {
    title: "Preview",
    rows: [
      { keys: { "[": () => stepRecipe(-1), "]": () => stepRecipe(1) }, text: "Previous or next recipe" },
      { keys: { 0: () => resetParameters() }, text: "Reset the parameters" },
      { keys: { s: () => saving.open() }, text: "Save as" },
      { keys: { r: () => connection.restart() }, text: "Restart the worker" },
      { keys: { m: () => meter.measure(player) }, text: "Play once and measure" },
      { keys: { t: press("#theme") }, text: "Light or dark" },
      { keys: { "?": () => find("#help").showModal() }, text: "These keys" },
    ],
  },
]);
