// Values that the examples of public functions take for granted: a program has them before it calls the functions.
import type { ConsoleSnapshot } from '@liangfen/console-machine';
import type { RehearsalFacts } from '@liangfen/rehearsal';
import type { DecidedEvent, OperatorCommand, ShowState } from '@liangfen/rules';
import type { LedgerFacts, LedgerRow, ProofCrypto } from '@liangfen/rules/replay';
import type { LiangfenClient, PhoneClient, ScreenClient } from '@liangfen/sdk';
import type {
  CurrentMatch,
  EvidenceBundle,
  Program,
  ScreenMatch,
  ShowEvent,
  Stage,
  StageRanking,
  ViewEvent,
} from '@liangfen/sdk/schema';
import type { App, Database } from '@liangfen/server';
import type { Navigation } from '@liangfen/ui/backstage';

/** Clients of a server. */
export declare const client: LiangfenClient;
export declare const phoneClient: PhoneClient;
export declare const screenClient: ScreenClient;

/** Parts of a show. */
export declare const state: ShowState;
export declare const match: CurrentMatch;
export declare const screenMatch: ScreenMatch;
export declare const program: Program;
export declare const stage: Stage;
export declare const rankPages: readonly StageRanking[];
export declare const command: OperatorCommand;
export declare const event: ShowEvent;
export declare const decidedEvents: readonly DecidedEvent[];
export declare const viewEvents: readonly ViewEvent[];

/** A ledger, and what checks it. */
export declare const ledgerFacts: LedgerFacts;
export declare const ledgerRow: LedgerRow;
export declare const checkpoint: string;
export declare const evidence: EvidenceBundle;
export declare const proofCrypto: ProofCrypto;

/** A running console. */
export declare const snapshot: ConsoleSnapshot;

/** A rehearsal that was played. */
export declare const rehearsalFacts: RehearsalFacts;

/** A page around the desk. */
export declare const navigation: Navigation;

/** A program that runs the server inside itself. */
export declare const app: App;
export declare const database: Database;
export declare const request: Request;
export declare const file: File;
