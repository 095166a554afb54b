/** 示例比赛: one call makes a competition with people, programs and a show half played, to look at (docs/decisions/0312). */
import type { OperatorCommand } from '@liangfen/rules';
import type { Actor } from '@liangfen/sdk/schema';
import type { Ports } from '../../ports.ts';
import type { Operations, Services } from '../operation.ts';
import type { Tx } from '../organiser-change.ts';
import { creationId, holdKeyToContent } from '../repeated-creation.ts';
import { untouchedProgram } from './defaults.ts';
import { exampleJudges, exampleName, examplePrograms } from './example-content.ts';
import { writeNewCompetition } from './new-competition.ts';
import { readCompetition } from './rows.ts';
import { templates } from './templates.ts';

/** The ids of an example follow from its own, so that a call that is sent twice goes on with the same people. */
interface Cast {
  readonly id: string;
  readonly programIds: readonly string[];
  readonly judgeIds: readonly string[];
}

const idLength = 32;

function castOf({ sha256 }: Ports, id: string): Cast {
  const idOf = (kind: string, index: number) => sha256(`${id}:${kind}:${index}`).slice(0, idLength);
  return {
    id,
    programIds: examplePrograms.map((_, index) => idOf('program', index)),
    judgeIds: exampleJudges.map((_, index) => idOf('judge', index)),
  };
}

async function writePeople(tx: Tx, { now }: Ports, cast: Cast): Promise<void> {
  const group = (table: 'program_group' | 'judge_group') =>
    tx
      .selectFrom(table)
      .select('id')
      .where('competition_id', '=', cast.id)
      .orderBy('sort')
      .executeTakeFirstOrThrow();
  const programGroup = await group('program_group');
  const judgeGroup = await group('judge_group');
  await tx
    .insertInto('program')
    .values(
      examplePrograms.map(({ programName, contestant }, index) => ({
        competition_id: cast.id,
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
        competition_id: cast.id,
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
}

/**
 * The programs that have scores, from their call to their result, and then the ranking: by the commands of a
 * real show, so that the ledger, the statistics and the sheets have everything. Each has a key of its own:
 * a repeat finds what was done and goes on behind it.
 */
async function playShow({ live }: Services, cast: Cast, operator: Actor): Promise<void> {
  let step = 0;
  const key = () => {
    step += 1;
    return { commandId: `example-${step}`, seenVersion: null };
  };
  const operate = (command: OperatorCommand) => live.command(cast.id, operator, command, key());
  const { items } = await live.state(cast.id);
  for (const judgeId of cast.judgeIds) {
    const actor: Actor = { role: 'JUDGE', id: judgeId };
    await live.command(cast.id, actor, { type: 'SIGN_IN_JUDGE', judgeId }, key());
  }
  for (const [index, { scores }] of examplePrograms.entries()) {
    const programId = cast.programIds[index] ?? '';
    if (scores === null) continue;
    const target = { programId, itemId: null, test: false };
    await operate({ type: 'START_SPEECH', ...target, confirm: true });
    await operate({ type: 'START_SCORING', ...target, confirm: true });
    for (const [place, judgeId] of cast.judgeIds.entries()) {
      const score = scores[place] ?? 90;
      const given = items.map((item) => ({ itemId: item.id, score }));
      await live.command(
        cast.id,
        { role: 'JUDGE', id: judgeId },
        { type: 'SUBMIT_SCORES', judgeId, programId, scores: given, windowId: null },
        key(),
      );
    }
    await operate({ type: 'REVEAL_SCORES', ...target, confirm: true });
    await operate({ type: 'SHOW_RESULT', ...target });
  }
  await operate({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
}

export const competitionExample: Operations<'createExample'> = {
  createExample: async (call, services) => {
    const { ports } = services;
    const { user } = call;
    const scope = [user.userId, 'createExample'];
    const id = creationId(ports, scope, call.idempotencyKey);
    const cast = castOf(ports, id);
    await ports.database.query.transaction().execute(async (tx) => {
      await holdKeyToContent(tx, ports, call, scope);
      const made = await writeNewCompetition(tx, ports, user, {
        id,
        name: exampleName,
        startTime: null,
        start: templates.SINGER,
      });
      if (made) await writePeople(tx, ports, cast);
    });
    await playShow(services, cast, { role: 'MANAGER', id: user.userId });
    return readCompetition(ports.database.query, id);
  },
};
