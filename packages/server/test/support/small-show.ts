/** A small show with results: two programs, one judge, an operator. */
import type { OperatorCommand } from '@liangfen/rules';
import type { Actor } from '@liangfen/sdk/schema';
import type { TestAccount, TestApp } from './app.ts';

const operator: Actor = { role: 'CONSOLE', id: 'operator' };
const once = { commandId: null, seenVersion: null };

export interface SmallShow {
  readonly id: string;
  readonly groupId: string;
  readonly programIds: readonly string[];
  readonly operate: (...commands: readonly OperatorCommand[]) => Promise<void>;
  /** Performs and scores the program, and shows its scores. */
  readonly scored: (program: number, score: number) => Promise<void>;
  /** Does the same, and shows the result. */
  readonly published: (program: number, score: number) => Promise<void>;
  readonly showResult: (program: number) => Promise<void>;
}

export async function openSmallShow(
  hall: TestApp,
  { client }: TestAccount,
  { official = true, names = ['起风了', '=月光'] as readonly string[] } = {},
): Promise<SmallShow> {
  const { id } = await client.call('createCompetition', { body: { name: '决赛' } });
  const path = { id };
  const judgeId = (await client.call('createJudge', { path, body: { name: '评委甲' } })).id;
  const programIds: string[] = [];
  for (const programName of names) {
    const body = { programName, contestant: '李明' };
    programIds.push((await client.call('createProgram', { path, body })).id);
  }
  if (official) await client.call('makeOfficial', { path, body: { confirmName: '决赛' } });
  const { live } = hall.app.services;
  const judge: Actor = { role: 'JUDGE', id: judgeId };
  await live.command(id, judge, { type: 'SIGN_IN_JUDGE', judgeId }, once);
  const targetOf = (program: number) =>
    ({ programId: programIds[program] ?? '', itemId: null, test: false, confirm: true }) as const;
  const operate: SmallShow['operate'] = async (...commands) => {
    for (const command of commands) await live.command(id, operator, command, once);
  };
  const scored: SmallShow['scored'] = async (program, score) => {
    const target = targetOf(program);
    await operate({ type: 'START_SPEECH', ...target }, { type: 'START_SCORING', ...target });
    const scores = [{ itemId: null, score }];
    const { programId } = target;
    await live.command(
      id,
      judge,
      { type: 'SUBMIT_SCORES', judgeId, programId, scores, windowId: null },
      once,
    );
    await operate({ type: 'SHOW_SCORE', ...target });
  };
  const showResult: SmallShow['showResult'] = (program) =>
    operate({ type: 'SHOW_RESULT', ...targetOf(program) });
  return {
    id,
    groupId: (await live.state(id)).programGroups[0]?.id ?? '',
    programIds,
    operate,
    scored,
    showResult,
    published: async (program, score) => {
      await scored(program, score);
      await showResult(program);
    },
  };
}
