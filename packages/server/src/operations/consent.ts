/**
 * The consent of whoever registers or signs up as a judge: to the server's privacy statement, in its current version
 * (docs/decisions/0413, 0467).
 */

import { invalidField } from '../refusals.ts';
import type { Services } from './services.ts';

interface Agreeing {
  readonly consent?: string | undefined;
}

export function requireConsent({ consent }: Agreeing, { signUp }: Pick<Services, 'signUp'>): void {
  if (signUp.privacy === null || consent === signUp.privacy.version) return;
  throw invalidField(
    'consent',
    consent === undefined
      ? '请先阅读并同意隐私说明'
      : '隐私说明已经更新，请刷新页面，重新阅读并同意',
  );
}

/** The version and the time of the consent, kept with the row of the person. */
export function consentColumns({ consent }: Agreeing, now: number) {
  return {
    consent_version: consent ?? null,
    consent_at: consent === undefined ? null : now,
  };
}
