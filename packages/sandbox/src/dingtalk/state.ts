/** The state that all interfaces of the stand-in share. */
import type { Directory } from './directory.ts';
import type { MessengerSandboxHome } from './home.ts';
import { createPasses, hex, type Passes } from './passes.ts';
import type { MessengerSwitchPanel } from './switches.ts';

export interface MessengerApp {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Returns the application's number in a corporation; every corporation has a different one. */
  readonly agentIdOf: (corpId: string) => string;
  /** The token that signs pushes, and the key that encrypts them, in Base64 without the closing `=`. */
  readonly pushToken: string;
  readonly pushKey: string;
}

export interface SentNotice {
  readonly at: number;
  readonly corpId: string;
  readonly to: readonly { readonly userId: string; readonly name: string }[];
  readonly title: string;
  readonly text: string;
  readonly address: string;
}

export interface GroupMessage {
  readonly at: number;
  readonly title: string;
  readonly text: string;
}

/** Somebody of a corporation. */
export interface Somebody {
  readonly corpId: string;
  readonly userId: string;
}

export interface MessengerState {
  readonly home: MessengerSandboxHome;
  readonly app: MessengerApp;
  readonly robot: GroupRobot;
  /**
   * An application that several corporations have installed gets its tokens with this ticket; only the latest is valid.
   */
  readonly suiteTicket: { latest: string };
  readonly directory: Directory;
  readonly switches: MessengerSwitchPanel;
  /** The application's tokens in one corporation. */
  readonly appTokens: Passes<string>;
  /** The application's own tokens, in no corporation. */
  readonly suiteTokens: Passes<null>;
  readonly userTokens: Passes<Somebody>;
  readonly webCodes: Passes<Somebody & { readonly tellsCorpId: boolean }>;
  readonly insideCodes: Passes<Somebody>;
  readonly jsTickets: Map<string, { readonly ticket: string; readonly until: number }>;
  readonly notices: SentNotice[];
  readonly groupMessages: GroupMessage[];
  /** How often each interface was called. */
  readonly counts: Map<string, number>;
}

export interface GroupRobot {
  readonly accessToken: string;
  readonly secret: string;
}

const codeLivesMs = 5 * 60_000;
export const tokenLivesSeconds = 7_200;

export function createState(parts: {
  readonly home: MessengerSandboxHome;
  readonly directory: Directory;
  readonly switches: MessengerSwitchPanel;
}): MessengerState {
  const { home, directory } = parts;
  return {
    ...parts,
    app: {
      clientId: 'dingdemoapplication',
      clientSecret: hex(home.random(24)),
      agentIdOf: (corpId) => `202600000${directory.corpIds().indexOf(corpId) + 1}`,
      pushToken: hex(home.random(8)),
      pushKey: btoa(String.fromCharCode(...home.random(32))).slice(0, 43),
    },
    suiteTicket: { latest: hex(home.random(8)) },
    robot: { accessToken: hex(home.random(32)), secret: `SEC${hex(home.random(32))}` },
    appTokens: createPasses(home, tokenLivesSeconds * 1000),
    suiteTokens: createPasses(home, tokenLivesSeconds * 1000),
    userTokens: createPasses(home, tokenLivesSeconds * 1000),
    webCodes: createPasses(home, codeLivesMs),
    insideCodes: createPasses(home, codeLivesMs),
    jsTickets: new Map(),
    notices: [],
    groupMessages: [],
    counts: new Map(),
  };
}

const mostKept = 200;

/** Keeps the newest first, and only so many. */
export function keepNewest<T>(list: T[], item: T): void {
  list.unshift(item);
  list.length = Math.min(list.length, mostKept);
}
