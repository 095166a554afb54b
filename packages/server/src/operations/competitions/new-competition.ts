/** Makes new competitions, with all that they start with: settings, groups and the programs for trying out. */
import { practices, rulesById } from '@liangfen/rules';
import type { Look, PracticeName } from '@liangfen/sdk/schema';
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
import { startOfFile } from './practice-file.ts';
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
  const { mode } = start;
  const { judgeGroups = [{ groupName: firstJudgeGroupName, weight: 100 }] } = start;
  const groups = judgeGroups.map(withId);
  const rows = (start.items ?? []).map(withId);
  // Nothing has an id before it is made: what names an item or a group does so by place.
  const { setting, items } = rulesById(
    { setting: { ...defaultSetting(mode), ...start.setting }, items: rows },
    { items: rows.map((item) => item.id), groups: groups.map((group) => group.id) },
  );
  const fouls = start.fouls?.map(withId) ?? defaultFouls(mode, ports.newId);
  const made = await insertCompetition(
    tx,
    {
      ...freshCompetition(id, name, ownerOf(user), ports.now()),
      mode,
      look: JSON.stringify({ ...defaultLook, ...start.look, startTime }),
      base: JSON.stringify(defaultBase),
      setting: JSON.stringify(setting),
      items: JSON.stringify(items),
      fouls: JSON.stringify(fouls),
    },
    user,
  );
  if (!made) return false;
  const { programGroups = [firstProgramGroupName] } = start;
  const competition = { competition_id: id };
  await tx
    .insertInto('program_group')
    .values(
      programGroups.map((groupName, index) =>
        withId({
          ...{ ...competition, group_name: groupName, sort: index + 1 },
          round_kind: (index === 0 ? start.round?.roundKind : null) ?? null,
          table_points: (index === 0 ? start.round?.tablePoints : null) ?? null,
        }),
      ),
    )
    .execute();
  await tx
    .insertInto('judge_group')
    .values(
      groups.map(({ id: groupId, groupName, weight }, index) => ({
        ...competition,
        id: groupId,
        group_name: groupName,
        weight,
        sort: index + 1,
      })),
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

function startOfPractice(name: PracticeName): Start {
  const { setting, items, judgeGroups, round } = practices[name];
  const { mode, ...rules } = setting;
  return {
    mode,
    setting: { ...rules, practice: name },
    items,
    judgeGroups,
    ...(round && { round }),
  };
}

function startOf({
  template,
  practice,
  practiceFile,
  mode,
}: Call<'createCompetition'>['body']): Start {
  if ([template, practice, practiceFile].filter((one) => one !== undefined).length > 1) {
    const field = practiceFile === undefined ? 'practice' : 'practiceFile';
    throw invalidField(field, '模板、项目的规则和项目文件只能选一个，请去掉其余的');
  }
  const start =
    (template && templates[template]) ??
    (practice && startOfPractice(practice)) ??
    (practiceFile && startOfFile(practiceFile));
  if (start === undefined) return { mode: mode ?? 'SCORE' };
  if (mode !== undefined && mode !== start.mode) {
    throw invalidField('mode', '模板或项目的规则已经定好比赛方式，请去掉比赛方式，或换一个');
  }
  return start;
}

export const competitionCreation: Operations<'createCompetition'> = {
  createCompetition: async (call, { ports }) => {
    const { user, body } = call;
    const { name, startTime = null } = body;
    const start = startOf(body);
    const { template = '', practice, practiceFile } = body;
    const scope = [
      ...[user.userId, 'createCompetition', name, start.mode, template, `${startTime}`],
      ...(practice === undefined ? [] : [practice]),
      ...(practiceFile === undefined ? [] : [JSON.stringify(practiceFile)]),
    ];
    const id = creationId(ports, scope, call.idempotencyKey);
    await ports.database.query.transaction().execute(async (tx) => {
      await holdKeyToContent(tx, ports, call, scope);
      await writeNewCompetition(tx, ports, user, { id, name, startTime, start });
    });
    return readCompetition(ports.database.query, id, call.user.userId);
  },
};
