// The choice of a recipe, and of the values of its parameters.

import { find } from "./elements.js";
import { showParameters, showRecipes } from "./panels.js";
import { connection, fps, notify, openFilm, parameters, player, showTime, state } from "./scene.js";

// Where a reloaded page was. The key in the address is a cookie now, and not to stay in the history.
const start = new URLSearchParams(location.hash.slice(1));
history.replaceState(null, "", `/${location.hash}`);

/** Fetches the recipes, and shows the one that was shown, or that was asked for. */
export async function openRecipes() {
  const { program, recipes } = await connection.json({ method: "recipes" });
  state.recipes = recipes;
  find("#program").textContent = program;
  const wanted = [state.recipe?.id, start.get("recipe"), state.status.recipe];
  const recipe = wanted.map((id) => recipes.find((recipe) => recipe.id === id)).find(Boolean) ?? recipes[0];
  if (!recipe) return notify("There are no recipes.");
  const isFirst = state.recipe === null;
  openRecipe(recipe, isFirst && start.get("recipe") === recipe.id ? Number(start.get("t")) * fps : undefined);
}

/** The frame at which a recipe opens: its first key moment, since many films begin with little to see. */
const opening = ({ keyMoments = [] }) => Math.round((keyMoments.find((time) => time > 0) ?? 0) * fps);

/** Shows a recipe; without an index, at the same time if it is the same one. */
export function openRecipe(recipe, index) {
  const isSame = state.recipe?.id === recipe.id;
  state.recipe = recipe;
  // Values of parameters that an edit removed are dropped.
  const known = new Set(recipe.parameters?.map(({ name }) => name));
  const values = Object.entries(parameters()).filter(([name]) => known.has(name));
  state.parameters[recipe.id] = Object.fromEntries(values);
  showRecipes(state.recipes, recipe.id);
  showOpenParameters();
  document.title = `${recipe.id} – ${find("#program").textContent}`;
  if (!isSame) {
    player.pause();
    player.index = 0;
    player.first = 0;
    player.last = player.frameCount - 1;
    player.setLength(Math.max(1, Math.round(recipe.duration * fps)), fps);
    if (Number.isFinite(index)) player.seek(index);
    else player.open(opening(recipe));
    find("#strobe").checked = false;
    showTime();
  }
  state.strobeKey = null;
  return openFilm();
}

function showOpenParameters() {
  const { recipe } = state;
  const known = recipe.parameters ?? [];
  showParameters(known, parameters(), (name, value) => {
    const isDefault = value === known.find((parameter) => parameter.name === name).default;
    const values = { ...parameters(), [name]: value };
    if (isDefault) delete values[name];
    state.parameters[recipe.id] = values;
    find("#parameters-reset").disabled = Object.keys(values).length === 0;
    changeParameters();
  });
  find("#parameters-reset").disabled = Object.keys(parameters()).length === 0;
}

/** Opens the film of the newest values; those in between are left out while one is rendered. */
async function changeParameters() {
  state.isStale = true;
  if (state.isOpening) return;
  state.isOpening = true;
  while (state.isStale) {
    state.isStale = false;
    await openFilm();
  }
  state.isOpening = false;
}

/** Sets all parameters to their defaults. */
export function resetParameters() {
  state.parameters[state.recipe.id] = {};
  showOpenParameters();
  changeParameters();
}

/** Shows the next recipe, or the one before. */
export function stepRecipe(offset) {
  const index = state.recipes.findIndex(({ id }) => id === state.recipe?.id);
  const next = state.recipes[index + offset];
  if (next) openRecipe(next);
}
