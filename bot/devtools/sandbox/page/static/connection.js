/** A websocket to the sandbox: sends requests, receives frames, and reconnects by itself. */

/** Milliseconds before the first attempt to reconnect; each further wait is longer, up to the maximum. */
const FIRST_WAIT = 500;
const MAX_WAIT = 5_000;
/** The close code of a connection for an unknown user. */
const NOBODY = 4404;

/** @typedef {Record<string, any> & {op: string}} Frame */

/**
 * The state of the connection; `seconds` until the next attempt.
 * @typedef {{state: "connecting" | "open" | "closed"} | {state: "waiting", seconds: number}} ConnectionState
 */

export class Connection {
  /**
   * @param {string | null} as the id or name of the person; the first one without
   * @param {{frame: (frame: Frame) => void, connectionState: (connectionState: ConnectionState) => void}} listener
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
    this.listener.connectionState({ state: "connecting" });
    const asked = new URLSearchParams();
    if (this.as) asked.set("as", this.as);
    if (this.view) asked.set("resume", this.view);
    const socket = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live?${asked}`,
    );
    this.socket = socket;
    // Frames of an abandoned socket belong to a view that no longer exists.
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
      this.listener.connectionState({ state: "open" });
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
    this.listener.connectionState({ state: "waiting", seconds: Math.ceil(this.wait / 1000) });
    // Jitter, so that several views do not reconnect at the same time.
    this.timer = setTimeout(() => this.#connect(), this.wait * (0.8 + Math.random() * 0.4));
    this.wait = Math.min(this.wait * 2, MAX_WAIT);
  }

  /** Fail the requests of a view that no longer exists, as they get no replies. */
  #giveUp() {
    for (const answer of this.waiting.values()) answer({ op: "failed", words: "This interaction failed" });
    this.waiting.clear();
  }

  /** @returns {boolean} */
  get open() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Reconnect at once. */
  hurry() {
    if (this.closed || this.open || this.socket?.readyState === WebSocket.CONNECTING) return;
    this.wait = FIRST_WAIT;
    this.#connect();
  }

  /** Start a new view, as a reloaded client does. */
  reload() {
    this.view = null;
    this.#giveUp();
    this.socket?.close();
    this.#connect();
  }

  /**
   * Send a request that needs no reply.
   * @param {Frame} frame
   * @returns {boolean} whether there was a line to say it on
   */
  tell(frame) {
    if (this.open) this.socket?.send(JSON.stringify(frame));
    return this.open;
  }

  /**
   * Send a request and wait for its reply.
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
        resolve({ op: "refused", words: "There is no connection.", code: "offline", offline: true });
      }
    });
  }

  /** Close the connection for good. */
  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.#giveUp();
    this.socket?.close();
    this.listener.connectionState({ state: "closed" });
  }
}
