/** Makes new competitions, with all that they start with: settings, groups and the programs for trying out. */
import { namedIn, practices, tieBreakParts } from '@liangfen/rules';
import type { Item, Look, PracticeName, TieBreak } from '@liangfen/sdk/schema';
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
  const { mode } = start;
  const { judgeGroups = [{ groupName: firstJudgeGroupName, weight: 100 }] } = start;
  const groups = judgeGroups.map(withId);
  const items = (start.items ?? []).map(withId).map((item) => withGroupsOfPlace(item, groups));
  const setting = { ...defaultSetting(mode), ...start.setting };
  const tieBreaks = setting.tieBreaks.map((tieBreak) => withIdOfPlace(tieBreak, items, groups));
  const fouls = start.fouls?.map(withId) ?? defaultFouls(mode, ports.newId);
  const made = await insertCompetition(
    tx,
    {
      ...freshCompetition(id, name, ownerOf(user), ports.now()),
      mode,
      look: JSON.stringify({ ...defaultLook, ...start.look, startTime }),
      base: JSON.stringify(defaultBase),
      setting: JSON.stringify({ ...setting, tieBreaks }),
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
        withId({ ...competition, group_name: groupName, sort: index + 1 }),
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

/** The judge groups of an item stand in a practice by place, from 1, too. */
function withGroupsOfPlace<Row extends Pick<Item, 'judgeGroupIds'>>(
  item: Row,
  groups: readonly { readonly id: string }[],
): Row {
  if (item.judgeGroupIds === undefined) return item;
  const judgeGroupIds = item.judgeGroupIds.map((place) => groups[Number(place) - 1]?.id ?? place);
  return { ...item, judgeGroupIds: judgeGroupIds.sort() };
}

/** A tie-break of a practice names its item or group by place, from 1, because nothing has an id before it is made. */
function withIdOfPlace(
  tieBreak: TieBreak,
  items: readonly { readonly id: string }[],
  groups: readonly { readonly id: string }[],
): TieBreak {
  const parts = tieBreakParts(tieBreak);
  const list = parts === null ? null : namedIn[parts.kind];
  if (parts === null || parts.id === null || list === null) return tieBreak;
  const made = { items, groups }[list][Number(parts.id) - 1];
  return made === undefined ? tieBreak : `${parts.kind}:${made.id}`;
}

function startOfPractice(name: PracticeName): Start {
  const { setting, items, judgeGroups } = practices[name];
  const { mode, ...rules } = setting;
  return { mode, setting: { ...rules, practice: name }, items, judgeGroups };
}

function startOf({ template, practice, mode }: Call<'createCompetition'>['body']): Start {
  if (template !== undefined && practice !== undefined) {
    throw invalidField('practice', '模板和项目的规则只能选一个，请去掉其中一个');
  }
  const start =
    practice === undefined ? template && templates[template] : startOfPractice(practice);
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
    const { template = '', practice } = body;
    const scope = [
      ...[user.userId, 'createCompetition', name, start.mode, template, `${startTime}`],
      ...(practice === undefined ? [] : [practice]),
    ];
    const id = creationId(ports, scope, call.idempotencyKey);
    await ports.database.query.transaction().execute(async (tx) => {
      await holdKeyToContent(tx, ports, call, scope);
      await writeNewCompetition(tx, ports, user, { id, name, startTime, start });
    });
    return readCompetition(ports.database.query, id, call.user.userId);
  },
};
