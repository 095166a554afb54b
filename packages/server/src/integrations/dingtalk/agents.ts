/** The application's number in a corporation: one where the corporation made it, another in each that installed it. */
import { MessengerRefused } from '../../ports.ts';
import type { SuiteApplication } from './home.ts';
import { keptForAWhile } from './kept-for-a-while.ts';
import { patiently } from './patience.ts';
import { refuseStrangers, suiteAccessToken, type TokenParts } from './tokens.ts';
import { verdictOfV1 } from './verdicts.ts';

export type AgentIdOf = (corpId: string) => Promise<string>;

const livesMs = 60 * 60_000;
const ours = 'suite';

/** Asks with the application's own token, which belongs to no corporation. */
export function suiteAgentIds(parts: TokenParts, application: SuiteApplication): AgentIdOf {
  const { home, wire, settings } = parts;
  const tokens = keptForAWhile(home.now, () => suiteAccessToken(parts, application));

  const agentIds = keptForAWhile(home.now, async (corpId) => {
    refuseStrangers(corpId, null);
    const query = new URLSearchParams({ authCorpId: corpId });
    let token = '';
    const answer = await patiently(
      home,
      async () => {
        token = await tokens.of(ours);
        const url = `${settings.apiBase()}/v1.0/oauth2/apps/authInfo?${query}`;
        return wire({ method: 'GET', url, accessToken: token });
      },
      verdictOfV1,
      () => tokens.drop(ours, token),
    );
    const [agent] = answer?.fields.inner('authAppInfo').list('agentList') ?? [];
    const value = agent?.text('agentId') ?? null;
    if (value === null) throw new MessengerRefused('MESSENGER_AWAY', 'an answer without an agent');
    return { value, forMs: livesMs };
  });
  return agentIds.of;
}
