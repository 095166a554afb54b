// Leads an ended login back to the way by which its owner came in.
import type { LoginState } from './login-state.ts';
import { isInsideDingtalk } from './messenger/is-inside-dingtalk.ts';

const byPassword = '/web/login';
const byScanning = '/web/qrcode/login';
const insideMessenger = '/web/dd/pc/login';

/** Pages of which there is nothing left to go back to. */
export const waysIn: readonly string[] = [byPassword, byScanning, insideMessenger];

export function wayIn(state: LoginState, userAgent: string): string {
  switch (state) {
    case 'ACCOUNT':
      return byPassword;
    case 'MESSENGER':
      return isInsideDingtalk(userAgent) ? insideMessenger : byScanning;
  }
}

/** Adds the present page, for pages that lead out of this site and back; the router's own state does not survive that. */
export function wayInFrom(state: LoginState, userAgent: string, from: string): string {
  const way = wayIn(state, userAgent);
  return way === byPassword ? way : `${way}?from=${encodeURIComponent(from)}`;
}
