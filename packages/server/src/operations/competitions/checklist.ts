/** What is still missing before the official show, as codes; the words are made in the console. */
import {
  compare,
  pairPrograms,
  rational,
  type ShowState,
  sum,
  unfitQuickScores,
} from '@liangfen/rules';
import type { Checklist } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import { notFound } from '../../problem.ts';
import type { Operations } from '../operation.ts';
import type { Queryable } from '../organiser-change.ts';
import { pointBalance } from '../point-ledger.ts';

type Entry = Checklist['entries'][number];
type Level = Entry['level'];

interface Facts {
  readonly pendingJudges: number;
  readonly passcodeSet: boolean;
  readonly points: number;
  /** Of a rehearsal that is played, or was left. */
  readonly simulated: ReadonlySet<string>;
}

async function readFacts(query: Queryable, id: string): Promise<Facts> {
  const row = await query
    .selectFrom('competition')
    .select([
      'owner_id as ownerId',
      'base',
      sql<number>`(select count(*)::int from judge
        where judge.competition_id = competition.id and judge.approval = 'PENDING')`.as('pending'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound('比赛');
  const simulated = await query
    .selectFrom('judge')
    .select('id')
    .where('competition_id', '=', id)
    .where('simulated', '=', true)
    .execute();
  return {
    simulated: new Set(simulated.map((judge) => judge.id)),
    pendingJudges: row.pending,
    passcodeSet: row.base.consolePasscode !== null,
    points: await pointBalance(query, row.ownerId),
  };
}

function entry(code: Entry['code'], count: number, level: Level): Entry {
  return { code, count, level };
}

/** Fine when nothing is lacking, else as bad as said. */
function lacking(code: Entry['code'], count: number, level: Level): Entry {
  return entry(code, count, count === 0 ? 'OK' : level);
}

function needed(code: Entry['code'], count: number): Entry {
  return entry(code, count, count === 0 ? 'MISSING' : 'OK');
}

function proportionsAddUp(state: ShowState): boolean {
  const total = sum(state.items.map(({ proportion }) => rational(proportion)));
  return compare(total, rational(100)) === 0;
}

/** Groups with judges, but too few to drop the highest and lowest and keep one. */
function groupsTooSmall(state: ShowState): number {
  const { dropHighest, dropLowest } = state.setting;
  const sizes = state.judgeGroups.map(
    (group) => state.judges.filter((judge) => judge.judgeGroupId === group.id).length,
  );
  return sizes.filter((size) => size > 0 && size <= dropHighest + dropLowest).length;
}

function unpairedPrograms(state: ShowState): number {
  return state.programGroups.filter(({ programs }) => pairPrograms(programs).unpaired !== null)
    .length;
}

/** Only what matters in this mode: a battle needs pairs, a scored show judges. */
function entriesOf(now: ShowState, facts: Facts): Entry[] {
  // Only real judges make a show ready.
  const state = { ...now, judges: now.judges.filter(({ id }) => !facts.simulated.has(id)) };
  const { mode, enableItem } = state.setting;
  const programs = state.programGroups.flatMap((group) => group.programs).length;
  const rehearsal = state.status === 'REHEARSAL';
  const entries = [needed('PROGRAMS', programs)];
  const { size: simulated } = facts.simulated;
  if (simulated > 0) entries.push(lacking('SIMULATED_JUDGES', simulated, 'MISSING'));
  if (mode === 'BATTLE') {
    entries.push(lacking('PAIRING', unpairedPrograms(state), 'WARNING'));
  } else {
    const unsigned = state.judges.filter((judge) => !judge.signIn).length;
    entries.push(needed('JUDGES', state.judges.length));
    entries.push(lacking('PENDING_JUDGES', facts.pendingJudges, 'WARNING'));
    entries.push(lacking('SIGNED_IN', unsigned, 'WARNING'));
  }
  if (mode === 'SCORE') {
    if (enableItem) {
      entries.push(
        entry('PROPORTIONS', state.items.length, proportionsAddUp(state) ? 'OK' : 'MISSING'),
      );
    }
    entries.push(lacking('DROP_COUNT', groupsTooSmall(state), 'WARNING'));
    const unfit = unfitQuickScores(state.setting.convenientScore, state.setting, state.items);
    entries.push(lacking('QUICK_SCORES', unfit.length, 'WARNING'));
  }
  entries.push(lacking('PASSCODE', facts.passcodeSet ? 0 : 1, 'WARNING'));
  entries.push(lacking('OFFICIAL', rehearsal ? 1 : 0, 'WARNING'));
  if (rehearsal) entries.push(needed('POINTS', facts.points));
  return entries;
}

export const competitionChecklist: Operations<'getChecklist'> = {
  getChecklist: async (call, { ports, live }) => {
    const [state, facts] = await Promise.all([
      live.state(call.path.id),
      readFacts(ports.database.query, call.path.id),
    ]);
    const entries = entriesOf(state, facts);
    return { ready: entries.every(({ level }) => level !== 'MISSING'), entries };
  },
};
