/** Names a judge's seat by everybody who judged on it: a name that was changed during the evening loses nobody. */
import { type ShowState, scoresOf } from '@liangfen/rules';
import type { LedgerPerson } from '@liangfen/sdk/schema';

/** Returns judge id → names, those of the shown performances first, as they were, then today's. */
export function judgeNames(state: ShowState): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, Set<string>>();
  const add = (id: string, name: string) => {
    const known = names.get(id);
    if (known) known.add(name);
    else names.set(id, new Set([name]));
  };
  for (const { programs } of state.programGroups) {
    for (const { id: programId, panel } of programs) {
      const scores = scoresOf(state, programId);
      for (const { id, name } of panel?.judges ?? []) if (scores.has(id)) add(id, name);
    }
  }
  for (const { id, name } of state.judges) add(id, name);
  return new Map([...names].map(([id, some]) => [id, [...some]]));
}

/** The judges of today, under all the names of their seats: 「旧二、新二」. */
export function namedJudges(state: ShowState): ShowState['judges'] {
  const names = judgeNames(state);
  return state.judges.map((judge) => {
    const name = names.get(judge.id)?.join('、') ?? judge.name;
    return name === judge.name ? judge : { ...judge, name };
  });
}

/** People of the ledger, the judges among them under all the names of their seats. */
export function namedPeople(state: ShowState, people: readonly LedgerPerson[]): LedgerPerson[] {
  const names = judgeNames(state);
  return people.map((person) => {
    const known = person.role === 'JUDGE' ? names.get(person.id) : undefined;
    return known === undefined ? person : { ...person, name: known.join('、') };
  });
}
