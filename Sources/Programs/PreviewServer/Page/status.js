// The status of the preview: building, ready, an error, or the end.

import { find } from "./elements.js";
import { Film } from "./film.js";
import { showProblem } from "./panels.js";
import { openRecipes } from "./recipes.js";
import { connection, player, report, root, state } from "./scene.js";

const phases = { building: "Building…", ready: "", failed: "Error", stopped: "Stopped" };

connection.addEventListener("status", async ({ detail: status }) => {
  const isNewWorker = status.phase === "ready" && status.generation !== state.status?.generation;
  state.status = status;
  root.dataset.phase = status.phase;
  Film.isHeld = status.phase === "building" && !player.isPlaying;
  // The older worker continues; another one has films of its own.
  if (status.phase === "failed") state.film?.seek(player.index, player.range);
  find("#status").textContent = phases[status.phase];
  if (status.phase === "failed" || status.phase === "stopped") showProblem(status);
  if (status.phase === "ready") showProblem(null);
  if (status.phase !== "ready" && status.generation === 0) return;
  if (!isNewWorker && state.recipe) return;
  try {
    await openRecipes();
  } catch (error) {
    report(error);
  }
});

connection.addEventListener("close", () => {
  root.dataset.phase = "closed";
  find("#status").textContent = "Ended";
  showProblem({
    phase: "stopped", errors: [], lines: [],
    message: "The preview has ended. Start it again, and open the address that it prints.",
  });
  find("#problem-title").textContent = "Not connected";
  find("#restart").hidden = true;
});
