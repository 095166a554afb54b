/** Compares a list of judges with the competition's own judges, and stores the lines that were accepted. */
import { sealedPhone } from '../../sealing/sealed-phone.ts';
import type { Queryable, Tx } from '../../store/transaction.ts';
import { numberedJudgeIds, numberJudges } from '../judges/rows.ts';
import { type JudgeKey, judgeColumns } from './columns.ts';
import { carriedOf, insertRows, renewRows } from './insert-rows.ts';
import { type JudgeRow, judgeVerdicts, type KnownJudges, namedKey } from './judge-verdicts.ts';
import { batches, type ListKind } from './list-kind.ts';
import { countedBy, mergedOrder } from './verdicts.ts';

/** The weight of a new competition's group; the organiser sets the real one. */
const weightOfNewGroup = 100;

export const judgeList: ListKind<JudgeKey, JudgeRow> = {
  what: 'JUDGES',
  area: 'JUDGES',
  columns: judgeColumns,

  judge: async (query, state, lines, options) =>
    judgeVerdicts(
      lines,
      await knownJudges(query, state.competitionId, state.status === 'OFFICIAL'),
      options,
    ),

  store: async (tx, ports, { competitionId }, { accepted, renewed, newGroups }, stored) => {
    await renewRows(
      tx,
      'judge',
      competitionId,
      renewed.map(({ id, row: { name, phoneNumber, organisation, title, carried } }) => ({
        ...{ id, name, organisation, title },
        phone_number: sealedPhone(ports.vault, phoneNumber),
        ...carriedOf('judge', carried),
      })),
    );
    const groups = await groupIds(tx, competitionId);
    const first = [...groups.values()][0] ?? null;
    for (const groupName of newGroups) {
      const id = ports.newId();
      await tx
        .insertInto('judge_group')
        .values({
          competition_id: competitionId,
          id,
          group_name: groupName,
          weight: weightOfNewGroup,
          sort: groups.size + 1,
        })
        .execute();
      groups.set(groupName, id);
    }
    const rows = accepted.map((row) => ({ ...row, id: ports.newId() }));
    const order = mergedOrder(await numberedJudgeIds(tx, competitionId), rows);
    const numbers = new Map(order.map((id, index) => [id, index + 1]));
    const createdAt = ports.now();
    let done = 0;
    for (const batch of batches(rows)) {
      await insertRows(
        tx,
        'judge',
        batch.map(
          ({ id, name, phoneNumber, unionId, groupName, organisation, title, carried }) => ({
            competition_id: competitionId,
            id,
            number: numbers.get(id) ?? null,
            name,
            phone_number: sealedPhone(ports.vault, phoneNumber),
            union_id: unionId,
            organisation,
            title,
            ...carriedOf('judge', carried),
            judge_group_id: groupName === '' ? first : (groups.get(groupName) ?? first),
            approval: 'APPROVED',
            sign_in: false,
            created_at: createdAt,
          }),
        ),
      );
      done += batch.length;
      stored(done);
    }
    await numberJudges(tx, competitionId, order);
  },

  cells: ({ wanted, name, phoneNumber, groupName, organisation, title }) => [
    wanted === null ? '' : String(wanted),
    name,
    phoneNumber ?? '',
    groupName,
    organisation,
    title,
  ],
};

async function knownJudges(
  query: Queryable,
  competitionId: string,
  official: boolean,
): Promise<KnownJudges> {
  const judges = await query
    .selectFrom('judge')
    .leftJoin('messenger_person', 'messenger_person.user_id', 'judge.user_id')
    .select(['judge.id', 'judge.organisation'])
    .select(['judge.name', 'judge.number', 'judge.phone_number as phoneNumber', 'judge.approval'])
    .select(['judge.union_id as unionId', 'messenger_person.union_id as loginUnionId'])
    .where('judge.competition_id', '=', competitionId)
    .execute();
  type Holder = { id: string; name: string; approved: boolean; namedOnly: boolean };
  const phones = new Map<string, Holder>();
  const people = new Map<string, Holder>();
  const named = new Map<string, Holder>();
  const unique = new Map<string, Holder & { organisation: string }>();
  const namesakes = countedBy(judges, ({ name }) => name);
  const fixedNumbers = new Map<number, string>();
  for (const judge of judges) {
    const { id, name, number, phoneNumber, approval, unionId, loginUnionId } = judge;
    const namedOnly = phoneNumber === null && unionId === null && loginUnionId === null;
    const holder = { id, name, approved: approval === 'APPROVED', namedOnly };
    const key = namedKey(name, judge.organisation);
    if (namedOnly || !named.has(key)) named.set(key, holder);
    if (namesakes.get(name) === 1) {
      unique.set(name, { ...holder, organisation: judge.organisation });
    }
    if (phoneNumber !== null) phones.set(phoneNumber, holder);
    if (unionId !== null) people.set(unionId, holder);
    if (loginUnionId !== null) people.set(loginUnionId, holder);
    if (official && number !== null) fixedNumbers.set(number, name);
  }
  const groupNames = [...(await groupIds(query, competitionId)).keys()];
  return { groupNames, phones, people, named, unique, fixedNumbers };
}

/** Id by name, in the order of the groups. */
async function groupIds(query: Queryable | Tx, competitionId: string) {
  const groups = await query
    .selectFrom('judge_group')
    .select(['id', 'group_name as groupName'])
    .where('competition_id', '=', competitionId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return new Map(groups.map(({ id, groupName }) => [groupName, id]));
}
