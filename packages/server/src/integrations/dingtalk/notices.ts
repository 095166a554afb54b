/** Notices to people, and messages to a group by its robot. */
import { beijingTime } from '@liangfen/rules/payment';
import { type Messenger, type MessengerNotice, MessengerRefused } from '../../ports.ts';
import type { AgentIdOf } from './agents.ts';
import type { Calls } from './calls.ts';
import type { DingtalkHome, DingtalkSettings } from './home.ts';
import { patiently } from './patience.ts';
import type { People } from './people.ts';
import { robotSignature } from './signatures.ts';
import { verdictOfRobot } from './verdicts.ts';
import type { Wire } from './wire.ts';

export interface NoticesParts {
  readonly home: DingtalkHome;
  readonly settings: DingtalkSettings;
  readonly wire: Wire;
  readonly calls: Calls;
  readonly people: People;
  readonly agentIdOf: AgentIdOf;
}

/** The most receivers that the messenger takes in one call. */
const mostReceivers = 100;

export function createNotices(parts: NoticesParts): Pick<Messenger, 'sendNotice' | 'sendToGroup'> {
  const { home, settings, wire, calls, people, agentIdOf } = parts;
  return {
    sendNotice: async (corpId, unionIds, notice) => {
      const each = [...new Set(unionIds)];
      const userIds = await people.userIdsOf(corpId, each);
      const receivers = userIds.filter((userId) => userId !== null);
      const card = cardOf(notice, home.now());
      const agentId = receivers.length === 0 ? '' : await agentIdOf(corpId);
      for (let first = 0; first < receivers.length; first += mostReceivers) {
        await calls.topapi(corpId, '/topapi/message/corpconversation/asyncsend_v2', {
          agent_id: agentId,
          userid_list: receivers.slice(first, first + mostReceivers).join(','),
          msg: { msgtype: 'action_card', action_card: card },
        });
      }
      return { unreachable: each.filter((_, index) => userIds[index] === null) };
    },

    sendToGroup: async ({ accessToken, secret }, { title, markdown }) => {
      const query = new URLSearchParams({ access_token: accessToken });
      if (secret !== null) {
        const timestamp = home.now();
        query.set('timestamp', String(timestamp));
        query.set('sign', await robotSignature(secret, timestamp));
      }
      const answer = await patiently(
        home,
        () =>
          wire({
            method: 'POST',
            url: `${settings.oapiBase()}/robot/send?${query}`,
            body: { msgtype: 'markdown', markdown: { title, text: markdown } },
          }),
        verdictOfRobot,
      );
      if (answer === null) throw new MessengerRefused('MESSENGER_NO_GROUP', 'no such robot');
    },
  };
}

/** Adds the minute: the messenger drops a notice that says the same to the same person twice in a day. */
function cardOf({ title, text, address }: MessengerNotice, now: number) {
  const minute = beijingTime(now).slice(11, 16);
  return {
    title,
    markdown: `#### ${escaped(title)}\n\n${escaped(text)}\n\n${minute}`,
    single_title: '打开',
    single_url: address,
  };
}

/** Names of competitions and people are no formatting. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+!|<>~-]/g, '\\$&').replace(/\r?\n/g, '\n\n');
}
