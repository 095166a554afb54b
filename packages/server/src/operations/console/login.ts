/** How a console gets its token: by the competition's passcode, or from an organiser. */
import { withCookie } from '../../contract/http-answer.ts';
import { notFound, ProblemError } from '../../problem.ts';
import type { CallingKey, Operations, Services } from '../operation.ts';

async function openConsole(
  { sessions }: Services,
  competitionId: string,
  client: string,
  key: CallingKey | null = null,
): Promise<{ token: string }> {
  const { token } = await sessions.open({
    kind: 'CONSOLE',
    userId: null,
    competitionId,
    client,
    key,
  });
  return { token };
}

/** Compared as hashes, so that the time it takes says nothing about how much was right. */
function isSame(sha256: (text: string) => string, given: string, kept: string): boolean {
  return sha256(given) === sha256(kept);
}

export const consoleLogin: Operations<'loginConsole' | 'issueConsoleToken'> = {
  loginConsole: async (call, services) => {
    const { id } = call.path;
    const { doors, rateLimit, ports } = services;
    const visit = await doors.approach(`console ${id}`, call);
    if (!visit.isKnownBrowser) await rateLimit('consoleLogin', call.address);
    const competition = await ports.database.query
      .selectFrom('competition')
      .select('base')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!competition) throw notFound('比赛');
    const { consolePasscode } = competition.base;
    if (consolePasscode === null) {
      throw new ProblemError(
        409,
        'PASSCODE_NOT_SET',
        '这场比赛还没有设置控制台口令，请组织者在基础设置中设置，或由组织者直接打开控制台',
      );
    }
    if (!isSame(ports.sha256, call.body.passcode, consolePasscode)) {
      visit.failed();
      throw new ProblemError(400, 'PASSCODE_WRONG', '口令不正确，请向组织者核对后重新输入');
    }
    const answer = await openConsole(services, id, call.client);
    return withCookie(answer, await visit.opened());
  },

  /** The organiser's browser is known at the passcode, too, from the next time on; a program is no browser. */
  issueConsoleToken: async (call, services) => {
    const { key } = call.user;
    const answer = await openConsole(services, call.path.id, call.client, key);
    if (key !== null) return answer;
    return withCookie(answer, await services.doors.remember(`console ${call.path.id}`, call));
  },
};
