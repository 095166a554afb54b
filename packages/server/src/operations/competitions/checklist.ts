/** Lists what is still missing before the official show, as codes; the console makes the words. */
import {
  addsUp,
  cardRoundsOf,
  compare,
  dropCountsOf,
  fullMarks,
  hasBouts,
  hasFullMark,
  itemWeightingOf,
  missingEffectOf,
  rational,
  roundSharesOf,
  ruleOfGroup,
  suffersFromMissing,
  sum,
  unfitQuickScores,
} from '@liangfen/rules';
import type {
  Checklist,
  ChecklistLevel,
  CompetitionStatus,
  FullMarksFit,
  Item,
  Setting,
} from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import { pointBalances } from '../../payment/point-ledger.ts';
import { notFound } from '../../problem.ts';
import type { Queryable } from '../../store/transaction.ts';
import type { Operations } from '../operation.ts';

type Entry = Checklist['entries'][number];
type Level = Entry['level'];

/** The facts for the checklist, counted by the database: a page of competitions loads none of their shows. */
interface Facts {
  readonly status: CompetitionStatus;
  readonly setting: Setting;
  readonly items: readonly Item[];
  readonly passcodeSet: boolean;
  readonly points: number;
  readonly pendingJudges: number;
  /**
   * Judges of a rehearsal that is running or was left behind. Other counts leave them out: only real judges make a show
   * ready.
   */
  readonly simulated: number;
  readonly unsigned: number;
  /** Approved judges who are recused from some program. */
  readonly recused: number;
  /** Approved judges by group; a judge without a group counts in the first. */
  readonly judgeGroups: readonly { readonly id: string | null; readonly size: number }[];
  /** Winners by hand who are no program any more; removals before they were taken out of awards left some. */
  readonly lostWinners: number;
  /** Programs that bring no result of an earlier round. */
  readonly withoutEarlier: number;
  /** Programs by group. */
  readonly programGroupSizes: readonly number[];
}

/** A judge without a group counts in the first one. */
const groupOfJudge = sql<string | null>`coalesce(judge_group_id, (select g.id from judge_group g
  where g.competition_id = judge.competition_id order by g.sort, g.id limit 1))`;

/** Takes as many queries for a page as for one competition; deleted ones are left out. */
async function readFacts(
  query: Queryable,
  competitionIds: readonly string[],
): Promise<ReadonlyMap<string, Facts>> {
  if (competitionIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('competition')
    .select([
      'id',
      'owner_id as ownerId',
      'status',
      'setting',
      'items',
      sql<boolean>`passcode_hash is not null`.as('passcodeSet'),
    ])
    .where('id', 'in', competitionIds)
    .where('deleted_at', 'is', null)
    .execute();
  const balances = await pointBalances(query, [...new Set(rows.map(({ ownerId }) => ownerId))]);
  const programs = await query
    .selectFrom('program')
    .select([
      'competition_id as id',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`count(*) filter (where earlier_score is null)::int`.as('withoutEarlier'),
    ])
    .where('competition_id', 'in', competitionIds)
    .where('test', '=', false)
    .groupBy(['competition_id', 'program_group_id'])
    .execute();
  const judges = await query
    .selectFrom('judge')
    .select([
      'competition_id as id',
      groupOfJudge.as('groupId'),
      sql<number>`count(*) filter (where approval = 'APPROVED' and not simulated and not signed_out)::int`.as(
        'count',
      ),
      sql<number>`count(*) filter (where approval = 'APPROVED' and not simulated and not sign_in and not signed_out)::int`.as(
        'unsigned',
      ),
      sql<number>`count(*) filter (where approval = 'APPROVED' and not simulated and not signed_out and recused_program_ids <> '[]')::int`.as(
        'recused',
      ),
      sql<number>`count(*) filter (where approval = 'PENDING')::int`.as('pending'),
      sql<number>`count(*) filter (where simulated)::int`.as('simulated'),
    ])
    .where('competition_id', 'in', competitionIds)
    .groupBy(['competition_id', groupOfJudge])
    .execute();
  const lost = await lostWinners(query, competitionIds);
  return new Map(
    rows.map(({ id, ownerId, ...row }) => {
      const own = judges.filter((group) => group.id === id);
      const sum = (of: (group: (typeof own)[number]) => number) =>
        own.reduce((total, group) => total + of(group), 0);
      return [
        id,
        {
          ...row,
          points: balances.get(ownerId) ?? 0,
          pendingJudges: sum(({ pending }) => pending),
          simulated: sum(({ simulated }) => simulated),
          unsigned: sum(({ unsigned }) => unsigned),
          recused: sum(({ recused }) => recused),
          lostWinners: lost.get(id) ?? 0,
          judgeGroups: own.map(({ groupId, count }) => ({ id: groupId, size: count })),
          programGroupSizes: programs.filter((group) => group.id === id).map(({ count }) => count),
          withoutEarlier: total(
            programs.filter((group) => group.id === id).map((group) => group.withoutEarlier),
          ),
        },
      ];
    }),
  );
}

async function lostWinners(
  query: Queryable,
  competitionIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select c.id, count(*)::int as count from competition c,
      jsonb_array_elements(coalesce(c.setting->'awards', '[]')) a,
      jsonb_array_elements_text(coalesce(a->'programIds', '[]')) w(id)
    where c.id in (${sql.join(competitionIds)}) and not exists (
      select from program p where p.competition_id = c.id and p.id = w.id)
    group by c.id`.execute(query);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

function entry(code: Entry['code'], count: number, level: Level): Entry {
  return { code, count, level };
}

/** Returns an entry that is fine when nothing is lacking, and has the given level otherwise. */
function lacking(code: Entry['code'], count: number, level: Level): Entry {
  return entry(code, count, count === 0 ? 'OK' : level);
}

function needed(code: Entry['code'], count: number): Entry {
  return entry(code, count, count === 0 ? 'MISSING' : 'OK');
}

/** Factors need not add up to anything: that there are some is enough. */
function weightsAreRight({ setting, items }: Facts): boolean {
  switch (itemWeightingOf(setting)) {
    case 'PROPORTION':
      return compare(sum(items.map(({ proportion }) => rational(proportion))), rational(100)) === 0;
    case 'FACTOR':
      return items.length > 0;
  }
}

const levelOfFit: Readonly<Record<FullMarksFit, ChecklistLevel>> = {
  FITS: 'OK',
  OTHER_TOTAL: 'WARNING',
  WEIGHED_TWICE: 'WARNING',
};

/** Weights may be right and yet make of full marks what the full mark is not, or weigh every item twice. */
function itemsEntry(facts: Facts): Entry {
  const full = fullMarks(facts);
  const right = weightsAreRight(facts);
  // Times and strokes need not come to anything.
  const fit = full?.fit ?? (facts.items.length === 0 ? 'OTHER_TOTAL' : 'FITS');
  const level = right ? levelOfFit[fit] : 'MISSING';
  return {
    ...entry('PROPORTIONS', facts.items.length, level),
    ...(full === null ? {} : { fullMarks: full }),
  };
}

function dropEntry(facts: Facts): Entry {
  const { setting, judgeGroups } = facts;
  const rows = judgeGroups.flatMap(({ id, size }) => {
    const { applied } = dropCountsOf(ruleOfGroup(setting, id ?? ''), size);
    return size === 0 || applied === null ? [] : [applied];
  });
  return {
    ...lacking('DROP_COUNT', groupsTooSmall(facts), 'WARNING'),
    ...(rows.length === 0 ? {} : { dropsApplied: rows }),
  };
}

/** Groups with judges, but too few to drop the highest and lowest and keep one. */
function groupsTooSmall({ setting, judgeGroups }: Facts): number {
  return judgeGroups.filter(({ id, size }) => {
    const { highest, lowest } = dropCountsOf(ruleOfGroup(setting, id ?? ''), size);
    return size > 0 && size <= highest + lowest;
  }).length;
}

/**
 * What makes a missing mark unfair while it is left out: judges who are recused from some programs, and groups whose sums
 * are of different many judges.
 */
function unevenPanels({ setting, recused, judgeGroups }: Facts): number {
  if (missingEffectOf(setting) !== 'AS_IS' || !suffersFromMissing(setting)) return 0;
  const sizes = new Set(judgeGroups.map(({ size }) => size).filter((size) => size > 0));
  const uneven = addsUp(setting) ? Math.max(0, sizes.size - 1) : 0;
  return recused + uneven;
}

/** Items that nobody could give: none of their groups has a judge. */
function itemsOfNobody({ items, judgeGroups }: Facts): number {
  const heard = new Set(judgeGroups.filter(({ size }) => size > 0).map(({ id }) => id));
  return items.filter(
    ({ judgeGroupIds: named }) => named !== undefined && !named.some((id) => heard.has(id)),
  ).length;
}

/** Programs meet two by two in their group. */
function unpairedPrograms({ programGroupSizes }: Facts): number {
  return programGroupSizes.filter((size) => size % 2 === 1).length;
}

function total(sizes: readonly number[]): number {
  return sizes.reduce((all, size) => all + size, 0);
}

/** Checks only what matters in this mode: a battle needs pairs, a scored show needs judges. */
function entriesOf(facts: Facts): Entry[] {
  const { mode, enableItem } = facts.setting;
  const rehearsal = facts.status === 'REHEARSAL';
  const entries = [needed('PROGRAMS', total(facts.programGroupSizes))];
  if (facts.simulated > 0) {
    entries.push(lacking('SIMULATED_JUDGES', facts.simulated, 'MISSING'));
  }
  if (hasBouts(mode)) {
    entries.push(lacking('PAIRING', unpairedPrograms(facts), 'WARNING'));
  }
  if (!hasBouts(mode) || cardRoundsOf(facts.setting) !== null) {
    entries.push(
      needed(
        'JUDGES',
        facts.judgeGroups.reduce((all, { size }) => all + size, 0),
      ),
    );
    entries.push(lacking('PENDING_JUDGES', facts.pendingJudges, 'WARNING'));
    entries.push(lacking('SIGNED_IN', facts.unsigned, 'WARNING'));
  }
  if (hasFullMark(mode)) {
    if (enableItem) {
      entries.push(itemsEntry(facts));
    }
    entries.push(dropEntry(facts));
    const nobodys = enableItem ? itemsOfNobody(facts) : 0;
    if (nobodys > 0) entries.push(lacking('ITEM_GROUPS', nobodys, 'MISSING'));
    const uneven = unevenPanels(facts);
    if (uneven > 0) entries.push(lacking('MISSING_SCORES', uneven, 'WARNING'));
    if (roundSharesOf(facts.setting) !== null) {
      entries.push(lacking('EARLIER_SCORES', facts.withoutEarlier, 'WARNING'));
    }
    const unfit = unfitQuickScores(facts.setting.convenientScore, facts.setting, facts.items);
    entries.push(lacking('QUICK_SCORES', unfit.flatMap(({ scores }) => scores).length, 'WARNING'));
  }
  if (facts.lostWinners > 0) entries.push(lacking('LOST_WINNERS', facts.lostWinners, 'WARNING'));
  entries.push(lacking('PASSCODE', facts.passcodeSet ? 0 : 1, 'WARNING'));
  entries.push(lacking('OFFICIAL', rehearsal ? 1 : 0, 'WARNING'));
  if (rehearsal) entries.push(needed('POINTS', facts.points));
  return entries;
}

export async function readChecklists(
  query: Queryable,
  competitionIds: readonly string[],
): Promise<ReadonlyMap<string, Checklist>> {
  const checklists = new Map<string, Checklist>();
  for (const [id, facts] of await readFacts(query, competitionIds)) {
    const entries = entriesOf(facts);
    checklists.set(id, { ready: entries.every(({ level }) => level !== 'MISSING'), entries });
  }
  return checklists;
}

export const competitionChecklist: Operations<'getChecklist'> = {
  getChecklist: async (call, { ports }) => {
    const { id } = call.path;
    const checklist = (await readChecklists(ports.database.query, [id])).get(id);
    if (checklist === undefined) throw notFound('比赛');
    return checklist;
  },
};
