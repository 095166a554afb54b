/** A screen or a console that keeps every frame it was sent, shows what a client shows, and resumes where it was. */
import { get, type IncomingMessage } from 'node:http';
import { evolveView, type MatchView } from '../../packages/rules/src/index.ts';
import type { LiveFrame } from '../../packages/sdk/src/generated/schema.ts';

/** One frame as it came; `frame` is null when the connection ended inside it. */
export interface Received {
  readonly reader: string;
  readonly version: number;
  readonly frame: LiveFrame | null;
}

export class Reader {
  readonly name: string;
  readonly #path: string;
  readonly #token: string | null;
  view: MatchView | null = null;
  /** Of the last frame; what a client resumes after. */
  version: number | null = null;
  /** Frames that did not fit onto what was there. */
  gaps = 0;
  #received: Received[] = [];
  #stream: IncomingMessage | null = null;
  #rest = '';
  #arrived: (() => void)[] = [];

  constructor(name: string, path: string, token: string | null) {
    this.name = name;
    this.#path = path;
    this.#token = token;
  }

  /** Resolves with the first frame. */
  async connect(port: number): Promise<void> {
    const headers = {
      ...(this.#token === null ? {} : { authorization: this.#token }),
      ...(this.version === null ? {} : { 'last-event-id': String(this.version) }),
    };
    const stream = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path: this.#path, headers, agent: false }, resolve).on(
        'error',
        reject,
      );
    });
    if (stream.statusCode !== 200) throw new Error(`${this.name}: ${stream.statusCode}`);
    this.#stream = stream;
    this.#rest = '';
    const before = this.#received.length;
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => this.#take(chunk));
    stream.on('error', () => undefined);
    stream.on('close', () => this.#cutOff());
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

  close(): void {
    this.#stream?.destroy();
    this.#stream = null;
  }

  #take(chunk: string): void {
    this.#rest += chunk;
    for (let end = this.#rest.indexOf('\n\n'); end >= 0; end = this.#rest.indexOf('\n\n')) {
      const text = this.#rest.slice(0, end);
      this.#rest = this.#rest.slice(end + 2);
      const data = /^data: (.*)$/m.exec(text)?.[1];
      // Only the server of this repository writes here.
      if (data !== undefined) this.#show(JSON.parse(data) as LiveFrame);
    }
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

  /** A frame that was cut in the middle was sent all the same. */
  #cutOff(): void {
    const id = /^id: (\d+)\n/m.exec(this.#rest)?.[1];
    if (id !== undefined) {
      this.#received.push({ reader: this.name, version: Number(id), frame: null });
    }
    this.#rest = '';
  }
}
