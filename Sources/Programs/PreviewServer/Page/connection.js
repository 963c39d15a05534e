// The socket to the server: numbered requests, their answers, and the status of the preview.

const decoder = new TextDecoder();

/** An answer that is not "ok": its message is a sentence for the user. */
export class RequestError extends Error {}

/** A request that was cancelled, by the page or because its worker was replaced. */
export class Cancelled extends Error {}

export class Connection extends EventTarget {
  #socket;
  #count = 0;
  #waiting = new Map();

  constructor() {
    super();
    this.#socket = new WebSocket(`ws://${location.host}/socket`);
    this.#socket.binaryType = "arraybuffer";
    this.#socket.addEventListener("message", ({ data }) => this.#receive(data));
    this.#socket.addEventListener("close", () => {
      for (const { reject } of this.#waiting.values()) reject(new Cancelled());
      this.#waiting.clear();
      this.dispatchEvent(new Event("close"));
    });
  }

  #receive(data) {
    if (typeof data === "string") {
      const status = JSON.parse(data);
      this.dispatchEvent(new CustomEvent(status.event, { detail: status }));
      return;
    }
    // A line of JSON, and the body.
    const bytes = new Uint8Array(data);
    const end = bytes.indexOf(10);
    const header = JSON.parse(decoder.decode(bytes.subarray(0, end)));
    const request = this.#waiting.get(header.id);
    if (!request) return;
    this.#waiting.delete(header.id);
    if (header.status === "ok") request.resolve({ header, body: bytes.subarray(end + 1) });
    else if (header.status === "cancelled") request.reject(new Cancelled());
    else request.reject(new RequestError(header.message ?? "The worker gave no reason."));
  }

  #send(fields) {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(fields));
  }

  /** Sends a request and returns its answer; an aborted one throws `Cancelled`. */
  request(fields, signal) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted || this.#socket.readyState !== WebSocket.OPEN) {
        reject(new Cancelled());
        return;
      }
      const id = ++this.#count;
      this.#waiting.set(id, { resolve, reject });
      signal?.addEventListener("abort", () => {
        if (!this.#waiting.delete(id)) return;
        this.#send({ id: ++this.#count, method: "cancel", target: id });
        reject(new Cancelled());
      });
      this.#send({ ...fields, id });
    });
  }

  /** Sends a request whose answer is JSON. */
  async json(fields, signal) {
    const { body } = await this.request(fields, signal);
    return JSON.parse(decoder.decode(body));
  }

  /** Asks for another worker in place of one that ended. */
  restart() {
    this.#send({ id: ++this.#count, method: "restart" });
  }
}
