/** The secret that a phone makes and keeps, so that the server knows it again at its seat before it has logged in. */
import { newRandomId } from './new-id.ts';
import type { TextStorage } from './web-parts.ts';

const key = 'liangfen.phone';
/** The secret where the browser keeps nothing: it lives as long as the page. */
let unstored: string | undefined;

/**
 * `storage` is the browser's `localStorage`, which may be forbidden.
 *
 * @example
 * ```tsx
 * await client.logIn('openSeat', { body: { code: 'seat-code', phone: phoneSecret() } });
 * ```
 */
export function phoneSecret(
  storage: () => Pick<TextStorage, 'getItem' | 'setItem'> = () => localStorage,
): string {
  try {
    const kept = storage().getItem(key);
    if (kept !== null && kept.length >= 16) return kept;
    const made = unstored ?? newRandomId();
    unstored = made;
    storage().setItem(key, made);
    return made;
  } catch {
    unstored ??= newRandomId();
    return unstored;
  }
}
