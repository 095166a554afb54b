/** A screen or a console that keeps every frame it was sent, shows what a client shows, and resumes where it was. */
import { WebSocket } from 'ws';
import { evolveView, type MatchView } from '../../packages/rules/src/index.ts';
import type {
  LiveFrame,
  RefusedFrame,
  SocketOpening,
} from '../../packages/sdk/src/generated/schema.ts';
import { CutFrame } from './cut-frame.ts';

export interface Received {
  readonly reader: string;
  readonly version: number;
  readonly frame: LiveFrame;
}

export class Reader {
  readonly name: string;
  readonly #path: string;
  readonly #opening: SocketOpening;
  view: MatchView | null = null;
  /** Of the last frame; what a client resumes after. */
  version: number | null = null;
  /** Frames that did not fit onto what was there. */
  gaps = 0;
  #received: Received[] = [];
  #cut = new CutFrame();
  #cuts: string[] = [];
  #socket: WebSocket | null = null;
  #arrived: (() => void)[] = [];

  constructor(name: string, path: string, opening: SocketOpening) {
    this.name = name;
    this.#path = path;
    this.#opening = opening;
  }

  /** Resolves with the first frame. */
  async connect(port: number): Promise<void> {
    const { version } = this;
    const opening: SocketOpening = { ...this.#opening, ...(version === null ? {} : { version }) };
    this.#noteCut();
    const cut = new CutFrame();
    this.#cut = cut;
    const socket = new WebSocket(`ws://127.0.0.1:${port}${this.#path}`, {
      perMessageDeflate: false,
    });
    // Beside `ws`, which says nothing of a frame that does not come to its end.
    socket.once('upgrade', (response) => {
      response.socket.on('data', (chunk: Buffer) => cut.take(chunk));
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.once('open', resolve);
    });
    // A server that is killed says no goodbye.
    socket.on('error', () => undefined);
    this.#socket = socket;
    const before = this.#received.length;
    socket.on('message', (data) => this.#take(String(data)));
    socket.send(JSON.stringify(opening));
    await this.until(() => this.#received.length > before);
  }

  /** Looks again with every frame; throws when it takes longer than any server may. */
  async until(holds: () => boolean, withinMs = 20_000): Promise<void> {
    const end = Date.now() + withinMs;
    while (!holds()) {
      const left = end - Date.now();
      if (left <= 0) throw new Error(`${this.name}: waited ${withinMs} ms at ${this.version}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#arrived.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** What was sent since the last time this was asked. */
  taken(): Received[] {
    const received = this.#received;
    this.#received = [];
    return received;
  }

  /** The beginnings of frames that a fault cut midway, since the last time this was asked. */
  takenCuts(): string[] {
    if (this.#socket?.readyState === WebSocket.CLOSED) this.#noteCut();
    const cuts = this.#cuts;
    this.#cuts = [];
    return cuts;
  }

  #noteCut(): void {
    const { text } = this.#cut;
    this.#cut = new CutFrame();
    if (text !== '') this.#cuts.push(text);
  }

  close(): void {
    this.#socket?.terminate();
    this.#socket = null;
  }

  #take(message: string): void {
    if (message === '') return;
    // Only the server of this repository writes here.
    const frame = JSON.parse(message) as LiveFrame | RefusedFrame;
    if (frame.frame === 'refused') throw new Error(`${this.name}: ${frame.problem.detail}`);
    this.#show(frame);
    const waiting = this.#arrived;
    this.#arrived = [];
    for (const tell of waiting) tell();
  }

  #show(frame: LiveFrame): void {
    if (frame.frame === 'snapshot') {
      this.view = frame.match;
    } else if (frame.frame === 'change') {
      const { version } = this;
      if (version !== null && version < frame.from) this.gaps += 1;
      const fresh = frame.events.filter((event) => event.version > (version ?? -1));
      this.view &&= evolveView(this.view, fresh);
    } else return;
    this.version = frame.version;
    this.#received.push({ reader: this.name, version: frame.version, frame });
  }
}
