// Counts the frames that are presented, while playing and in a measured run.

import { find } from "./elements.js";

export class Meter {
  #presented = [];
  #report = null;
  #isRunning = false;

  /** Begins to count. */
  start() {
    this.#presented = [];
    this.#isRunning = true;
  }

  /** Ends the count, and the measured run. */
  stop() {
    this.#isRunning = false;
    if (!this.#report) return;
    const figures = this.#figures();
    this.#report(figures);
    this.#report = null;
  }

  /** Records that a frame was drawn. */
  present(index) {
    if (!this.#isRunning) return;
    const time = performance.now();
    this.#presented.push({ index, time });
    const second = this.#presented.findIndex((frame) => frame.time > time - 1000);
    const shown = this.#presented.length - second;
    const from = this.#presented[second].time;
    if (!this.#report) this.#presented.splice(0, second);
    if (time - from > 500) find("#rate").textContent = `${Math.round((shown - 1) * 1000 / (time - from))} fps`;
  }

  #figures() {
    const frames = this.#presented;
    const seconds = frames.length > 1 ? (frames.at(-1).time - frames[0].time) / 1000 : 0;
    let dropped = 0;
    let longest = 0;
    for (let number = 1; number < frames.length; number++) {
      dropped += Math.max(0, frames[number].index - frames[number - 1].index - 1);
      longest = Math.max(longest, frames[number].time - frames[number - 1].time);
    }
    return {
      frames: frames.length, seconds, perSecond: seconds ? (frames.length - 1) / seconds : 0, dropped,
      longest,
    };
  }

  /** Plays the loop range once, and returns the figures: also shown in place of the rate. */
  async measure(player) {
    player.pause();
    const { repeats } = player;
    player.seek(player.first);
    player.setRepeats(false);
    const figures = await new Promise((resolve) => {
      this.#report = resolve;
      player.play();
    });
    player.setRepeats(repeats);
    const { perSecond, dropped, longest } = figures;
    find("#rate").textContent = `${perSecond.toFixed(1)} fps, ${dropped} dropped, at most ${Math.round(longest)} ms`;
    document.documentElement.dataset.measured = JSON.stringify(figures);
    return figures;
  }
}
