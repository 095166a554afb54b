/** What `doctor` says about the single sign-on: whether its provider answers, and calls itself what the setting says. */
import { type Log, SingleSignOnRefused } from '../../ports.ts';
import type { Config } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { openSingleSignOn } from '../single-sign-on/open-single-sign-on.ts';
import type { Finding } from './finding.ts';

/** Nothing where no provider is connected. Asks it once, as the first login would. */
export async function signOnFindings(
  config: Pick<Config, 'singleSignOn' | 'publicUrl'>,
  log: Log,
): Promise<Finding[]> {
  const { singleSignOn: chosen } = config;
  if (chosen.kind === 'NONE') return [];
  const what = 'signOn';
  try {
    const signOn = await openSingleSignOn(config, log);
    await signOn?.loginAddress({ state: 'doctor', nonce: 'doctor', verifier: 'doctor' });
    return [{ what, state: 'GOOD', text: `${chosen.issuer} 有回应` }];
  } catch (error) {
    if (error instanceof ConfigError) return [{ what, state: 'BAD', text: error.message }];
    if (!(error instanceof SingleSignOnRefused)) throw error;
    return [{ what, state: 'BAD', text: await sentenceOf(error, chosen.issuer) }];
  }
}

async function sentenceOf({ reason, cause }: SingleSignOnRefused, issuer: string): Promise<string> {
  // Imported here, so that other servers never load the library.
  const { codeOf, issuersOf } = await import('../../integrations/oidc/verdicts.ts');
  const { told = '' } = issuersOf(cause);
  switch (reason) {
    case 'SSO_ISSUER_DIFFERS':
      return `LIANGFEN_OIDC_ISSUER 设置的是 ${issuer}，提供方自己写的是 ${told}，请改成和它一样`;
    case 'SSO_AWAY':
      return `联系不上 ${issuer}（${codeOf(cause)}），用登录名和密码登录不受影响`;
    case 'SSO_NOT_TRUSTED':
    case 'SSO_NOT_CONNECTED':
    case 'SSO_CODE_USED':
    case 'SSO_STATE_WRONG':
    case 'SSO_TICKET_ENDED':
    case 'SSO_BOUND_ELSEWHERE':
    case 'SSO_LAST_WAY_IN':
    case 'SSO_TOO_MANY':
      return `${issuer} 的回答没有通过检查（${codeOf(cause)}）`;
  }
}
