// The playhead: play, pause, speeds, steps and the loop range.

export class Player extends EventTarget {
  index = 0;
  frameCount = 1;
  fps = 60;
  speed = 1;
  repeats = true;
  isPlaying = false;
  first = 0;
  last = 0;
  #phase = 0;
  #time = 0;
  #isReady;
  // The frame that was shown first, until another one is sought.
  #opening;

  /** `isReady` says whether a frame can be shown at once. */
  constructor(isReady) {
    super();
    this.#isReady = isReady;
  }

  get time() { return this.index / this.fps; }
  get range() { return [this.first, this.last]; }
  get hasRange() { return this.first > 0 || this.last < this.frameCount - 1; }

  #announce(name) { this.dispatchEvent(new Event(name)); }

  /** Sets the length; the playhead and a range that the user set stay where they can. */
  setLength(frameCount, fps) {
    const hadRange = this.hasRange;
    this.frameCount = frameCount;
    this.fps = fps;
    this.last = hadRange ? Math.min(this.last, frameCount - 1) : frameCount - 1;
    this.first = hadRange ? Math.min(this.first, this.last) : 0;
    this.index = Math.min(this.index, frameCount - 1);
    this.#announce("range");
  }

  setRange(first, last) {
    this.first = Math.max(0, Math.min(first, last));
    this.last = Math.min(this.frameCount - 1, Math.max(first, last));
    this.#announce("range");
  }

  seek(index) {
    const next = Math.max(0, Math.min(this.frameCount - 1, Math.round(index)));
    this.#opening = undefined;
    this.#phase = next + 0.5;
    if (next === this.index) return;
    this.index = next;
    this.#announce("frame");
  }

  /** Shows a frame from which the film does not start, but at its first one. */
  open(index) {
    this.seek(index);
    this.#opening = this.index;
  }

  step(offset) {
    this.pause();
    this.seek(this.index + offset);
  }

  setSpeed(speed) {
    this.speed = speed;
    this.#announce("state");
  }

  setRepeats(repeats) {
    this.repeats = repeats;
    this.#announce("state");
  }

  play() {
    if (this.isPlaying) return;
    if (this.index >= this.last || this.index < this.first || this.index === this.#opening) this.seek(this.first);
    this.#opening = undefined;
    this.isPlaying = true;
    // The middle of a frame's time, so that a display of the same rate shows each frame once.
    this.#phase = this.index + 0.5;
    this.#time = 0;
    this.#announce("state");
    requestAnimationFrame((time) => this.#tick(time));
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.#announce("state");
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  #tick(time) {
    if (!this.isPlaying) return;
    requestAnimationFrame((time) => this.#tick(time));
    const elapsed = this.#time ? (time - this.#time) / 1000 : 0;
    this.#time = time;
    let phase = this.#phase + Math.min(elapsed, 0.25) * this.speed * this.fps;
    let next = Math.floor(phase);
    if (next > this.last) {
      if (!this.repeats) {
        this.seek(this.last);
        this.pause();
        return;
      }
      next = this.first + (next - this.last - 1) % (this.last - this.first + 1);
      phase = next + phase % 1;
    }
    // Time waits for a frame that is not here, rather than skip it.
    if (next !== this.index && !this.#isReady(next)) {
      this.dispatchEvent(new CustomEvent("stall", { detail: next }));
      return;
    }
    this.#phase = phase;
    if (next === this.index) return;
    this.index = next;
    this.#announce("frame");
  }
}
