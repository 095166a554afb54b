/**
 * The messenger port on DingTalk's HTTP interfaces (docs/decisions/0267): `/v1.0` for tokens and people who come
 * in, `/topapi` for departments and notices. Its errors become the contract's reasons in `verdicts.ts`.
 */
import { type Messenger, MessengerRefused } from '../../ports.ts';
import { type AgentIdOf, suiteAgentIds } from './agents.ts';
import { createCalls } from './calls.ts';
import { createComingIn } from './coming-in.ts';
import type { DingtalkHome, DingtalkSettings } from './home.ts';
import { keptForAWhile } from './kept-for-a-while.ts';
import { createNotices } from './notices.ts';
import { createPeople } from './people.ts';
import { createPushes } from './pushes.ts';
import { pageSignature } from './signatures.ts';
import { internalToken, suiteToken, type TokenOf, type TokenParts } from './tokens.ts';
import { createWire } from './wire.ts';

const nameLivesMs = 60 * 60_000;

export function createDingtalkMessenger(home: DingtalkHome, settings: DingtalkSettings): Messenger {
  const wire = createWire(home);
  const tokenParts = { home, wire, settings };
  const { tokenOf, agentIdOf, pushes } = waysOf(tokenParts, settings);
  const calls = createCalls({ ...tokenParts, tokenOf });
  const people = createPeople(calls, home.now);
  const parts = { ...tokenParts, calls, people, agentIdOf };

  const tickets = keptForAWhile(home.now, async (corpId) => {
    const answer = await calls.v1(corpId, '/v1.0/oauth2/jsapiTickets');
    const value = answer?.text('jsapiTicket') ?? null;
    if (value === null) throw new MessengerRefused('MESSENGER_AWAY', 'an answer without a ticket');
    return { value, forMs: (answer?.number('expireIn') ?? 0) * 1000 };
  });
  const names = keptForAWhile(home.now, async (corpId) => {
    const answer = await calls.topapi(corpId, '/topapi/v2/department/get', { dept_id: 1 });
    const value = answer?.inner('result').text('name') ?? null;
    if (value === null) throw new MessengerRefused('MESSENGER_AWAY', 'an answer without a name');
    return { value, forMs: nameLivesMs };
  });

  return {
    isDemo: settings.isDemo,
    name: '钉钉',
    clientId: settings.clientId,
    corpId: settings.corpId,
    publicUrl: settings.publicUrl,
    ...createComingIn(parts),
    corporationName: names.of,
    department: people.department,
    members: people.members,
    memberByPhone: people.memberByPhone,
    ...createNotices(parts),
    pushes,
    pageConfig: async (corpId, address) => {
      const [ticket, agentId] = await Promise.all([tickets.of(corpId), agentIdOf(corpId)]);
      const nonce = home.newId();
      const timestamp = home.now();
      return {
        corpId,
        agentId,
        timeStamp: timestamp,
        nonceStr: nonce,
        signature: await pageSignature({ ticket, nonce, timestamp, address }),
      };
    },
  };
}

interface Ways {
  readonly tokenOf: TokenOf;
  readonly agentIdOf: AgentIdOf;
  readonly pushes: Messenger['pushes'];
}

/** The calls that differ between the two kinds of application. */
function waysOf(parts: TokenParts, { application, clientId }: DingtalkSettings): Ways {
  switch (application.kind) {
    case 'INTERNAL':
      return {
        tokenOf: internalToken(parts),
        agentIdOf: async (corpId) => application.agentIdOf(corpId),
        pushes: null,
      };
    case 'SUITE': {
      const { pushToken: token, pushKey: key } = application;
      return {
        tokenOf: suiteToken(parts, application),
        agentIdOf: suiteAgentIds(parts, application),
        pushes: createPushes(parts.home, { token, key, clientId }),
      };
    }
  }
}
