/** One line to the sandbox: it asks and is told, and comes back by itself when it is lost. */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000;
const NOBODY = 4404;

/** @typedef {Record<string, any> & {op: string}} Frame */

/**
 * How the line stands: seconds until the next try where it is lost.
 * @typedef {{state: "connecting" | "open" | "closed"} | {state: "waiting", seconds: number}} Standing
 */

export class Live {
  /**
   * @param {string | null} as the id or name of the person; the first one without
   * @param {{frame: (frame: Frame) => void, standing: (standing: Standing) => void}} listener
   */
  constructor(as, listener) {
    this.as = as;
    this.listener = listener;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {string | null} the token that continues this view; a reload of the page forgets it */
    this.view = null;
    this.wait = FIRST_WAIT;
    this.closed = false;
    this.prefix = Math.random().toString(36).slice(2, 8);
    this.count = 0;
    /** @type {Map<string, (reply: Frame) => void>} */
    this.waiting = new Map();
    this.#connect();
  }

  #connect() {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.listener.standing({ state: "connecting" });
    const asked = new URLSearchParams();
    if (this.as) asked.set("as", this.as);
    if (this.view) asked.set("resume", this.view);
    const socket = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live?${asked}`,
    );
    this.socket = socket;
    // What a line still says after it was given up belongs to a view that is gone.
    socket.addEventListener(
      "message",
      (event) => this.socket === socket && this.#take(JSON.parse(event.data)),
    );
    socket.addEventListener("close", (event) => this.socket === socket && this.#lost(event.code));
  }

  /** @param {Frame} frame */
  #take(frame) {
    if (frame.op === "hello") {
      if (this.view && !frame.resumed) this.#giveUp();
      this.view = frame.view;
      this.as ??= frame.you.id;
      this.wait = FIRST_WAIT;
      this.listener.standing({ state: "open" });
    }
    const answer = frame.nonce && this.waiting.get(frame.nonce);
    if (answer) {
      this.waiting.delete(frame.nonce);
      answer(frame);
    } else this.listener.frame(frame);
  }

  /** @param {number} code */
  #lost(code) {
    if (this.closed || code === NOBODY) return this.close();
    this.listener.standing({ state: "waiting", seconds: Math.ceil(this.wait / 1000) });
    // Many views must not knock at the same moment.
    this.timer = setTimeout(() => this.#connect(), this.wait * (0.8 + Math.random() * 0.4));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** What was asked of a view that is gone is never answered. */
  #giveUp() {
    for (const answer of this.waiting.values()) answer({ op: "failed", words: "This interaction failed" });
    this.waiting.clear();
  }

  /** @returns {boolean} */
  get open() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Try again at once. */
  hurry() {
    if (this.closed || this.open || this.socket?.readyState === WebSocket.CONNECTING) return;
    this.wait = FIRST_WAIT;
    this.#connect();
  }

  /** Start anew, as a client does that is reloaded. */
  reload() {
    this.view = null;
    this.#giveUp();
    this.socket?.close();
    this.#connect();
  }

  /**
   * Say something that needs no reply.
   * @param {Frame} frame
   * @returns {boolean} whether there was a line to say it on
   */
  tell(frame) {
    if (this.open) this.socket?.send(JSON.stringify(frame));
    return this.open;
  }

  /**
   * Ask for something and wait for the reply.
   * @param {Frame} frame
   * @returns {Promise<Frame>}
   */
  ask(frame) {
    this.count += 1;
    const nonce = `${this.prefix}-${this.count}`;
    return new Promise((resolve) => {
      this.waiting.set(nonce, resolve);
      if (!this.tell({ ...frame, nonce })) {
        this.waiting.delete(nonce);
        resolve({ op: "refused", words: "There is no connection.", offline: true });
      }
    });
  }

  /** Hang up for good. */
  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.#giveUp();
    this.socket?.close();
    this.listener.standing({ state: "closed" });
  }
}
