// The canvas with the frame, one pixel of the frame on one of the screen, and the onion skin.

/** The tints of earlier and later frames, and the share of the nearest one; halved with distance. */
const earlier = [214, 64, 48];
const later = [24, 132, 92];
const nearest = 0.6;

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
   * `others` are bitmaps with their distances in steps, negative for earlier ones.
   */
  drawOnion(bitmap, others) {
    this.draw(bitmap);
    const image = this.#context.getImageData(0, 0, bitmap.width, bitmap.height);
    const base = new Uint32Array(image.data.buffer.slice(0));
    const layers = others
      .filter(({ bitmap: other }) => other.width === bitmap.width && other.height === bitmap.height)
      .map(({ bitmap: other, distance }) => ({ pixels: this.#pixels(other), distance }))
      .sort((a, b) => Math.abs(b.distance) - Math.abs(a.distance));
    const result = image.data;
    for (const { pixels, distance } of layers) {
      const tint = distance < 0 ? earlier : later;
      const share = nearest / 2 ** (Math.abs(distance) - 1);
      for (let pixel = 0; pixel < base.length; pixel++) {
        const ghost = pixels[pixel];
        if (ghost === base[pixel]) continue;
        // The background is what more of the frames show, this one included.
        let balance = 1;
        for (const layer of layers) {
          if (layer.pixels[pixel] === base[pixel]) balance++;
          else if (layer.pixels[pixel] === ghost) balance--;
        }
        if (balance < 0 || (balance === 0 && layers.length > 1)) continue;
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
