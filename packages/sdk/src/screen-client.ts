/** The client of a match screen: the operations that the contract marks as the screen's, and nothing else to load. */
import { type Caller, type ClientOptions, createCaller, filled } from './caller.ts';
import { screenRoutes } from './generated/screen-routes.ts';
import { jsonBody } from './request-parts.ts';

export type ScreenOperation = keyof typeof screenRoutes;

/** Every {@link LiangfenClient} is one too. */
export type ScreenClient = Caller<ScreenOperation>;

/**
 * @example
 * ```tsx
 * const client = createScreenClient({ baseUrl: 'https://score.example.com' });
 * console.log((await client.request('getClock')).serverTime);
 * ```
 */
export function createScreenClient(options: ClientOptions = {}): ScreenClient {
  return createCaller<ScreenOperation>(screenRoutes, jsonBody, filled(options)).caller;
}
