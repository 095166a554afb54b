/** The caller: nobody, an account, its program, or a console. */
import type { ApiKeyScope } from '@liangfen/sdk/schema';

/** The API key that a call came with (docs/decisions/0314). */
export interface CallingKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly expiresAt: number | null;
}

/** The caller, established from the Authorization header before an operation runs. */
export type Principal =
  | { readonly kind: 'nobody' }
  | {
      readonly kind: 'user';
      readonly sessionId: string;
      readonly userId: string;
      readonly userKind: 'MAIN' | 'SUB' | 'GUEST';
      readonly mainUserId: string | null;
      /** A session opened with a seat link is that judge, and nothing else, in that competition. */
      readonly seat: { readonly competitionId: string; readonly judgeId: string } | null;
      /** A main account that came in by its password alone, and has no second factor. */
      readonly lacksSecondFactor: boolean;
      /** A program of the main account, which may call only what its scopes name; `sessionId` is the key's id. */
      readonly key: CallingKey | null;
    }
  | {
      readonly kind: 'console';
      readonly sessionId: string;
      readonly competitionId: string;
      /** The account that opened it; null for a passcode. */
      readonly userId: string | null;
      /** The account that is at the console itself; null for a passcode, and for a key, which is a program. */
      readonly accountId: string | null;
      /** The name of whoever is at the console. */
      readonly name: string;
    };
