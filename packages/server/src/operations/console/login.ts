/** Gives a console its token: by the competition's passcode, or from an organiser. */
import { typedCodeSigns } from '@liangfen/rules';
import { withCookie } from '../../contract/http-answer.ts';
import { notFound, ProblemError } from '../../problem.ts';
import { readUser } from '../accounts/rows.ts';
import type { Operations } from '../operation.ts';

export const consoleLogin: Operations<'loginConsole' | 'issueConsoleToken' | 'logoutConsole'> = {
  loginConsole: async (call, services) => {
    const { id } = call.path;
    const { doors, rateLimit, ports, sessions, security } = services;
    const name = call.body.name.trim();
    const about = { competitionId: id, person: name };
    const lockedOut = async (error: unknown) => {
      if (!(error instanceof ProblemError) || error.status !== 429) throw error;
      await security.record(call, { kind: 'LOCKED_OUT', ...about });
      throw error;
    };
    const visit = await doors.approach(`console ${id}`, call).catch(lockedOut);
    if (!visit.isKnownBrowser) await rateLimit('consoleLogin', call.address);
    const competition = await ports.database.query
      .selectFrom('competition')
      .select('passcode_hash as hash')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!competition) throw notFound('比赛');
    if (competition.hash === null) {
      throw new ProblemError(
        409,
        'PASSCODE_NOT_SET',
        '这场比赛还没有设置控制台口令，请组织者在基础设置中设置，或由组织者直接打开控制台',
      );
    }
    const { hash } = competition;
    const isRight = await visit
      .attempt(() => ports.passwords.verify(hash, typedCodeSigns(call.body.passcode)))
      .catch(lockedOut);
    if (!isRight) {
      await security.record(call, { kind: 'LOGIN_FAILED', ...about });
      throw new ProblemError(400, 'PASSCODE_WRONG', '口令不正确，请向组织者核对后重新输入');
    }
    const { client, address } = call;
    const { token, sessionId } = await sessions.openConsole({
      competitionId: id,
      userId: null,
      way: 'PASSCODE',
      name,
      client,
      address,
    });
    await security.record(call, { kind: 'CONSOLE_OPENED', sessionId, ...about });
    return withCookie({ token }, await visit.opened());
  },

  /** The organiser's browser is known at the passcode, too, from the next time on; a program is no browser. */
  issueConsoleToken: async (call, services) => {
    const { path, user, client, address } = call;
    const { key, userId } = user;
    const opening = { competitionId: path.id, userId, client, address };
    if (key !== null) {
      const { name } = key;
      const { token } = await services.sessions.openConsole({ ...opening, way: 'KEY', name, key });
      return { token };
    }
    const { name } = await readUser(services.ports.database.query, userId);
    const { token } = await services.sessions.openConsole({ ...opening, way: 'ACCOUNT', name });
    return withCookie({ token }, await services.doors.remember(`console ${path.id}`, call));
  },

  logoutConsole: async (call, { sessions }) => {
    await sessions.revoke([call.console.sessionId]);
    return { ok: true };
  },
};
