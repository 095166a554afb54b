/** The live path as the operations see it: commands in, committed outcomes out, streams of frames per viewer. */
import type { DecidedEvent, ShowCommand, ShowState } from '@liangfen/rules';
import type {
  Actor,
  AudienceVoteTally,
  Connection,
  ConnectionReport,
  Ground,
  ScreenMatch,
  SetupArea,
  SetupChangedEvent,
} from '@liangfen/sdk/schema';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../store/schema.ts';
import type { Viewers } from './admission.ts';
import type { Asked, Asking } from './asking.ts';
import type { AudienceAnswer, AudienceText } from './audience.ts';
import type { FrameText } from './frames.ts';
import type { LiveTime } from './live-time.ts';
import type { GuestKeeper } from './session-watch.ts';
import type { Viewer } from './viewer.ts';

export interface CommandOptions {
  readonly commandId: string | null;
  readonly seenVersion: number | null;
  /** The account that opened the operator's console; a passcode and a key vouch for nobody (decision 0475). */
  readonly accountId?: string | null;
  /** What the ballots came to of the vote that the command shows. */
  readonly audienceCount?: AudienceVoteTally;
}

export interface LiveShows {
  /** The time by which shows run, whatever somebody sets the machine's clock to. */
  readonly time: Pick<LiveTime, 'now' | 'even' | 'jump' | 'lastJump'>;
  /**
   * Decides, commits, then answers; publishes after the commit. A repeated `commandId` of the same actor
   * answers with the event of the first time. Throws a ProblemError for a refusal (409, 400 or 404 with the
   * reason as code), 404 for an unknown competition, 503 when the database is away.
   */
  readonly command: (
    competitionId: string,
    actor: Actor,
    command: ShowCommand,
    options: CommandOptions,
  ) => Promise<DecidedEvent>;
  /**
   * An organiser's change of settings, lists or status: `run` writes rows in the same transaction that takes
   * the next version and writes the ledger entry; afterwards the state is read anew and every viewer gets a
   * snapshot. `first` comes before the state is read: what is deleted has none that can be read. Both may be
   * called again when another process was faster, so they must not have side effects outside the transaction.
   */
  readonly setup: <Result>(
    competitionId: string,
    actor: Actor,
    change: {
      readonly area: SetupArea;
      readonly action: string;
      readonly commandId?: string | null;
      /** The content of the request: a repeat under the same key must ask for the same. */
      readonly content?: unknown;
      /** Undone after it ran: the call ends in a TriedOut, which has the show before and after it. */
      readonly onlyTried?: boolean;
      readonly first?: (tx: Transaction<DatabaseSchema>) => Promise<void>;
      readonly run: (
        tx: Transaction<DatabaseSchema>,
        state: ShowState,
        /** The event of the same command before: a repeat is answered from it. */
        earlier: SetupChangedEvent | null,
      ) => Promise<SetupOutcome<Result>>;
    },
  ) => Promise<Result>;
  /**
   * Passes the competition from one server to another: runs in a transaction that every other writer waits for, whoever runs the
   * competition. Afterwards the state is read anew and every viewer gets a snapshot.
   */
  readonly handOver: <Result>(
    competitionId: string,
    work: (tx: Transaction<DatabaseSchema>) => Promise<Result>,
  ) => Promise<Result>;
  /** The committed state, as fresh as this process knows; 404 for an unknown or deleted competition. */
  readonly state: (competitionId: string) => Promise<ShowState>;
  readonly onWalls: (competitionId: string) => Promise<OnWalls>;
  /**
   * Opens a feed, whatever carries it; the first frame is a snapshot, or the missed events after `lastEventId`.
   * The caller's address says whose streams a screen takes; 429 when there is none.
   */
  readonly open: (
    competitionId: string,
    viewer: Viewer,
    options: {
      readonly lastEventId: number | null;
      readonly address?: string;
      /** What the page calls this line, should it have to ask instead. */
      readonly line?: string | undefined;
    },
  ) => Promise<LiveStream>;
  /**
   * Opens a feed, or goes on with one, for a page that asks and waits: answers what has come since the answer before,
   * at the latest after `waitMs`. Refused like `open`.
   */
  readonly ask: (competitionId: string, viewer: Viewer, asking: Asking) => Promise<Asked>;
  /**
   * Returns the audience's frame; with `waitMs`, waits for the next one when the phone knows this one. 404 where no
   * phone may ask.
   */
  readonly audience: (
    competitionId: string,
    asking: {
      readonly known: readonly string[];
      readonly waitMs: number;
      readonly onGone?: (run: () => void) => () => void;
    },
  ) => Promise<AudienceAnswer>;
  /** Returns how a result was worked out, as the wall has told it; null where it has not. 404 where no phone may ask. */
  readonly audienceWorking: (
    competitionId: string,
    programId: string,
  ) => Promise<AudienceText | null>;
  readonly report: (
    competitionId: string,
    viewer: Viewer,
    report: ConnectionReport,
    address?: string,
  ) => void;
  /** Returns everybody who is connected, as far as this process knows by now. */
  readonly presence: (competitionId: string) => Connection[];
  /** Resolves once the other processes have had time to tell who is connected to them. */
  readonly settled: (competitionId: string) => Promise<void>;
  /** Open streams of this process, over all competitions. */
  readonly viewers: () => Viewers;
  readonly startCheck: (competitionId: string) => Promise<CheckResult>;
  /** Null when nobody started it, or too long ago. */
  readonly check: (competitionId: string, checkId: string) => Promise<CheckResult | null>;
  readonly reloadScreens: (competitionId: string) => number;
  /** Asks the screens that may sound to sound once; returns how many of this process were asked. */
  readonly testSound: (competitionId: string) => number;
  /** Tells open consoles, in every process, that another phone took this judge's seat over. */
  readonly seatTaken: (competitionId: string, judgeId: string) => void;
  /** Ends the streams of sessions that were revoked or moved to another phone. */
  readonly closeSession: (sessionId: string, reason: 'SEAT_TAKEN' | 'SESSION_REVOKED') => void;
  /**
   * Returns the judge as whom a login follows the competition through this process; null when it does not. A feed ends
   * with its login, its judge and its competition, at the latest when this process hears of it.
   */
  readonly followsAs: (competitionId: string, sessionId: string) => string | null;
  /** Has a keeper hear of the guests' logins with an open feed, whenever they are looked up. */
  readonly keepGuests: (keeper: GuestKeeper) => void;
  /** Lets streams resume elsewhere, finishes what was accepted, then stops. */
  readonly drain: () => Promise<void>;
}

/** What the hall has seen; a reveal that plays by itself has been decided further. */
export interface OnWalls {
  /** The picture with the steps so far. */
  readonly match: ScreenMatch;
  /** The show by whose results the hall goes. */
  readonly settled: ShowState;
}

export interface SetupOutcome<Result> {
  readonly result: Result;
  /** For the ledger; never secrets or phone numbers. */
  readonly before?: object;
  readonly after?: object;
  /** Nothing changed: no version is taken and nothing is published. */
  readonly unchanged?: boolean;
  /** What was taken away earlier and came back; `UNTOLD` where the ledger does not know what that was. */
  readonly recovered?: Ground['recovered'] | 'UNTOLD';
}

export interface CheckResult {
  readonly checkId: string;
  readonly startedAt: number;
  readonly answers: {
    readonly connectionId: string;
    readonly role: Viewer['role'];
    readonly label: string;
    readonly judgeId: string | null;
    readonly roundTripMs: number | null;
  }[];
}

/**
 * Serialised frames. `attach` hands the stream a sink: Node writes straight to the socket, as an event stream
 * or as messages of a WebSocket, a browser tab or a test feeds a ReadableStream. A sink that answers false is full: the stream is cut off
 * when it stays full, and resumes by version.
 */
export interface LiveStream {
  readonly connectionId: string;
  readonly attach: (sink: FrameSink) => void;
  /** Takes what the reader's page says about this connection, for a line on which it can say so. */
  readonly report: (report: ConnectionReport) => void;
  readonly close: () => void;
}

export interface FrameSink {
  /** One whole frame, ready to write. Returns false when the reader is behind. */
  readonly write: (frame: FrameText) => boolean;
  readonly end: () => void;
}
