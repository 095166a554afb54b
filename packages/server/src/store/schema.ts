/** The tables as TypeScript sees them; `migrations/` makes them. Times are epoch ms; every table of a competition leads its key with competition_id. */

import type { LiveState, ShownResult, StayState } from '@liangfen/rules';
import type { OrderEvent, ProviderTrade } from '@liangfen/rules/payment';
import type {
  ActorRole,
  Adjustment,
  ApiKeyScope,
  Approval,
  CompetitionStatus,
  ConsoleWay,
  FinalScore,
  Foul,
  GrantedRole,
  GroupRobot,
  Holder,
  ImportAnswer,
  ImportRun,
  InvoiceState,
  Item,
  Look,
  MessengerPurpose,
  Mode,
  OrderState,
  PaymentMeans,
  Program,
  RechargeSource,
  RoundKind,
  SecurityEventKind,
  Setting,
  ShowEventType,
  TablePoints,
  TitleType,
  WebhookAttempt,
  WebhookDeliveryState,
  WebhookDisabled,
  WebhookEvent,
  WebhookMessageType,
} from '@liangfen/sdk/schema';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Sealed } from './sealed.ts';

/** A jsonb column: read as a value, written as JSON text. */
type Json<T> = JSONColumnType<T & object, string, string>;
/** Read in clear (`sealing/opened-rows.ts`), written sealed. */
type SealedColumn = ColumnType<string | null, Sealed | null, Sealed | null>;
type NullableJson<T> = ColumnType<T | null, string | null, string | null>;
/** A numeric column with at most three decimals: read as a number. */
type Decimal = ColumnType<number, number | string, number | string>;

/** Base settings that are not shown on the screen. */
export interface BaseRow {
  readonly signUpOpen: boolean;
  readonly signUpApproval: boolean;
  /** Left out by rows that were stored before it could be chosen: they sign in, as new ones do. */
  readonly seatSignsIn?: boolean;
  readonly invitationText: string;
  readonly embedOrigins: string[];
  /** Left out by rows that were stored before there was a messenger: nobody is written to. */
  readonly messengerNotices?: boolean;
  readonly groupRobot?: GroupRobot | null;
}

/** The live fields of a program; the rest of a contract `Program` are columns or derived. */
export type ProgramLive = Pick<
  Program,
  | 'phase'
  | 'finalScore'
  | 'currentScore'
  | 'programItemResults'
  | 'programFoulRecords'
  | 'corrected'
  | 'outcome'
  | 'performance'
  | 'formerResults'
  | 'fought'
  | 'panel'
  | 'struck'
  | 'actTime'
  | 'audienceVote'
>;

/** What an adjustment has besides amount, reason and moment. */
export type AdjustmentDetail = Pick<Adjustment, 'forTime'>;

/** Who or what moved an order. */
export type OrderCause = 'BUYER' | 'NOTIFICATION' | 'QUERY' | 'RECONCILIATION' | 'OPERATOR';

/** A person, as the messenger named them a moment ago. */
export interface ProvedPerson {
  readonly unionId: string;
  readonly name: string;
  readonly phoneNumber: string | null;
  /** The corporation the person came from, or is known to work in; null when a scan did not say it. */
  readonly corporation: { readonly corpId: string; readonly corpName: string } | null;
}

/** A line that was not imported, with its cells under the headers of the template. */
export interface RefusedLine {
  readonly line: number;
  readonly cells: readonly string[];
  readonly reason: string;
}

export interface DatabaseSchema {
  user_account: {
    id: string;
    login_name: string | null;
    /** Lower case, unique. */
    login_key: string | null;
    password_hash: string | null;
    name: string;
    phone_number: SealedColumn;
    kind: 'MAIN' | 'SUB' | 'GUEST';
    main_user_id: string | null;
    /** What a sub-account may do where no competition says otherwise. */
    role: Generated<GrantedRole>;
    created_at: number;
    /** Counts the changes of name, phone number and managed competitions. */
    version: Generated<number>;
    /** The secret of an authenticator app, sealed (docs/decisions/0412). */
    second_factor: ColumnType<string | null, Sealed | null | undefined, Sealed | string | null>;
    second_factor_at: ColumnType<number | null, never, number | null>;
    /** The time step of the last number that was used: each counts once. */
    second_factor_step: Generated<number>;
    /** Which privacy statement was agreed to, and when. */
    consent_version: ColumnType<string | null, string | null | undefined, string | null>;
    consent_at: ColumnType<number | null, number | null | undefined, number | null>;
    /**
     * The confirmed mail address in small letters, sealed. A forgotten password is reset by it (docs/decisions/0471).
     */
    mail_address: ColumnType<string | null, never, Sealed | null>;
    mail_at: ColumnType<number | null, never, number | null>;
    /** From this moment nobody comes in; erased thirty days later (docs/decisions/0413). */
    closed_at: ColumnType<number | null, never, number | null>;
  };
  mail_confirmation: {
    user_id: string;
    address: ColumnType<string, Sealed, Sealed>;
    code_mark: string;
    tries: Generated<number>;
    expires_at: number;
  };
  password_reset: { token_hash: string; user_id: string; expires_at: number };
  second_factor_start: { user_id: string; secret: string; expires_at: number };
  recovery_code: {
    user_id: string;
    /** A keyed hash of the code; the code itself is stored nowhere. */
    mark: string;
    used_at: ColumnType<number | null, never, number>;
  };
  login_ticket: {
    ticket_hash: string;
    user_id: string;
    tries: Generated<number>;
    /** The identity of a single sign-on; null for a password. */
    identity_id: ColumnType<string | null, string | null | undefined, never>;
    expires_at: number;
  };
  /** A link that lets one person register. */
  account_invitation: {
    code_hash: string;
    made_by: string;
    made_at: number;
    expires_at: number;
    used_at: ColumnType<number | null, never, number>;
    used_by: ColumnType<string | null, never, string>;
  };
  session: {
    id: string;
    token_hash: string;
    kind: 'TOKEN' | 'DING' | 'SSO' | 'CONSOLE';
    user_id: string | null;
    /** The competition of a console session or a seat. */
    competition_id: string | null;
    judge_id: string | null;
    /** The hash of the secret of the phone that opened the seat; null when the phone sent none. */
    phone_hash: string | null;
    /** The person of a login by messenger; the login ends with the binding. */
    person_id: ColumnType<string | null, string | null | undefined, string | null>;
    /** The identity of a single sign-on; the login ends with the binding. */
    identity_id: ColumnType<string | null, string | null | undefined, never>;
    /** The API key that opened the console, which ends with the key. */
    api_key_id: ColumnType<string | null, string | null | undefined, never>;
    /** When the owner last proved to be there, beside the login itself. */
    proved_at: ColumnType<number | null, never, number>;
    client: string;
    /** The address of the last use. */
    address: ColumnType<string, string | undefined, string>;
    created_at: number;
    last_seen_at: number;
    expires_at: number;
  };
  /** Who opened a console; stays when the console has ended, as a name for the ledger (docs/decisions/0340). */
  console_login: {
    /** Names the console's session; worked out from the rest (`sessions/console-id.ts`). */
    id: string;
    competition_id: string;
    /** The account that opened it; null for a passcode, and before people were kept. */
    user_id: string | null;
    /** Null before people were kept. */
    way: ConsoleWay | null;
    name: string;
    nonce: string;
    client: string;
    opened_at: number;
  };
  /** Rows are only added; `purge_security_events` alone takes some away (docs/decisions/0342). */
  security_event: {
    number: Generated<number>;
    at: number;
    kind: SecurityEventKind;
    /** The main account whose part of the log has the event. */
    main_user_id: string | null;
    user_id: string | null;
    session_id: string | null;
    person: string;
    competition_id: string | null;
    about: string;
    address: string;
    client: string;
    request_id: string;
  };
  /** A deleted sub-account, as a name for the ledger. */
  former_account: {
    id: string;
    main_user_id: string | null;
    name: string;
    deleted_at: number;
  };
  /** A revoked key stays as a name for the ledger (docs/decisions/0314). */
  api_key: {
    id: string;
    user_id: string;
    name: string;
    key_hash: string;
    /** The last characters of the key, to tell one from another. */
    hint: string;
    scopes: readonly ApiKeyScope[];
    created_at: number;
    expires_at: number | null;
    last_used_at: ColumnType<number | null, never, number>;
    last_address: ColumnType<string, never, string>;
    revoked_at: ColumnType<number | null, never, number>;
  };
  /** The address to which a main account has publications sent (docs/decisions/0320). */
  webhook: {
    id: string;
    user_id: string;
    name: string;
    url: string;
    events: readonly WebhookEvent[];
    rehearsals: boolean;
    /** The secret itself, which a signature needs. */
    secret: string;
    /** Signs beside the new one until its time is over. */
    old_secret: ColumnType<string | null, never, string | null>;
    old_secret_until: ColumnType<number | null, never, number | null>;
    created_at: number;
    delivered_at: ColumnType<number | null, never, number | null>;
    /** The first failure since the last message that was taken. */
    failing_since: ColumnType<number | null, never, number | null>;
    disabled: ColumnType<WebhookDisabled | null, never, WebhookDisabled | null>;
    disabled_at: ColumnType<number | null, never, number | null>;
  };
  /** The outbox: written together with its event, and kept a while as the log. */
  webhook_delivery: {
    webhook_id: string;
    /** The `webhook-id`: the same for every webhook and every try. */
    id: string;
    /** Null for a ping. */
    competition_id: string | null;
    type: WebhookMessageType;
    /** The text that is signed and sent. */
    body: string;
    created_at: number;
    give_up_at: number;
    /** When a round sends the message next, or when the lease of its sender ends; null when no round is to send it. */
    next_at: number | null;
    state: WebhookDeliveryState;
    tries: ColumnType<number, number | undefined, number>;
    attempts: ColumnType<WebhookAttempt[], string | undefined, string>;
  };
  /** The request of a creating call with an idempotency key, as a hash (docs/decisions/0284). */
  creating_call: {
    user_id: string;
    idempotency_key: string;
    content: string;
    made_at: number;
  };
  /** A person of the messenger and the account that person has here. */
  messenger_person: {
    id: string;
    union_id: string;
    user_id: string;
    name: string;
    /** The number for which the messenger vouched at the last login; null when it keeps it back. */
    phone_number: SealedColumn;
    bound_at: number;
    last_used_at: number | null;
    /** The call that made this person's guest a sub-account (`creationId`); null for everybody else. */
    raised_by: ColumnType<string | null, never, string>;
  };
  /** The ticket for an application's tokens, unsealed because it has to be sent. */
  messenger_suite: {
    client_id: string;
    ticket: string;
    pushed_at: number;
  };
  messenger_membership: {
    union_id: string;
    corp_id: string;
    corp_name: string;
    last_seen_at: number;
    /** When the messenger last said that the person works there. */
    checked_at: number;
  };
  /** A login that a browser has begun. */
  messenger_login: {
    state_hash: string;
    browser_hash: string;
    purpose: MessengerPurpose;
    /** The account to be bound. */
    user_id: string | null;
    expires_at: number;
  };
  /** Somebody who came for the first time and has not said yet which account to use. */
  messenger_ticket: { ticket_hash: string; person: Json<ProvedPerson>; expires_at: number };
  messenger_reminder: { union_id: string; at: number };
  /** The identity that an account's owner has at the provider of the single sign-on (docs/decisions/0470). */
  single_sign_on_identity: {
    id: string;
    issuer: string;
    subject: string;
    user_id: string;
    /** The name that the provider gave at the last login. */
    name: string;
    bound_at: number;
    last_used_at: number | null;
  };
  single_sign_on_login: {
    state_hash: string;
    browser_hash: string;
    /** The account to be bound; null for a login. */
    user_id: string | null;
    nonce: Sealed;
    verifier: Sealed;
    expires_at: number;
  };
  /** Somebody whom no account belongs to yet. */
  single_sign_on_ticket: {
    ticket_hash: string;
    issuer: string;
    subject: string;
    name: string;
    expires_at: number;
  };
  known_caller: { door: string; caller: string; at: number };
  image_code: { id: string; answer_hash: string; expires_at: number };
  address_trial: {
    user_id: string;
    code: string;
    arrived_at: number | null;
    device: string | null;
    expires_at: number;
  };
  rehearsal_twin: {
    competition_id: string;
    id: string;
    held_until: number;
    /**
     * Whether the results belong to this rehearsal: nothing was played before it, or the results from before were
     * cleared for it.
     */
    clears: boolean;
    /** Null while it is played. */
    ended_at: number | null;
    judges: number;
    cleared: ColumnType<boolean, boolean | undefined, boolean>;
  };
  competition: {
    id: string;
    owner_id: string;
    name: string;
    status: CompetitionStatus;
    official: boolean;
    mode: Mode;
    look: Json<Look>;
    base: Json<BaseRow>;
    /** The hash of the console's passcode, which itself is stored nowhere (docs/decisions/0341). */
    passcode_hash: ColumnType<string | null, never, string | null>;
    setting: Json<Setting>;
    items: Json<Item[]>;
    fouls: Json<Foul[]>;
    /** Sealed. */
    invitation_code: ColumnType<string | null, Sealed | null, Sealed | null>;
    invitation_at: number | null;
    parent_id: string | null;
    version: number;
    live: NullableJson<LiveState>;
    head_hash: string;
    /** Drawn by the database; never sent. */
    card_key: Generated<string>;
    /** The ledger tells what the show stands on (docs/decisions/0347). */
    grounded: Generated<boolean>;
    created_at: number;
    updated_at: number;
    deleted_at: number | null;
    /** Who runs it (docs/decisions/0621); grows whenever it changes hands. */
    epoch: Generated<number>;
    holder: Generated<Holder>;
    holder_name: ColumnType<string | null, never, string | null>;
    holder_address: ColumnType<string | null, never, string | null>;
    holder_since: ColumnType<number | null, never, number | null>;
  };
  /** At the service: the code by which a hall takes a competition along, and who has it. */
  hall_lending: {
    competition_id: string;
    code_hash: string | null;
    code_ends_at: number | null;
    /** Hashes of receipts. */
    fetched_by: ColumnType<string | null, string | null | undefined, string | null>;
    lent_to: ColumnType<string | null, string | null | undefined, string | null>;
    returned_by: ColumnType<string | null, never, string | null>;
    returned_epoch: ColumnType<number | null, never, number | null>;
    returned_entries: ColumnType<number | null, never, number | null>;
    returned_until: ColumnType<number | null, never, number | null>;
  };
  /** In the hall: where a competition came from. */
  hall_stay: {
    competition_id: string;
    address: string;
    receipt: Sealed;
    state: StayState;
    epoch: number;
    content: string | null;
  };
  competition_grant: {
    competition_id: string;
    user_id: string;
    /** 成绩监看 (docs/decisions/0294). */
    monitor: Generated<boolean>;
    role: Generated<GrantedRole>;
  };
  program_group: {
    competition_id: string;
    id: string;
    group_name: string;
    sort: number;
    /** Null where the desk chose nothing (docs/decisions/0530). */
    round_kind: ColumnType<RoundKind | null, RoundKind | null | undefined, RoundKind | null>;
    division: ColumnType<string | null, string | null | undefined, string | null>;
    table_points: ColumnType<
      TablePoints | null,
      TablePoints | null | undefined,
      TablePoints | null
    >;
    /** The highest number given while the evening ran; 0 before that, and for groups of earlier evenings. */
    last_number: Generated<number>;
  };
  program: {
    competition_id: string;
    id: string;
    /** Null for a test program. */
    program_group_id: string | null;
    test: boolean;
    sort: number;
    program_name: string;
    contestant: string;
    organisation: ColumnType<string, string | undefined, string>;
    /** Addresses of this site (docs/decisions/0370). */
    photo: ColumnType<string | null, string | null | undefined, string | null>;
    mark: ColumnType<string | null, string | null | undefined, string | null>;
    /** The difficulty as it is written, three decimals at most; null is 1. */
    factor: ColumnType<string | null, string | null | undefined, string | null>;
    /** The result of an earlier round as it is written; null is none. */
    earlier_score: ColumnType<string | null, string | null | undefined, string | null>;
    /** Which round that was; empty where nobody wrote it. */
    earlier_from: ColumnType<string, string | undefined, string>;
    /** The one judge group that judges it; null is all of them. */
    judge_group_id: ColumnType<string | null, string | null | undefined, string | null>;
    live: Json<ProgramLive>;
    result: NullableJson<FinalScore>;
    /** Null: nothing is published, or it was before this was kept. */
    shown: NullableJson<ShownResult>;
  };
  judge_group: {
    competition_id: string;
    id: string;
    group_name: string;
    weight: Decimal;
    sort: number;
  };
  judge: {
    competition_id: string;
    id: string;
    user_id: string | null;
    number: number | null;
    name: string;
    phone_number: SealedColumn;
    organisation: string;
    title: string;
    remark: string;
    judge_group_id: string | null;
    approval: Approval;
    sign_in: boolean;
    signed_out: Generated<boolean>;
    replaces: Generated<string | null>;
    recused_program_ids: Json<string[]>;
    /**
     * The seed of the seat's code (`sealing/seat-codes.ts`): made by the database with the row, renewed by the
     * organiser.
     */
    seat_seed: ColumnType<string, string | undefined, string>;
    /** The mark of a code from before there were seeds, which opens the seat until it is renewed. */
    former_seat_mark: ColumnType<string | null, never, string | null>;
    seat_used_at: number | null;
    created_at: number;
    /** The judge's person in the messenger, where an import or a recognition said so. */
    union_id: ColumnType<string | null, string | null | undefined, string | null>;
    /** An address of this site (docs/decisions/0370). */
    photo: ColumnType<string | null, string | null | undefined, string | null>;
    /** Played by a rehearsal (docs/decisions/0151). */
    simulated: ColumnType<boolean, boolean | undefined, boolean>;
    /** Which privacy statement was agreed to at signing up, and when. */
    consent_version: ColumnType<string | null, string | null | undefined, string | null>;
    consent_at: ColumnType<number | null, number | null | undefined, number | null>;
  };
  score: {
    competition_id: string;
    program_id: string;
    judge_id: string;
    /** '0' for the whole. */
    item_id: string;
    score: Decimal;
    revision: number;
    receipt: string;
    at: number;
    performance: Generated<number>;
  };
  adjustment: {
    competition_id: string;
    program_id: string;
    id: string;
    amount: Decimal;
    reason: string;
    at: number;
    performance: Generated<number>;
    detail: ColumnType<AdjustmentDetail, string | undefined, string>;
  };
  late_score: {
    competition_id: string;
    id: string;
    judge_id: string;
    program_id: string;
    scores: Json<{ itemId: string | null; score: number }[]>;
    at: number;
    state: 'WAITING' | 'ACCEPTED' | 'REFUSED';
    reason: string | null;
    performance: Generated<number>;
  };
  show_event: {
    competition_id: string;
    version: number;
    at: number;
    type: ShowEventType;
    actor_role: ActorRole;
    actor_id: string;
    command_id: string;
    /** Hash of the command, to refuse another command under the same id. */
    fingerprint: string;
    /** The contract's event as JSON text, exactly as hashed. */
    body: string;
    previous_hash: string;
    hash: string;
    /** Written and read by live/changed-values.ts; follows from the bodies, and is not hashed. */
    changes: string | null;
  };
  /** An audience vote for which somebody voted (docs/decisions/0620). */
  audience_vote: {
    competition_id: string;
    id: string;
    /** When the vote was closed whose ballots were counted; null while ballots are taken. */
    sealed_at: number | null;
  };
  audience_ballot: {
    competition_id: string;
    vote_id: string;
    /** Hash of what the phone made up for itself. */
    voter: string;
    /** Which choice of this phone it is, counted by the phone. */
    turn: number;
    choice: number;
    salt: string;
  };
  /** Written once, never changed (docs/decisions/0348). */
  signed_head: {
    competition_id: string;
    /** How many entries the signed tree has. */
    size: number;
    /** The key that signed, in a verifier key's form. */
    key: string;
    at: number;
    root: string;
    checkpoint: string;
    /** The state of the tree, from which the next signing goes on. */
    parts: string;
  };
  /** Rows that a destructive organiser call removed, kept 30 days. */
  recovery: {
    competition_id: string;
    id: string;
    at: number;
    action: string;
    body: string;
    /** The entry of the ledger by which the rows went; null where it is not known. */
    version: ColumnType<number | null, number | null | undefined, never>;
    /** The ledger told what the show stood on, so that it tells what comes back. */
    grounded: ColumnType<boolean, boolean | undefined, never>;
    recovered_at: ColumnType<number | null, never, number>;
  };
  point_entry: {
    id: string;
    user_id: string;
    /** Positive for recharge, negative for consumption. */
    delta: number;
    balance: number;
    source: RechargeSource | 'COMPETITION';
    /** Yuan, as the contract writes them. */
    amount: string | null;
    /** Drawn by the database; the later of two movements of one account has the larger. */
    number: Generated<number>;
    order_id: ColumnType<string | null, string | null | undefined, never>;
    voucher_id: ColumnType<string | null, string | null | undefined, never>;
    competition_id: string | null;
    competition_name: string | null;
    at: number;
  };
  plan: {
    id: string;
    revision: number;
    point: number;
    amount_fen: number;
    discount: string | null;
    on_sale: boolean;
    sort: number;
    updated_at: number;
  };
  /** The revisions of plans; an order names the revision it was made under. */
  plan_revision: {
    plan_id: string;
    revision: number;
    point: number;
    amount_fen: number;
    discount: string | null;
    on_sale: boolean;
    at: number;
    operator: string;
  };
  payment_order: {
    id: string;
    number: Generated<number>;
    user_id: string;
    trade_no: string;
    plan_id: string;
    plan_revision: number;
    point: number;
    amount_fen: number;
    payment: Exclude<PaymentMeans, 'NONE'>;
    state: OrderState;
    qrcode_url: string | null;
    provider_no: string | null;
    refund_request_no: string | null;
    refund_refused: boolean;
    created_at: number;
    expires_at: number;
    paid_at: number | null;
    refunded_at: number | null;
    /** When the provider is to be asked again; null while nothing is open. */
    next_check_at: number | null;
    checks: number;
  };
  payment_order_event: {
    order_id: string;
    number: number;
    at: number;
    type: OrderEvent['type'];
    /** The cause: a notification, a query, the organiser, the operator of the service. */
    cause: OrderCause;
    body: Json<OrderEvent>;
  };
  /** Notifications whose signature was right, each once. */
  payment_notification: {
    notify_id: string;
    trade_no: string;
    status: ProviderTrade['status'];
    amount_fen: number | null;
    refunded_fen: number | null;
    at: number;
  };
  voucher: {
    id: string;
    code_hash: string;
    /** The last four characters, to tell vouchers apart. */
    code_end: string;
    point: number;
    batch: string | null;
    expires_at: number | null;
    created_at: number;
    redeemed_at: number | null;
    redeemed_by: string | null;
    revoked_at: number | null;
  };
  invoice: {
    id: string;
    user_id: string;
    order_id: string;
    state: InvoiceState;
    title_type: TitleType;
    title_name: string;
    tax_number: string | null;
    address: string;
    phone: string;
    bank: string;
    bank_account: string;
    email: string;
    remark: string;
    amount_fen: number;
    reason: string | null;
    number: string | null;
    issued_on: string | null;
    pdf: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
    created_at: number;
    updated_at: number;
  };
  /** Tax numbers that the operator of the service has loaded. */
  tax_title: { title_name: string; tax_number: string };
  /** The acts of the service's operator on the command line. */
  admin_act: {
    id: string;
    at: number;
    operator: string;
    command: string;
    detail: Json<Readonly<Record<string, unknown>>>;
  };
  /** The table of `rate-limiter-flexible`. */
  rate_limit: { key: string; points: number; expire: number | null };
  failed_attempt: { key: string; count: number; at: number };
  import_run: {
    competition_id: string;
    id: string;
    what: ImportRun['what'];
    source: ImportRun['source'];
    /** The file's name, or that of the competition the lines came from. */
    name: string;
    state: ImportRun['state'];
    done: number;
    total: number | null;
    detail: string | null;
    answer: NullableJson<ImportAnswer>;
    /** Sealed as one text, for phone numbers stand in the cells; in clear only before the next start seals it. */
    refused: NullableJson<RefusedLine[] | string>;
    started_at: number;
    ended_at: number | null;
  };
  image: {
    /** Hex SHA-256 of the bytes. */
    id: string;
    owner_id: string;
    bytes: ColumnType<never, Uint8Array, never>;
    width: number;
    height: number;
    size: number;
    created_at: number;
  };
}
