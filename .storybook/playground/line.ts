/** The network between one device and the server in the page: it can be slow, be cut, and be listened to. */

export type LineState = 'online' | 'slow' | 'cut';

export type Fetch = (request: Request) => Promise<Response>;

export interface Call {
  readonly serial: number;
  readonly device: string;
  readonly method: string;
  readonly path: string;
  /** Null as long as the server has not answered, 0 when no answer arrived. */
  readonly status: number | null;
  readonly ms: number;
}

export interface Line {
  readonly fetch: Fetch;
  readonly set: (state: LineState) => void;
  /** The state of this line alone; the network of the whole hall may be worse. */
  readonly state: () => LineState;
  /** Every byte this device was sent by event streams, as text. */
  readonly heard: () => string;
}

const slowMs = 1_200;
const heardLimit = 1_000_000;
const severity: Readonly<Record<LineState, number>> = { online: 0, slow: 1, cut: 2 };

/** The network of one page's lines: its state, its newest calls and the listeners to both. */
class Network {
  #state: LineState = 'online';
  #calls: readonly Call[] = [];
  #made = 0;
  readonly #listeners = new Set<() => void>();

  state = (): LineState => this.#state;
  /** The newest calls, oldest first. */
  calls = (): readonly Call[] => this.#calls;

  set = (state: LineState): void => {
    this.#state = state;
    this.changed();
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  note(call: Omit<Call, 'serial'>): (end: Pick<Call, 'status' | 'ms'>) => void {
    this.#made += 1;
    const serial = this.#made;
    this.#calls = [...this.#calls, { ...call, serial }].slice(-40);
    this.changed();
    return (end) => {
      this.#calls = this.#calls.map((one) => (one.serial === serial ? { ...one, ...end } : one));
      this.changed();
    };
  }
}

/** The toolbar sets it for every device in the page. */
export const network = new Network();

export function createLine(device: string, server: Fetch): Line {
  let own: LineState = 'online';
  let heard = '';
  const state = () => (severity[network.state()] > severity[own] ? network.state() : own);

  /** Rejects as soon as the line is cut; `leave` when nobody waits any longer. */
  function untilCut() {
    let leave = () => {};
    const cut = new Promise<never>((_, reject) => {
      const look = () => {
        if (state() === 'cut') reject(new TypeError('Failed to fetch'));
      };
      leave = network.subscribe(look);
      look();
    });
    cut.catch(() => {});
    return { cut, leave };
  }

  const pause = () =>
    state() === 'slow' ? new Promise<void>((wake) => setTimeout(wake, slowMs)) : undefined;

  function carried(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    const reader = body.getReader();
    const text = new TextDecoder();
    const { cut, leave } = untilCut();
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          try {
            const { done, value } = await Promise.race([cut, reader.read()]);
            if (done) {
              leave();
              return controller.close();
            }
            await Promise.race([cut, pause()]);
            heard = (heard + text.decode(value, { stream: true })).slice(-heardLimit);
            controller.enqueue(value);
          } catch (error) {
            leave();
            controller.error(error);
            await reader.cancel().catch(() => {});
          }
        },
        cancel: async () => {
          leave();
          await reader.cancel();
        },
      },
      { highWaterMark: 0 },
    );
  }

  return {
    state: () => own,
    set: (next) => {
      own = next;
      network.changed();
    },
    heard: () => heard,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const from = performance.now();
      const noted = network.note({
        device,
        method: request.method,
        path: pathname,
        status: null,
        ms: 0,
      });
      const end = (status: number) => noted({ status, ms: performance.now() - from });
      const { cut, leave } = untilCut();
      try {
        await Promise.race([cut, pause()]);
        // `cut` stands first everywhere: of two settled promises a race takes the first.
        // What was sent before the cut reaches the server; only its answer is lost.
        const response = await Promise.race([cut, server(request)]);
        await Promise.race([cut, pause()]);
        end(response.status);
        const stream = response.headers.get('content-type')?.startsWith('text/event-stream');
        if (!stream || response.body === null) return response;
        return new Response(carried(response.body), response);
      } catch (error) {
        end(0);
        throw error;
      } finally {
        leave();
      }
    },
  };
}
