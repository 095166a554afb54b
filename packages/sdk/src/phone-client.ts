/** The client of a judge's phone: the operations that the contract marks as the phone's, and nothing else to load. */
import { type Caller, type ClientOptions, createCaller, filled } from './caller.ts';
import { phoneRoutes } from './generated/phone-routes.ts';
import { jsonBody } from './request-parts.ts';

export type PhoneOperation = keyof typeof phoneRoutes;

/** Every {@link LiangfenClient} is one too. */
export type PhoneClient = Caller<PhoneOperation>;

/**
 * @example
 * ```tsx
 * const client = createPhoneClient({ baseUrl: 'https://score.example.com' });
 * await client.request('signInJudge', { path: { id: 'c1' } });
 * ```
 */
export function createPhoneClient(options: ClientOptions = {}): PhoneClient {
  return createCaller<PhoneOperation>(phoneRoutes, jsonBody, filled(options)).caller;
}
