/** Signs a judge out at the panel who has left the hall, or lets the judge back. */
import { notFound } from '../../problem.ts';
import { signOutAtConsole } from '../judges/leaving.ts';
import type { Operations } from '../operation.ts';

export const consoleSignOut: Operations<'signOutJudgeAtConsole'> = {
  signOutJudgeAtConsole: async (call, services) => {
    const { id, judgeId } = call.path;
    const { signedOut } = call.body;
    const actor = { role: 'CONSOLE', id: call.console.sessionId } as const;
    const asked = { id, judgeId, signedOut, commandId: call.idempotencyKey };
    const judge = await signOutAtConsole(services, actor, asked);
    if (judge === null) throw notFound('评委');
    const { number, name, signIn } = judge;
    return {
      ...{ id: judgeId, number, name, signIn },
      ...(judge.signedOut === true ? { signedOut: true } : {}),
    };
  },
};
