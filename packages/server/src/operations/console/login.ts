/** How a console gets its token: by the competition's passcode, or from an organiser. */
import { notFound, ProblemError } from '../../problem.ts';
import type { Operations, Services } from '../operation.ts';

async function openConsole(
  { sessions }: Services,
  competitionId: string,
  client: string,
): Promise<{ token: string }> {
  const { token } = await sessions.open({ kind: 'CONSOLE', userId: null, competitionId, client });
  return { token };
}

/** Compared as hashes, so that the time it takes says nothing about how much was right. */
function isSame(sha256: (text: string) => string, given: string, kept: string): boolean {
  return sha256(given) === sha256(kept);
}

export const consoleLogin: Operations<'loginConsole' | 'issueConsoleToken'> = {
  loginConsole: async (call, services) => {
    const { id } = call.path;
    const { rateLimit, ports } = services;
    await rateLimit('consoleLogin', call.address);
    await rateLimit('consolePasscode', id);
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
      throw new ProblemError(400, 'PASSCODE_WRONG', '口令不正确，请向组织者核对后重新输入');
    }
    return openConsole(services, id, call.client);
  },

  issueConsoleToken: (call, services) => openConsole(services, call.path.id, call.client),
};
