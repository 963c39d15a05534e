// What is shown: the recipe, its film, and how its frame is drawn.

import { Cancelled, Connection } from "./connection.js";
import { find } from "./elements.js";
import { Film } from "./film.js";
import { Golden } from "./golden.js";
import { Graphs } from "./graphs.js";
import { Meter } from "./meter.js";
import { OverlayPainter, OverlayStore } from "./overlays.js";
import { marks, markEvents, showEvents, showSounds } from "./panels.js";
import { Picture } from "./picture.js";
import { Player } from "./player.js";
import { Timeline } from "./timeline.js";

export const fps = 60;
export const root = document.documentElement;

export const state = {
  status: null,
  recipes: [],
  recipe: null,
  // The values that the user set, by recipe.
  parameters: {},
  overlays: new Set(),
  // The film that is shown, and the one that takes its place when its frame is here.
  film: null,
  next: null,
  shown: -1,
};

export const connection = new Connection();
export const picture = new Picture(find("#picture"));
export const painter = new OverlayPainter(find("#overlay"));
export const player = new Player((index) => Boolean(state.film?.ready(index)));
export const timeline = new Timeline(player);
export const graphs = new Graphs(player);
export const golden = new Golden(connection, player);
export const meter = new Meter();

/** Shows a sentence below the picture; without one, hides it. */
export function notify(text) {
  const notice = find("#notice");
  notice.hidden = !text;
  notice.textContent = text ?? "";
}

/** Shows an error in a sentence; a cancelled request is not an error. */
export function report(error) {
  if (!(error instanceof Cancelled)) notify(error.message);
}

/** The values that the user set for the recipe. */
export const parameters = () => state.parameters[state.recipe.id] ?? {};

// MARK: The film

/** Pixels per point: what fits, in sixteenths, so that each pixel is one of the screen. */
export function scale() {
  const { width, height } = state.recipe;
  const size = find("#size").value;
  if (size !== "fit") return Number(size) * devicePixelRatio;
  const area = find("#views");
  const style = getComputedStyle(area);
  const columns = golden.isSideBySide && innerWidth > 700 ? 2 : 1;
  const gap = parseFloat(style.columnGap) || 0;
  const available = {
    width: (area.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - (columns - 1) * gap) / columns,
    height: area.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom) - (golden.isOn ? 22 : 0),
  };
  const fitting = Math.min(available.width / width, available.height / height) * devicePixelRatio;
  return Math.max(0.0625, Math.min(4, Math.floor(fitting * 16) / 16));
}

/** Starts another film of the recipe at the same time; the picture stays until its frame is here. */
export async function openFilm() {
  const { recipe, status: { generation } } = state;
  const spec = { recipe: recipe.id, parameters: parameters(), fps, scale: scale(), touches: find("#touches").checked };
  state.next?.close();
  const frameCount = Math.max(1, Math.round(recipe.duration * fps));
  const film = new Film(connection, spec, frameCount);
  state.next = film;
  if (state.timelineKey !== timelineKey(spec)) player.setLength(frameCount, fps);
  film.addEventListener("buffered", () => { if (state.film === film) timeline.setRuns(film.runs()); });
  film.addEventListener("fail", ({ detail }) => report(detail));
  try {
    await film.frame(player.index);
  } catch (error) {
    if (state.next === film) report(error);
    return;
  }
  if (state.next !== film) return film.close();
  state.film?.close();
  state.film = film;
  state.filmGeneration = generation;
  state.next = null;
  state.shown = -1;
  notify();
  show();
  timeline.setRuns(film.runs());
  film.seek(player.index, player.range);
  await openTimeline(spec);
}

const timelineKey = (spec) => JSON.stringify([spec.recipe, spec.parameters, spec.fps, state.status.generation]);

/** Fetches the log, the events and the graphs, unless they are here already. */
async function openTimeline(spec) {
  const key = timelineKey(spec);
  if (state.timelineKey === key || state.pendingTimeline === key) return;
  const isNewRecipe = state.timelineRecipe !== spec.recipe;
  state.pendingTimeline = key;
  state.overlayStore?.close();
  const store = new OverlayStore(connection, spec, state.film.frameCount);
  state.overlayStore = store;
  for (const name of ["load", "fail"]) {
    store.addEventListener(name, ({ detail }) => {
      if (detail) report(detail);
      else if (state.overlayStore === store) drawOverlays();
    });
  }
  drawOverlays();
  if (isNewRecipe) golden.open(state.recipe, state.status.hasGoldens);
  golden.refresh(spec.parameters);
  try {
    const { recipe, parameters } = spec;
    const data = await connection.json({ method: "timeline", recipe, parameters, fps });
    if (state.pendingTimeline !== key) return;
    state.timelineKey = key;
    state.timelineRecipe = recipe;
    if (data.frameCount !== player.frameCount) {
      player.setLength(data.frameCount, fps);
      if (state.film.spec.recipe === recipe) state.film.frameCount = data.frameCount;
    }
    const all = marks(data, state.recipe.keyMoments);
    timeline.setMarks(all);
    showEvents(all, (time) => {
      player.pause();
      player.seek(Math.ceil(time * fps - 1e-6));
    });
    showSounds(data.sounds);
    markEvents(player.time);
    graphs.setViews(data.views, isNewRecipe);
    root.dataset.timeline = recipe;
  } catch (error) {
    report(error);
  }
  if (state.pendingTimeline === key) state.pendingTimeline = null;
}

// MARK: Drawing

/** Draws the frame of the playhead, or draws it when it is here. */
export async function show() {
  const { film } = state;
  if (!film) return;
  const { index } = player;
  if (find("#strobe").checked) return showStrobe();
  if (golden.exactTime !== undefined) return showExact(film, golden.exactTime);
  const bitmap = film.ready(index);
  if (!bitmap) {
    try {
      await film.frame(index);
    } catch (error) {
      report(error);
      return;
    }
    // The playhead may be elsewhere by now.
    if (state.film === film && player.index === index) show();
    return;
  }
  if (find("#onion").checked) await drawOnion(film, bitmap, index);
  else picture.draw(bitmap);
  if (state.film !== film || player.index !== index) return;
  presented(index);
}

/** Draws the frame of a golden frame's time, which may lie between two frames. */
async function showExact(film, time) {
  const { index } = player;
  try {
    const { body } = await connection.request({ method: "frame", ...film.spec, fps: 1000, index: Math.round(1000 * time) });
    const bitmap = await createImageBitmap(new Blob([body], { type: "image/png" }));
    if (state.film === film && golden.exactTime === time) {
      picture.draw(bitmap);
      presented(index);
    }
    bitmap.close();
  } catch (error) {
    report(error);
  }
}

function presented(index) {
  state.shown = index;
  golden.fit();
  meter.present(index);
  drawOverlays();
  if (player.isPlaying) return;
  publish();
}

/** Writes what is shown to the document, for tests and for style sheets. */
export function publish() {
  root.dataset.recipe = state.film?.spec.recipe ?? "";
  root.dataset.index = state.shown;
  root.dataset.generation = state.film ? state.filmGeneration : 0;
  root.dataset.parameters = JSON.stringify(state.film?.spec.parameters ?? {});
  root.dataset.onion = find("#onion").checked;
}

async function drawOnion(film, bitmap, index) {
  const count = Number(find("#onion-count").value) || 2;
  const step = Number(find("#onion-step").value) || 6;
  const distances = [];
  for (let distance = 1; distance <= count; distance++) distances.push(-distance, distance);
  const wanted = distances.map((distance) => ({ distance, index: index + distance * step }))
    .filter(({ index }) => index >= 0 && index < player.frameCount);
  const isPlaying = player.isPlaying;
  const frame = async (index) => film.ready(index) ?? (isPlaying ? undefined : film.frame(index).catch(() => undefined));
  // Frames far from this one show what is behind things that move.
  const far = [0, 1, 2, 3, 4].map((part) => Math.round((part / 4) * (player.frameCount - 1)))
    .filter((other) => Math.abs(other - index) > count * step);
  const [others, witnesses] = await Promise.all([
    Promise.all(wanted.map(async ({ distance, index }) => ({ distance, bitmap: await frame(index) }))),
    Promise.all(far.map(frame)),
  ]);
  if (state.film === film && player.index === index) {
    picture.drawOnion(bitmap, others.filter(({ bitmap }) => bitmap), witnesses.filter(Boolean));
  }
}

export function drawOverlays() {
  const { film, overlayStore, overlays, shown } = state;
  if (!film || !overlayStore) return;
  const animators = overlays.size > 0 && shown >= 0 ? overlayStore.at(shown) : undefined;
  painter.draw(animators, overlays, {
    width: picture.width, height: picture.height, scale: film.spec.scale, maxImpulse: overlayStore.maxImpulse,
  });
  root.dataset.overlays = animators ? [...overlays].join(" ") : "";
}

/** Draws the instants of the loop range in one picture. */
async function showStrobe() {
  const { film } = state;
  const [first, last] = player.range;
  const count = Math.max(2, Math.min(Number(find("#strobe-count").value) || 10, last - first + 1));
  const key = JSON.stringify([film.spec, first, last, count, state.filmGeneration]);
  if (state.strobeKey === key) return presented(player.index);
  state.strobe?.abort();
  state.strobe = new AbortController();
  try {
    const { recipe, parameters, scale } = film.spec;
    const { body } = await connection.request(
      { method: "strobe", recipe, parameters, fps, first, last, count, scale }, state.strobe.signal);
    const bitmap = await createImageBitmap(new Blob([body], { type: "image/png" }));
    if (state.film === film && find("#strobe").checked) {
      picture.draw(bitmap);
      state.strobeKey = key;
      root.dataset.strobe = count;
      presented(player.index);
    }
    bitmap.close();
  } catch (error) {
    report(error);
  }
}

/** Shows the time of the playhead. */
export function showTime() {
  const field = find("#time");
  if (document.activeElement !== field) field.value = player.time.toFixed(3);
  find("#frame-number").textContent = `${player.index} / ${player.frameCount - 1}`;
  if (!player.isPlaying) {
    const hash = new URLSearchParams({ recipe: state.recipe?.id ?? "", t: player.time.toFixed(3) });
    history.replaceState(null, "", `/#${hash}`);
    markEvents(player.time);
  }
}
