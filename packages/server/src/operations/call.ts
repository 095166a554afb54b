/** One validated call of an operation, typed by the contract, and its answer. */
import type { CompetitionRole, operations } from '@liangfen/sdk/schema';
import type { IncomingRequest } from '../contract/incoming-request.ts';
import type { PhoneSight } from '../contract/masked-phones.ts';
import type { Principal } from '../sessions/principal.ts';

export type OperationId = keyof operations;

type UserPrincipal = Extract<Principal, { kind: 'user' }>;
type ConsolePrincipal = Extract<Principal, { kind: 'console' }>;

type Json<T> = T extends { content: { 'application/json': infer Body } }
  ? Body
  : T extends { content: { 'application/x-www-form-urlencoded': infer Body } }
    ? Body
    : undefined;
type Parameters<Op extends OperationId> = operations[Op]['parameters'];
type Query<Op extends OperationId> =
  Parameters<Op> extends { query: infer Q }
    ? Q
    : Parameters<Op> extends { query?: infer Q }
      ? [Q] extends [undefined]
        ? Record<never, never>
        : Exclude<Q, undefined>
      : Record<never, never>;
type Path<Op extends OperationId> =
  Parameters<Op> extends { path: infer P } ? P : Record<never, never>;
export type Body<Op extends OperationId> = operations[Op] extends { requestBody: infer B }
  ? Json<B>
  : operations[Op] extends { requestBody?: infer B }
    ? Json<Exclude<B, undefined>> | undefined
    : undefined;
export type Answer<Op extends OperationId> = operations[Op]['responses'] extends {
  200: infer R;
}
  ? Json<R>
  : never;

/** One validated call. Defaults of the contract are filled in; unknown fields are already refused. */
export interface Call<Op extends OperationId> {
  readonly path: Path<Op>;
  readonly query: Query<Op>;
  readonly body: Body<Op>;
  readonly principal: Principal;
  /** Set by the access rule `user`, `account`, `main`, `sub`, `manager`, `owner`, `judge`. */
  readonly user: UserPrincipal;
  /** Set by the access rule `console`. */
  readonly console: ConsolePrincipal;
  /** Set by the access rule `judge`: the caller's judge id in the competition of the path. */
  readonly judgeId: string;
  /** Set by the access rules `manager` and `owner`: whether the caller may see scores that no step has shown. */
  readonly monitors: boolean;
  /** Set by the access rules `manager` and `owner`, and by `x-roles`. */
  readonly role: CompetitionRole;
  /** How the answer may hold phone numbers; masked in every JSON answer after the operation. */
  readonly phones: PhoneSight;
  readonly idempotencyKey: string | null;
  readonly seenVersion: number | null;
  readonly lastEventId: number | null;
  readonly request: IncomingRequest;
  /** The request's name in the answer and in logs. */
  readonly requestId: string;
  /** The caller's address, for rate limits and the session list; empty when unknown. */
  readonly address: string;
  readonly client: string;
}
