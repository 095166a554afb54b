/** Makes new competitions, with all that they start with: settings, groups and the programs for trying out. */
import type { Look } from '@liangfen/sdk/schema';
import type { Ports } from '../../ports.ts';
import { invalidField } from '../../refusals.ts';
import type { Tx } from '../../store/transaction.ts';
import type { Call } from '../call.ts';
import type { Operations } from '../operation.ts';
import { creationId, holdKeyToContent } from '../repeated-creation.ts';
import { freshCompetition, insertCompetition } from './create.ts';
import {
  defaultBase,
  defaultFouls,
  defaultLook,
  defaultSetting,
  firstJudgeGroupName,
  firstProgramGroupName,
  testProgramNames,
  untouchedProgram,
} from './defaults.ts';
import { ownerOf, readCompetition } from './rows.ts';
import { type Start, templates } from './templates.ts';

interface NewCompetition {
  readonly id: string;
  readonly name: string;
  readonly startTime: Look['startTime'];
  readonly start: Start;
}

/** False when the same call has made it before; then nothing is written. */
export async function writeNewCompetition(
  tx: Tx,
  ports: Ports,
  user: Call<'createCompetition'>['user'],
  { id, name, startTime, start }: NewCompetition,
): Promise<boolean> {
  const withId = <Row>(row: Row) => ({ id: ports.newId(), ...row });
  const { mode, items = [] } = start;
  const fouls = start.fouls?.map(withId) ?? defaultFouls(mode, ports.newId);
  const made = await insertCompetition(
    tx,
    {
      ...freshCompetition(id, name, ownerOf(user), ports.now()),
      mode,
      look: JSON.stringify({ ...defaultLook, ...start.look, startTime }),
      base: JSON.stringify(defaultBase),
      setting: JSON.stringify({ ...defaultSetting(mode), ...start.setting }),
      items: JSON.stringify(items.map(withId)),
      fouls: JSON.stringify(fouls),
    },
    user,
  );
  if (!made) return false;
  const { programGroups = [firstProgramGroupName] } = start;
  const { judgeGroups = [{ groupName: firstJudgeGroupName, weight: 100 }] } = start;
  const competition = { competition_id: id };
  await tx
    .insertInto('program_group')
    .values(
      programGroups.map((groupName, index) =>
        withId({ ...competition, group_name: groupName, sort: index + 1 }),
      ),
    )
    .execute();
  await tx
    .insertInto('judge_group')
    .values(
      judgeGroups.map(({ groupName, weight }, index) =>
        withId({ ...competition, group_name: groupName, weight, sort: index + 1 }),
      ),
    )
    .execute();
  await tx
    .insertInto('program')
    .values(
      testProgramNames.map((programName, index) =>
        withId({
          ...competition,
          program_group_id: null,
          test: true,
          sort: index + 1,
          program_name: programName,
          contestant: '',
          live: JSON.stringify(untouchedProgram),
          result: null,
        }),
      ),
    )
    .execute();
  return true;
}

function startOf({ template, mode }: Call<'createCompetition'>['body']): Start {
  if (template === undefined) return { mode: mode ?? 'SCORE' };
  const start = templates[template];
  if (mode !== undefined && mode !== start.mode) {
    throw invalidField('mode', '模板已经定好比赛方式，请去掉比赛方式，或换一个模板');
  }
  return start;
}

export const competitionCreation: Operations<'createCompetition'> = {
  createCompetition: async (call, { ports }) => {
    const { user, body } = call;
    const { name, startTime = null } = body;
    const start = startOf(body);
    const { template = '' } = body;
    const scope = [user.userId, 'createCompetition', name, start.mode, template, `${startTime}`];
    const id = creationId(ports, scope, call.idempotencyKey);
    await ports.database.query.transaction().execute(async (tx) => {
      await holdKeyToContent(tx, ports, call, scope);
      await writeNewCompetition(tx, ports, user, { id, name, startTime, start });
    });
    return readCompetition(ports.database.query, id, call.user.userId);
  },
};
