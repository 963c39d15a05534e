// The frames of one recipe with some parameters at one scale: fetched ahead, decoded off the main
// thread, and kept within bounds.

import { Cancelled } from "./connection.js";

/** The number of frames of one request. */
const chunkLength = 12;
/** The number of requests that are under way ahead of the playhead. */
const maxRequests = 2;
/** The number of frames that are decoded ahead of the playhead. */
const decodedAhead = 24;
/** Bytes of compressed frames that are kept: about 4000 frames of the usual size. */
const maxCompressed = 96 << 20;
/** Bytes of decoded frames that are kept. */
const maxDecoded = 256 << 20;

export class Film extends EventTarget {
  /** Whether no frames are fetched ahead: a build needs the processors. */
  static isHeld = false;

  #connection;
  #abort = new AbortController();
  // Compressed frames and decoded ones, by the index of the first of equal frames.
  #compressed = new Map();
  #decoded = new Map();
  #decoding = new Map();
  // For each frame the index of the first one that is equal; absent while unknown.
  #origin = new Map();
  #compressedBytes = 0;
  #fetching = new Set();
  #single = new Map();
  #playhead = 0;
  #range = [0, 0];

  /** `spec` has recipe, parameters, fps, scale and touches. */
  constructor(connection, spec, frameCount) {
    super();
    this.#connection = connection;
    this.spec = spec;
    this.frameCount = frameCount;
    this.#range = [0, frameCount - 1];
  }

  /** Cancels what is under way and frees the frames. */
  close() {
    this.#abort.abort();
    for (const bitmap of this.#decoded.values()) bitmap.close();
    this.#decoded.clear();
    this.#compressed.clear();
    this.#origin.clear();
  }

  get isClosed() { return this.#abort.signal.aborted; }

  /** Whether a frame is here, decoded or not. */
  has(index) { return this.#origin.has(index); }

  /** The decoded frame, or undefined. */
  ready(index) {
    const origin = this.#origin.get(index);
    const bitmap = this.#decoded.get(origin);
    if (bitmap) {
      // The order of a map is the order of use.
      this.#decoded.delete(origin);
      this.#decoded.set(origin, bitmap);
    }
    return bitmap;
  }

  /** Returns the decoded frame; fetches it if needed. */
  async frame(index) {
    if (!this.has(index)) await this.#fetchOne(index);
    return this.ready(index) ?? this.#decode(this.#origin.get(index));
  }

  /** Fetches and decodes ahead of a frame, within a range that repeats. */
  seek(index, [first, last]) {
    this.#playhead = index;
    this.#range = [first, Math.min(last, this.frameCount - 1)];
    this.#fetchAhead();
    this.#decodeAhead();
  }

  // MARK: Fetching

  async #fetchOne(index) {
    const running = this.#single.get(index);
    if (running) return running;
    const request = this.#connection
      .request({ method: "frame", index, ...this.spec }, this.#abort.signal)
      .then(({ body }) => this.#keep(index, body))
      .finally(() => this.#single.delete(index));
    this.#single.set(index, request);
    return request;
  }

  #keep(index, bytes) {
    if (this.isClosed || this.has(index)) return;
    this.#compressed.set(index, new Blob([bytes], { type: "image/png" }));
    this.#compressedBytes += bytes.length;
    this.#origin.set(index, index);
  }

  /** The frames ahead of the playhead, around the range, and then the rest of the film. */
  *#order() {
    const [first, last] = this.#range;
    for (let index = this.#playhead; index <= last; index++) yield index;
    for (let index = first; index < Math.min(this.#playhead, last + 1); index++) yield index;
    for (let index = 0; index < this.frameCount; index++) {
      if (index < first || index > last) yield index;
    }
  }

  #fetchAhead() {
    if (this.isClosed || Film.isHeld) return;
    while (this.#fetching.size < maxRequests) {
      const first = this.#nextMissing();
      if (first === undefined) return;
      this.#fetch(first);
    }
  }

  #nextMissing() {
    for (const index of this.#order()) {
      if (this.has(index) || this.#isFetching(index)) continue;
      // What is here already may be dropped only for frames that are needed sooner.
      if (this.#compressedBytes > maxCompressed && !this.#drop()) return undefined;
      return index;
    }
    return undefined;
  }

  #isFetching(index) {
    for (const { first, count } of this.#fetching) {
      if (index >= first && index < first + count) return true;
    }
    return false;
  }

  /** Drops the frames that are farthest behind; false if only those ahead are left. */
  #drop() {
    const order = [...this.#order()].reverse();
    for (const index of order.slice(0, Math.floor(order.length / 2))) {
      if (!this.#origin.has(index)) continue;
      const blob = this.#compressed.get(index);
      this.#origin.delete(index);
      if (!blob) continue;
      this.#compressed.delete(index);
      this.#compressedBytes -= blob.size;
      for (const [other, origin] of this.#origin) if (origin === index) this.#origin.delete(other);
      return true;
    }
    return false;
  }

  async #fetch(first) {
    let count = 1;
    while (count < chunkLength && first + count < this.frameCount && !this.has(first + count)) count++;
    const chunk = { first, count };
    this.#fetching.add(chunk);
    try {
      const { body } = await this.#connection.request(
        { method: "frames", first, count, ...this.spec }, this.#abort.signal);
      this.#split(first, body);
    } catch (error) {
      this.#fetching.delete(chunk);
      if (!(error instanceof Cancelled)) this.#fail(error);
      return;
    }
    this.#fetching.delete(chunk);
    if (this.isClosed) return;
    this.dispatchEvent(new Event("buffered"));
    this.#fetchAhead();
    this.#decodeAhead();
  }

  /** Splits an answer: before each frame its length, 0 for one that is equal to the one before. */
  #split(first, body) {
    const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
    let origin;
    for (let index = first, offset = 0; offset < body.length; index++) {
      const length = view.getUint32(offset, true);
      offset += 4;
      if (length > 0) {
        if (!this.has(index)) this.#keep(index, body.slice(offset, offset + length));
        origin = this.#origin.get(index);
      } else if (origin !== undefined && !this.has(index)) {
        this.#origin.set(index, origin);
      }
      offset += length;
    }
  }

  #fail(error) {
    this.dispatchEvent(new CustomEvent("fail", { detail: error }));
  }

  // MARK: Decoding

  async #decode(origin) {
    const running = this.#decoding.get(origin);
    if (running) return running;
    const blob = this.#compressed.get(origin);
    if (!blob) throw new Cancelled();
    // Browsers decode outside of the main thread.
    const decoding = createImageBitmap(blob, { premultiplyAlpha: "premultiply", colorSpaceConversion: "none" })
      .then((bitmap) => {
        this.#decoding.delete(origin);
        if (this.isClosed) {
          bitmap.close();
          throw new Cancelled();
        }
        this.#decoded.set(origin, bitmap);
        const bytes = 4 * bitmap.width * bitmap.height;
        const max = Math.max(decodedAhead + 8, Math.floor(maxDecoded / bytes));
        for (const [oldest, old] of this.#decoded) {
          if (this.#decoded.size <= max) break;
          this.#decoded.delete(oldest);
          old.close();
        }
        return bitmap;
      });
    this.#decoding.set(origin, decoding);
    return decoding;
  }

  #decodeAhead() {
    const [first, last] = this.#range;
    for (let offset = 0; offset < decodedAhead; offset++) {
      let index = this.#playhead + offset;
      if (index > last) index = first + (index - last - 1);
      if (index > last) return;
      const origin = this.#origin.get(index);
      if (origin === undefined || this.#decoded.has(origin) || this.#decoding.has(origin)) continue;
      this.#decode(origin).catch(() => {});
    }
  }

  /** The runs of frames that are here, as pairs of indices. */
  runs() {
    const runs = [];
    for (let index = 0; index < this.frameCount; index++) {
      if (!this.has(index)) continue;
      const run = runs.at(-1);
      if (run && run[1] === index - 1) run[1] = index;
      else runs.push([index, index]);
    }
    return runs;
  }
}
