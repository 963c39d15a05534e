// The canvas with the frame, one pixel of the frame on one of the screen, and the onion skin.

/** The tints of earlier and later frames, and the share of the nearest one; halved with distance. */
const earlier = [214, 64, 48];
const later = [24, 132, 92];
const nearest = 0.6;

/**
 * What of a frame moves: 1 for pixels that differ from the frame that is shown, where that shows the
 * background, which is what more of all frames show.
 */
function moved(ghosts, base, frames) {
  const shown = new Uint8Array(base.length);
  for (let pixel = 0; pixel < base.length; pixel++) {
    const ghost = ghosts[pixel];
    if (ghost === base[pixel]) continue;
    let balance = 1;
    for (const frame of frames) {
      if (frame[pixel] === base[pixel]) balance++;
      else if (frame[pixel] === ghost) balance--;
    }
    if (balance > 0 || (balance === 0 && frames.length === 1)) shown[pixel] = 1;
  }
  return shown;
}

/**
 * Returns what is shown without pixels that have fewer than two neighbors in it: in what is textured
 * and turns, such as a photo, single pixels of two frames are equal by chance.
 */
function withoutSpecks(shown, width) {
  const result = new Uint8Array(shown.length);
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  for (let pixel = 0; pixel < shown.length; pixel++) {
    if (!shown[pixel]) continue;
    let count = 0;
    for (const step of around) count += shown[pixel + step] ?? 0;
    if (count > 1) result[pixel] = 1;
  }
  return result;
}

export class Picture {
  #canvas;
  #context;
  #scratch;

  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d", { alpha: true });
    this.#context.imageSmoothingEnabled = false;
  }

  get width() { return this.#canvas.width; }
  get height() { return this.#canvas.height; }

  #resize({ width, height }) {
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
    }
    // Each time: the ratio changes when the window moves to another screen.
    this.#canvas.style.width = `${width / devicePixelRatio}px`;
    this.#canvas.style.height = `${height / devicePixelRatio}px`;
  }

  /** Draws a frame. */
  draw(bitmap) {
    this.#resize(bitmap);
    this.#context.clearRect(0, 0, bitmap.width, bitmap.height);
    this.#context.drawImage(bitmap, 0, 0);
  }

  /**
   * Draws a frame, and what moves in others faintly where the frame shows the background.
   * `others` are bitmaps with their distances in steps, negative for earlier ones; `witnesses` are
   * bitmaps of other times, for the background alone.
   */
  drawOnion(bitmap, others, witnesses) {
    this.draw(bitmap);
    const image = this.#context.getImageData(0, 0, bitmap.width, bitmap.height);
    const base = new Uint32Array(image.data.buffer.slice(0));
    const fits = ({ width, height }) => width === bitmap.width && height === bitmap.height;
    const layers = others
      .filter(({ bitmap: other }) => fits(other))
      .map(({ bitmap: other, distance }) => ({ pixels: this.#pixels(other), distance }))
      .sort((a, b) => Math.abs(b.distance) - Math.abs(a.distance));
    const frames = [
      ...layers.map(({ pixels }) => pixels), ...witnesses.filter(fits).map((other) => this.#pixels(other)),
    ];
    const result = image.data;
    for (const { pixels, distance } of layers) {
      const tint = distance < 0 ? earlier : later;
      const share = nearest / 2 ** (Math.abs(distance) - 1);
      const shown = withoutSpecks(moved(pixels, base, frames), bitmap.width);
      for (let pixel = 0; pixel < base.length; pixel++) {
        if (!shown[pixel]) continue;
        const ghost = pixels[pixel];
        for (let channel = 0; channel < 3; channel++) {
          const level = (ghost >> (8 * channel)) & 255;
          const target = (level + 2 * tint[channel]) / 3;
          result[4 * pixel + channel] += share * (target - result[4 * pixel + channel]);
        }
        result[4 * pixel + 3] = Math.max(result[4 * pixel + 3], share * (ghost >>> 24));
      }
    }
    this.#context.putImageData(image, 0, 0);
  }

  #pixels(bitmap) {
    this.#scratch ??= new OffscreenCanvas(1, 1);
    if (this.#scratch.width !== bitmap.width || this.#scratch.height !== bitmap.height) {
      this.#scratch.width = bitmap.width;
      this.#scratch.height = bitmap.height;
    }
    const context = this.#scratch.getContext("2d", { willReadFrequently: true });
    context.clearRect(0, 0, bitmap.width, bitmap.height);
    context.drawImage(bitmap, 0, 0);
    return new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer);
  }
}
