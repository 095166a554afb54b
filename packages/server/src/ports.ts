/** Everything the server needs from outside; an adapter per home (Node, tests, a browser tab) fills it in. */
import type { ProviderTrade } from '@liangfen/rules/payment';
import type { ProofCrypto } from '@liangfen/rules/replay';
import type {
  GroupRobot,
  LocalAddress,
  MessengerPageConfig,
  MessengerPushAnswer,
  MessengerRefusal,
  SingleSignOnRefusal,
  WebhookOutcome,
} from '@liangfen/sdk/schema';
import type { Kysely } from 'kysely';
import type { ImageRecoder } from './integrations/images/image-recoder.ts';
import type { PdfPrinter } from './integrations/pdf/pdf-printer.ts';
import type { SpreadsheetReader } from './integrations/spreadsheet/spreadsheet.ts';
import type { DatabaseSchema } from './store/schema.ts';
import type { Sealed } from './store/sealed.ts';

export interface Ports {
  readonly database: Database;
  /** Epoch ms. */
  readonly now: () => number;
  /**
   * Milliseconds since some moment, by a clock that nobody sets; shows go on by it when somebody sets the machine's
   * clock. Without it, `now` is believed to be such a clock.
   */
  readonly elapsed?: (() => number) | null;
  /** A fresh opaque id of at least 80 random bits, `[a-z0-9]`. */
  readonly newId: () => string;
  /** 256 random bits, base64url: tokens and seat codes. */
  readonly newSecret: () => string;
  /** Hex SHA-256 of UTF-8 text; synchronous, because the ledger chains one hash per event. */
  readonly sha256: (text: string) => string;
  readonly passwords: Passwords;
  readonly vault: Vault;
  readonly imageCode: ImageCodePainter;
  /** Files of strangers: read and drawn away from the live path, within limits, where the home can. */
  readonly spreadsheets: SpreadsheetReader;
  readonly pdf: PdfPrinter;
  readonly images: ImageRecoder;
  /** The workplace messenger; null where none is connected. */
  readonly messenger: Messenger | null;
  /** An organisation's own login, by OpenID Connect; null where none is connected. */
  readonly singleSignOn: SingleSignOn | null;
  /** Outgoing mail; null where none is sent. */
  readonly mail: Mail | null;
  /** The online payment provider; null where none is connected. */
  readonly payment: Payment | null;
  /** A register of companies, asked after the titles that are known here; null where none is connected. */
  readonly titleNumbers: TitleNumbers | null;
  /** The addresses by which browsers find this server. */
  readonly addresses: Addresses;
  /** Calls to addresses that organisers typed; null where nothing can be sent. */
  readonly webhooks: WebhookCalls | null;
  /** Proves the ledger; signs where the home keeps a key. */
  readonly proof: Proof;
  /** 0 ≤ x < 1, to spread what would happen at once; never for secrets. */
  readonly random: () => number;
  readonly bus: Bus;
  readonly log: Log;
  /** Timers, so that tests own the time; returns how to cancel. */
  readonly schedule: (afterMs: number, run: () => void) => () => void;
}

/** One SQL dialect, PostgreSQL's, for all homes (engines § Storage). */
export interface Database {
  /** Typed builder for the wide ordinary surface. */
  readonly query: Kysely<DatabaseSchema>;
  /**
   * A named, prepared statement for the live path. Values are plain JS values; arrays are PostgreSQL arrays.
   * `bigint`, `int8` and `float8` columns come back as numbers.
   */
  readonly prepared: <Row>(name: string, sql: string, values: readonly unknown[]) => Promise<Row[]>;
  /**
   * Prepared statements are done one after the other, in the order in which they were asked for. A pool of connections
   * keeps no order.
   */
  readonly inOrder: boolean;
  /** From now on the listener hears of each statement of `query` that failed; one that is left out tells nothing. */
  readonly onFailure?: (listener: (error: unknown) => void) => void;
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (hash: string, password: string) => Promise<boolean>;
}

/** Seals values that must not lie in clear in the database; its key lies outside of it. */
export interface Vault {
  /** Seals the same text the same way, so that it can be looked up and be unique. */
  readonly seal: (text: string) => Sealed;
  /**
   * Opens a sealed text; a text that was never sealed comes back unchanged. Throws for a text that another key has
   * sealed.
   */
  readonly open: (text: string) => string;
  /** A keyed hash of 22 letters: proves a text without keeping it. */
  readonly mark: (purpose: string, text: string) => string;
}

export interface Proof extends Omit<ProofCrypto, 'sha256'> {
  /** Null where no key is kept: then nothing is signed. */
  readonly signer: HeadKey | null;
}

/** Ed25519, kept outside the database (docs/decisions/0348). */
export interface HeadKey {
  readonly name: string;
  /** The key in the form of C2SP's signed-note. */
  readonly key: string;
  readonly keyId: Uint8Array;
  readonly sign: (text: string) => Uint8Array;
}

/** The addresses by which browsers find this server: the set one, and those that the machine knows by itself. */
export interface Addresses {
  /** The set address, without a slash at the end; null where nobody set one. */
  readonly publicUrl: string | null;
  /** False where only this machine's own browsers get in. */
  readonly openToNetwork: boolean;
  /** The machine's own in its networks, the likeliest first; asked anew, because networks come and go. */
  readonly local: () => readonly LocalAddress[];
}

/** Sends signed messages to addresses that strangers typed: public ones only, each looked up once (docs/decisions/0321). */
export interface WebhookCalls {
  /** Says what is wrong with an address before it is looked up; null when it may be tried. */
  readonly refusal: (url: string) => WebhookUrlRefusal | null;
  /** Never rejects: every failure is an outcome. Takes at most ten seconds. */
  readonly post: (
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string,
  ) => Promise<WebhookReply>;
}

export type WebhookUrlRefusal = 'MALFORMED' | 'NOT_HTTPS' | 'CREDENTIALS' | 'PORT' | 'NOT_PUBLIC';

export interface WebhookReply {
  readonly outcome: WebhookOutcome;
  readonly status: number | null;
  /** The beginning of the answer. */
  readonly answer: string;
}

/** Draws the image code; the answer never leaves the server. */
export interface ImageCodePainter {
  readonly paint: () => Promise<{ readonly answer: string; readonly png: Uint8Array }>;
}

/**
 * The workplace messenger: who somebody is, who works with them, and a notice to them
 * (docs/decisions/0266). Every method rejects with `MessengerRefused`; `MESSENGER_AWAY` when the
 * messenger did not answer. One application may serve several corporations.
 */
export interface Messenger {
  /** A stand-in with made-up people; every page that shows it says 演示. */
  readonly isDemo: boolean;
  /** The messenger's name among people: 钉钉. */
  readonly name: string;
  readonly clientId: string;
  /** The corporation that made the application for itself; null where several have installed it. */
  readonly corpId: string | null;
  /** Where people open this product, without a slash at the end: what the messenger comes back to, and links to. */
  readonly publicUrl: () => string;
  /** Returns the address to which a browser is sent to show the code that a phone scans. */
  readonly loginAddress: (login: LoginAddressRequest) => string;
  /** Returns the person who scanned; a code works once. */
  readonly personByWebCode: (authCode: string) => Promise<MessengerPerson>;
  /** Returns the person who opened the page inside the messenger; a code works once. */
  readonly personByInsideCode: (corpId: string, authCode: string) => Promise<MessengerPerson>;
  /** Returns a corporation's own name. */
  readonly corporationName: (corpId: string) => Promise<string>;
  /** Returns everybody and everything directly in a department, all its pages, each once; null for the top department. */
  readonly department: (corpId: string, deptId: string | null) => Promise<MessengerDepartment>;
  /** Returns members in any order, without those who do not work there or may not be seen. */
  readonly members: (
    corpId: string,
    unionIds: readonly string[],
  ) => Promise<readonly MessengerMember[]>;
  /** Null when nobody there has this phone number. */
  readonly memberByPhone: (corpId: string, phoneNumber: string) => Promise<MessengerMember | null>;
  /** Accepted for delivery; answers who could not be reached because they do not work there. */
  readonly sendNotice: (
    corpId: string,
    unionIds: readonly string[],
    notice: MessengerNotice,
  ) => Promise<{ readonly unreachable: readonly string[] }>;
  readonly sendToGroup: (robot: GroupRobot, message: GroupMessage) => Promise<void>;
  /** Reads the messenger's pushes to this product; null for an application that gets none. */
  readonly pushes: MessengerPushes | null;
  /** The signature that lets a page use what only the messenger can do. */
  readonly pageConfig: (corpId: string, address: string) => Promise<MessengerPageConfig>;
}

export interface MessengerPushes {
  /** Null unless it is sealed and signed by the messenger, for this application. */
  readonly read: (push: SealedPush) => Promise<OpenedPush | null>;
}

export interface SealedPush {
  readonly signature: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly encrypt: string;
}

export interface OpenedPush {
  /** The ticket for tokens from now on; null when the push is about something else. */
  readonly ticket: PushedTicket | null;
  /** Sent once the push is kept. */
  readonly answer: MessengerPushAnswer;
}

export interface PushedTicket {
  readonly value: string;
  /** Epoch ms, as the messenger signed it. */
  readonly at: number;
}

export interface LoginAddressRequest {
  readonly state: string;
  /** Whole, and registered with the messenger. */
  readonly returnAddress: string;
  /** Whether the login stands in a frame of this product's page, which the messenger tells about a scan. */
  readonly embedded: boolean;
}

export interface MessengerPerson {
  /** The person's id, the same in every corporation. */
  readonly unionId: string;
  readonly name: string;
  /** Null when the messenger does not share the number, or only a part of it. */
  readonly phoneNumber: string | null;
  /** The corporation somebody came from; null when a scan does not say it. */
  readonly corpId: string | null;
}

export interface MessengerMember {
  readonly unionId: string;
  readonly name: string;
  readonly phoneNumber: string | null;
}

export interface MessengerDepartment {
  readonly childDepts: readonly { readonly deptId: string; readonly deptName: string }[];
  readonly members: readonly MessengerMember[];
}

export interface MessengerNotice {
  readonly title: string;
  readonly text: string;
  /** Opened by a press on the notice. */
  readonly address: string;
}

export interface GroupMessage {
  readonly title: string;
  /** Lines in the messenger's Markdown; whoever writes them escapes the names. */
  readonly markdown: string;
}

/** Thrown when the messenger did not do what was asked; `refusals.ts` has the sentence for a person. */
export class MessengerRefused extends Error {
  readonly reason: MessengerRefusal;
  constructor(reason: MessengerRefusal, message: string = reason, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MessengerRefused';
    this.reason = reason;
  }
}

/**
 * An organisation's own login, by OpenID Connect (docs/decisions/0470). Both calls reject with
 * `SingleSignOnRefused`; `SSO_AWAY` when the provider did not answer.
 */
export interface SingleSignOn {
  /** The provider's name among people, on the button: 统一身份认证. */
  readonly name: string;
  /** Whether somebody without an account may make a main account; else identities are only bound to existing accounts. */
  readonly createsAccounts: boolean;
  /** Returns the address to which a browser is sent to log in. */
  readonly loginAddress: (begun: BegunSignOn) => Promise<string>;
  /** Returns the identity that logged in there, with the provider's signature checked; a code works once. */
  readonly identityOf: (answer: SignOnAnswer, begun: BegunSignOn) => Promise<SignOnIdentity>;
}

/** The values of one login that the provider is sent, or must give back unchanged. */
export interface BegunSignOn {
  readonly state: string;
  readonly nonce: string;
  /** The secret of PKCE; the provider gets its hash first, and the secret itself with the code. */
  readonly verifier: string;
}

export interface SignOnAnswer {
  readonly code: string;
  /** The provider's own name in the address to which it sends the browser back. */
  readonly iss: string | null;
}

export interface SignOnIdentity {
  readonly issuer: string;
  /** An id that this issuer never gives to somebody else. */
  readonly subject: string;
  /** Empty when the provider does not say it. */
  readonly name: string;
}

/** Thrown when the provider did not do what was asked; `single-sign-on/refusals.ts` has the sentence for a person. */
export class SingleSignOnRefused extends Error {
  readonly reason: SingleSignOnRefusal;
  constructor(reason: SingleSignOnRefusal, message: string = reason, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SingleSignOnRefused';
    this.reason = reason;
  }
}

/** Outgoing mail of a few lines. Rejects with `MailRefused` when the mail server did not take it. */
export interface Mail {
  /** The beginning of links in mails, without a slash at the end. */
  readonly publicUrl: string;
  readonly send: (message: MailMessage) => Promise<void>;
}

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  /** Plain. */
  readonly text: string;
}

/** The message is a code; it names nobody. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Finds the tax number of an invoice's title; such registers are services that are paid for. */
export interface TitleNumbers {
  /** Null when the register does not know the title. Rejects when it does not answer. */
  readonly numberOf: (titleName: string) => Promise<string | null>;
}

/**
 * Online payment (docs/decisions/0260). Amounts are integer fen, times epoch ms, days Beijing's.
 * Every method rejects with `PaymentAway` when the outcome is unknown: the provider did not answer,
 * answered without a valid signature, or says itself that it does not know. A refusal is an answer.
 */
export interface Payment {
  /** A stand-in that moves no money; every page that shows it says 演示. */
  readonly isDemo: boolean;
  /** Returns the code for the buyer to scan; the same trade always gets a code for the same trade. */
  readonly createQr: (trade: NewTrade) => Promise<QrCreated>;
  /** The form that the redirect page submits (spec § 2, /web/aliPay), as HTML. */
  readonly createForm: (trade: NewTrade) => Promise<string>;
  readonly query: (tradeNo: string) => Promise<TradeSeen>;
  /** Refunds the same `requestNo` once, however often it is sent. */
  readonly refund: (refund: RefundRequest) => Promise<RefundAnswered>;
  /** Returns the outcome of a refund whose answer was lost. */
  readonly queryRefund: (tradeNo: string, requestNo: string) => Promise<RefundSeen>;
  /** Ends a trade that nobody has paid. */
  readonly close: (tradeNo: string) => Promise<TradeClosed>;
  /** Null unless the signature, the application and the seller are right. */
  readonly readNotification: (
    fields: Readonly<Record<string, string>>,
  ) => Promise<TradeNotification | null>;
  /** The provider's own book of one day; null while it is not made yet. */
  readonly bill: (day: string) => Promise<readonly BillLine[] | null>;
}

export interface NewTrade {
  readonly tradeNo: string;
  readonly amountFen: number;
  /** Read by the buyer in the provider's app; without `/`, `=` and `&`. */
  readonly subject: string;
  readonly expiresAt: number;
}

export type QrCreated =
  | { readonly created: true; readonly qrcodeUrl: string }
  | { readonly created: false; readonly reason: 'ALREADY_PAID' | 'ALREADY_CLOSED' | 'REFUSED' };

/** A trade as the provider knows it; the rules read it (`rules/payment`). */
export type TradeSeen = ProviderTrade;

export interface RefundRequest {
  readonly tradeNo: string;
  readonly requestNo: string;
  readonly amountFen: number;
  readonly reason: string;
}

export type RefundAnswered =
  | { readonly refunded: true }
  | { readonly refunded: false; readonly reason: 'FINISHED' | 'NO_FUNDS' | 'REFUSED' };

export interface RefundSeen {
  readonly refunded: boolean;
}

export type TradeClosed =
  | { readonly closed: true }
  | { readonly closed: false; readonly reason: 'NOT_EXIST' | 'ALREADY_PAID' | 'REFUSED' };

export interface TradeNotification {
  /** The same id for every repetition. */
  readonly notifyId: string;
  readonly tradeNo: string;
  readonly trade: ProviderTrade;
}

export interface BillLine {
  readonly tradeNo: string;
  readonly kind: 'PAYMENT' | 'REFUND';
  /** The request's number of a refund; null for a payment. */
  readonly requestNo: string | null;
  readonly amountFen: number;
}

/** The provider's outcome is unknown; ask again later, with the same numbers. */
export class PaymentAway extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PaymentAway';
  }
}

/** Tells the other processes that a competition moved on; the log and the tables are the truth, so a lost message costs only latency. */
export interface Bus {
  /** False where no other process shares the database, so that counts in memory count for all. */
  readonly reachesOthers: boolean;
  readonly publish: (message: BusMessage) => void;
  readonly subscribe: (listener: (message: BusMessage) => void) => () => void;
  readonly close: () => Promise<void>;
}

export type BusMessage =
  | { readonly kind: 'version'; readonly competitionId: string; readonly version: number }
  /** An order took another state; pages that wait for it are answered. */
  | { readonly kind: 'order'; readonly orderId: string }
  /** Ephemeral signals to connections of every process: check, reload, a revoked session. */
  | { readonly kind: 'signal'; readonly competitionId: string; readonly signal: string }
  /** From the bus to its own process: it listens again, and has missed the messages in between. */
  | { readonly kind: 'resumed' };

/** Structured log; callers never pass tokens, passwords, phone numbers or query strings. */
export interface Log {
  readonly info: (event: string, fields?: Readonly<Record<string, unknown>>) => void;
  readonly warn: (event: string, fields?: Readonly<Record<string, unknown>>) => void;
  readonly error: (event: string, fields?: Readonly<Record<string, unknown>>) => void;
}
