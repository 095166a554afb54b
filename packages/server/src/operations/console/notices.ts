/** Sends what the operator sends by messenger: reminders to judges, and the shown ranking to the organiser's group. */
import { projectMatch, type ShowState } from '@liangfen/rules';
import type { JudgeRef, ReminderOccasion } from '@liangfen/sdk/schema';
import { connected } from '../../messenger/connected.ts';
import { requireCorporation } from '../../messenger/corporations.ts';
import { rankingMessage } from '../../messenger/ranking-message.ts';
import { asking, messengerRefused } from '../../messenger/refusals.ts';
import { peopleOfJudges, remind } from '../../messenger/reminders.ts';
import type { Messenger, MessengerNotice } from '../../ports.ts';
import { notFound } from '../../problem.ts';
import { competitionEnded, conflict } from '../../refusals.ts';
import type { BaseRow } from '../../store/schema.ts';
import type { Queryable } from '../../store/transaction.ts';
import type { Operations } from '../operation.ts';

export const consoleNotices: Operations<'remindJudges' | 'sendResults'> = {
  remindJudges: async (call, { ports, live, rateLimit }) => {
    const { id } = call.path;
    const { occasion } = call.body;
    await rateLimit('reminder', id);
    const messenger = connected(ports);
    const { ownerId } = await allowed(ports.database.query, messenger, id);
    const state = await live.state(id);
    if (state.status === 'ENDED') throw competitionEnded();
    const judges = judgesFor(occasion, state);
    const corpId = await requireCorporation(ports, messenger, ownerId, 'mine');
    const ids = judges.map((judge) => judge.id);
    const people = await asking(messenger, peopleOfJudges(ports, messenger, corpId, id, ids));
    const notice = noticeOf(messenger, occasion, state, corpId);
    const { sent, recent } = await remind(ports, messenger, corpId, people.values(), notice);
    const among = (group: ReadonlySet<string>) =>
      judges.filter((judge) => group.has(people.get(judge.id) ?? ''));
    const [told, toldBefore] = [among(sent), among(recent)];
    return {
      sent: told,
      recent: toldBefore,
      unreachable: judges.filter((judge) => !told.includes(judge) && !toldBefore.includes(judge)),
    };
  },

  sendResults: async (call, { ports, live, rateLimit }) => {
    const { id } = call.path;
    await rateLimit('resultNotice', id);
    const messenger = connected(ports);
    const { groupRobot } = await allowed(ports.database.query, messenger, id);
    if (groupRobot === null) throw messengerRefused(messenger, 'MESSENGER_NO_GROUP');
    // Cut to the steps that were taken, so that a group hears nothing before the hall.
    const { name, stage } = projectMatch(await live.state(id), { role: 'SCREEN' });
    if (stage.kind !== 'RANKING') throw conflict('大屏上没有排名，请先显示排名再发送');
    if (stage.rows.length === 0) throw conflict('排名还没有揭晓，请揭晓之后再发送');
    await asking(messenger, messenger.sendToGroup(groupRobot, rankingMessage(name, stage)));
    return { ok: true };
  },
};

interface Allowed {
  readonly ownerId: string;
  readonly groupRobot: NonNullable<BaseRow['groupRobot']> | null;
}

/** Refuses unless the organiser allows messages. */
async function allowed(
  query: Queryable,
  messenger: Messenger,
  competitionId: string,
): Promise<Allowed> {
  const row = await query
    .selectFrom('competition')
    .select(['owner_id', 'base'])
    .where('id', '=', competitionId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw notFound('比赛');
  if (row.base.messengerNotices !== true)
    throw messengerRefused(messenger, 'MESSENGER_NOTICES_OFF');
  return { ownerId: row.owner_id, groupRobot: row.base.groupRobot ?? null };
}

function judgesFor(occasion: ReminderOccasion, state: ShowState): JudgeRef[] {
  switch (occasion) {
    case 'SIGN_IN':
      return state.judges
        .filter(({ signIn, signedOut }) => !signIn && signedOut !== true)
        .map(refOf);
    case 'SCORE': {
      const { window } = state;
      if (window?.open !== true) throw conflict('现在没有正在打分的节目，不用提醒');
      const missing = new Set(window.expected.filter((id) => !window.submitted.includes(id)));
      return state.judges.filter(({ id }) => missing.has(id)).map(refOf);
    }
  }
}

function refOf({ id, number, name }: JudgeRef): JudgeRef {
  return { id, number, name };
}

function noticeOf(
  messenger: Messenger,
  occasion: ReminderOccasion,
  { name, competitionId }: ShowState,
  corpId: string,
): MessengerNotice {
  const link = `${messenger.publicUrl()}/web/dd/${encodeURIComponent(competitionId)}`;
  const address = `${link}?corpId=${encodeURIComponent(corpId)}`;
  switch (occasion) {
    case 'SIGN_IN':
      return { title: '请签到', text: `「${name}」就要开始了，请打开评委页面签到`, address };
    case 'SCORE':
      return { title: '请打分', text: `「${name}」正在等你的分数，请打开评委页面提交`, address };
  }
}
