/** What the show's script asks of an engine: all that a driver is, so that one script is played by every engine. */

export interface Engine {
  readonly version: string;
  /** Opens a browser of one person's own, which shares nothing with the others'. */
  readonly open: (size: Size) => Promise<Tab>;
  readonly stop: () => Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Tab {
  /** The folder in which its downloads arrive. */
  readonly downloads: string;
  readonly go: (address: string) => Promise<void>;
  /** Runs a function in the page: it knows its arguments and nothing else of ours; what it takes and gives is JSON. */
  readonly run: <Taken extends readonly unknown[], Given>(
    what: (...taken: Taken) => Given | Promise<Given>,
    ...taken: Taken
  ) => Promise<Given>;
  /** Presses the pointer where it stands on the page, in CSS pixels. */
  readonly pressAt: (x: number, y: number) => Promise<void>;
  /** Types on the keyboard into whatever has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Gives a file of this machine to the page's one field for files. */
  readonly choose: (path: string) => Promise<void>;
}

/** The code of a function as a driver sends it: it takes and gives one text of JSON. */
export function asSent(what: (...taken: never[]) => unknown): string {
  return `async (taken) => JSON.stringify((await (${what})(...JSON.parse(taken))) ?? null)`;
}
