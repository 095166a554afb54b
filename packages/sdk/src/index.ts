/** The client of the Liangfen contract: typed calls, tokens, the live match feed, the server's clock. */
export {
  type AuthExpired,
  localTokenStore,
  memoryTokenStore,
  type TokenKeys,
  type TokenSlot,
  type TokenStore,
  takeConsoleTokenFromUrl,
} from './auth.ts';
export type { Caller, ClientOptions } from './caller.ts';
export {
  type BesideOptions,
  createLiangfenClient,
  type DownloadedFile,
  type LiangfenClient,
} from './client.ts';
export { createServerClock, type ServerClock, type ServerClockOptions } from './clock.ts';
export { type EmbeddingCheck, mayEmbed } from './embedding.ts';
export {
  ApiError,
  type ApiErrorCode,
  type ApiErrorFacts,
  describeFailure,
  type Failure,
} from './errors.ts';
export type { ShownReport } from './feed-reports.ts';
export type { FeedRole, FeedViews } from './feed-roles.ts';
export type { FeedState, ReconnectReason, StopReason } from './feed-state.ts';
export type { Progress } from './forms-and-files.ts';
export { contractGeneration } from './generated/routes.ts';
export type { OpenWebSocket, WebSocketLike } from './live-sockets.ts';
export { type MatchFeed, type MatchFeedOptions, openMatchFeed } from './match-feed.ts';
export type {
  AnswerOf,
  FileOperation,
  IdempotentOperation,
  InputOf,
  LoginOperation,
  OperationId,
} from './operations.ts';
export type { PageSignals } from './page-signals.ts';
export { createPhoneClient, type PhoneClient, type PhoneOperation } from './phone-client.ts';
export { phoneSecret } from './phone-secret.ts';
export { type HandedLogin, type RenewingOptions, renewingLogins } from './renewing-logins.ts';
export type { Schedule } from './schedule.ts';
export {
  createScoreOutbox,
  type OutboxEntry,
  type OutboxState,
  type ScoreOutbox,
  type ScoreOutboxOptions,
  type ScoreSubmission,
} from './score-outbox.ts';
export type { KeptList, KeptScore, KeptStatus, KeptSubmission } from './score-outbox-entries.ts';
export {
  type IndexedDbScoreStorageOptions,
  indexedDbScoreStorage,
  memoryScoreStorage,
  type ScoreStorage,
} from './score-outbox-storage.ts';
export { createScreenClient, type ScreenClient, type ScreenOperation } from './screen-client.ts';
export { type ScreenEvent, screenEventOf } from './screen-event.ts';
export type { NoPictureCode, ScreenProblem, ScreenProblemCode } from './screen-problem.ts';
export type { Send } from './transport.ts';
export type {
  DatabaseFactory,
  NamedLocks,
  PageAddress,
  PageHistory,
  TextStorage,
} from './web-parts.ts';
