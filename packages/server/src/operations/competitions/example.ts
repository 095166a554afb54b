/** 示例比赛: one call makes a competition with people, programs and a show half played, to look at (docs/decisions/0312). */
import type { OperatorCommand, ShowState } from '@liangfen/rules';
import type { Actor } from '@liangfen/sdk/schema';
import { type Played, playIn } from '../../live/play-in.ts';
import type { Ports } from '../../ports.ts';
import type { Tx } from '../../store/transaction.ts';
import type { Operations } from '../operation.ts';
import { creationId, holdKeyToContent } from '../repeated-creation.ts';
import { untouchedProgram } from './defaults.ts';
import { exampleJudges, exampleName, examplePrograms } from './example-content.ts';
import { writeNewCompetition } from './new-competition.ts';
import { readCompetition } from './rows.ts';
import { templates } from './templates.ts';

interface Cast {
  readonly programIds: readonly string[];
  readonly judgeIds: readonly string[];
}

async function writePeople(tx: Tx, { now, newId }: Ports, id: string): Promise<Cast> {
  const cast = {
    programIds: examplePrograms.map(() => newId()),
    judgeIds: exampleJudges.map(() => newId()),
  };
  const group = (table: 'program_group' | 'judge_group') =>
    tx
      .selectFrom(table)
      .select('id')
      .where('competition_id', '=', id)
      .orderBy('sort')
      .executeTakeFirstOrThrow();
  const programGroup = await group('program_group');
  const judgeGroup = await group('judge_group');
  await tx
    .insertInto('program')
    .values(
      examplePrograms.map(({ programName, contestant }, index) => ({
        competition_id: id,
        id: cast.programIds[index] ?? '',
        program_group_id: programGroup.id,
        test: false,
        sort: index + 1,
        program_name: programName,
        contestant,
        live: JSON.stringify(untouchedProgram),
        result: null,
      })),
    )
    .execute();
  await tx
    .insertInto('judge')
    .values(
      exampleJudges.map((name, index) => ({
        competition_id: id,
        id: cast.judgeIds[index] ?? '',
        user_id: null,
        number: index + 1,
        name,
        phone_number: null,
        organisation: '示例',
        title: '',
        remark: '',
        judge_group_id: judgeGroup.id,
        approval: 'APPROVED' as const,
        sign_in: false,
        recused_program_ids: '[]',
        seat_used_at: null,
        created_at: now(),
      })),
    )
    .execute();
  return cast;
}

/**
 * The programs that have scores, from their call to their result, and then the ranking: by the commands of a
 * real show, so that the ledger, the statistics and the sheets have everything.
 */
function scriptOf(cast: Cast, operator: Actor, { items }: Pick<ShowState, 'items'>): Played[] {
  const operate = (command: OperatorCommand): Played => ({ actor: operator, command });
  const signIns = cast.judgeIds.map(
    (judgeId): Played => ({
      actor: { role: 'JUDGE', id: judgeId },
      command: { type: 'SIGN_IN_JUDGE', judgeId },
    }),
  );
  const performances = examplePrograms.flatMap(({ scores }, index): Played[] => {
    if (scores === null) return [];
    const programId = cast.programIds[index] ?? '';
    const target = { programId, itemId: null, test: false };
    return [
      operate({ type: 'START_SPEECH', ...target, confirm: true }),
      operate({ type: 'START_SCORING', ...target, confirm: true }),
      ...cast.judgeIds.map((judgeId, place): Played => {
        const score = scores[place] ?? 90;
        const given = items.map((item) => ({ itemId: item.id, score }));
        return {
          actor: { role: 'JUDGE', id: judgeId },
          command: { type: 'SUBMIT_SCORES', judgeId, programId, scores: given, windowId: null },
        };
      }),
      operate({ type: 'SHOW_SCORE', ...target, confirm: true }),
      operate({ type: 'SHOW_RESULT', ...target }),
    ];
  });
  return [
    ...signIns,
    ...performances,
    operate({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null }),
  ];
}

export const competitionExample: Operations<'createExample'> = {
  createExample: async (call, { ports }) => {
    const { user } = call;
    const scope = [user.userId, 'createExample'];
    const id = creationId(ports, scope, call.idempotencyKey);
    const operator: Actor = { role: 'MANAGER', id: user.userId };
    // One transaction makes all of it: a server that dies in the middle leaves no half of an example.
    await ports.database.query.transaction().execute(async (tx) => {
      await holdKeyToContent(tx, ports, call, scope);
      const made = await writeNewCompetition(tx, ports, user, {
        id,
        name: exampleName,
        startTime: null,
        start: templates.SINGER,
      });
      if (!made) return;
      const cast = await writePeople(tx, ports, id);
      await playIn(tx, ports, id, (state) => scriptOf(cast, operator, state));
    });
    return readCompetition(ports.database.query, id, call.user.userId);
  },
};
