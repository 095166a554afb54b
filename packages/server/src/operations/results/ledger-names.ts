/** Names the ids in ledger entries, so that people can read a page of the ledger. */

import type { ShowState } from '@liangfen/rules';
import { apiKeyPerson, fill } from '@liangfen/rules/words';
import type {
  Actor,
  ActorRole,
  ConsoleWay,
  LedgerLine,
  LedgerNames,
  LedgerPerson,
} from '@liangfen/sdk/schema';
import { parseEvent } from '../../live/log.ts';
import { deviceName } from '../../sessions/device-name.ts';
import type { Queryable } from '../../store/transaction.ts';
import { namedPeople } from './judge-names.ts';

/** Reads names; a removed judge has an empty one. Accounts and consoles that have ended keep theirs. */
export async function readPeople(
  query: Queryable,
  competitionId: string,
  actors: readonly Actor[],
): Promise<LedgerPerson[]> {
  const idsOf = (role: ActorRole) => actors.filter((one) => one.role === role).map(({ id }) => id);
  const [managers, consoles, judges] = [idsOf('MANAGER'), idsOf('CONSOLE'), idsOf('JUDGE')];
  const names = new Map<string, Pick<LedgerPerson, 'name' | 'number' | 'way'>>();
  if (managers.length > 0) {
    const rows = await query
      .selectFrom('user_account')
      .select(['id', 'name'])
      .where('id', 'in', managers)
      .execute();
    for (const { id, name } of rows) names.set(`MANAGER ${id}`, { name, number: null });
    const gone = managers.filter((id) => !names.has(`MANAGER ${id}`));
    const former =
      gone.length === 0
        ? []
        : await query
            .selectFrom('former_account')
            .select(['id', 'name'])
            .where('id', 'in', gone)
            .execute();
    for (const { id, name } of former) names.set(`MANAGER ${id}`, { name, number: null });
  }
  if (consoles.length > 0) {
    const rows = await query
      .selectFrom('console_login')
      .select(['id', 'client', 'name', 'way'])
      .where('competition_id', '=', competitionId)
      .where('id', 'in', consoles)
      .execute();
    for (const { id, client, name, way } of rows) {
      names.set(`CONSOLE ${id}`, {
        name: way === null ? deviceName(client) : consolePerson[way](name),
        number: null,
        ...(way === null ? {} : { way }),
      });
    }
  }
  if (judges.length > 0) {
    const rows = await query
      .selectFrom('judge')
      .select(['id', 'name', 'number'])
      .where('competition_id', '=', competitionId)
      .where('id', 'in', judges)
      .execute();
    for (const { id, name, number } of rows) names.set(`JUDGE ${id}`, { name, number });
  }
  const programs = [...managers, ...consoles].filter(
    (id) => !names.has(`MANAGER ${id}`) && !names.has(`CONSOLE ${id}`),
  );
  if (programs.length > 0) {
    const rows = await query
      .selectFrom('api_key')
      .select(['id', 'name'])
      .where('id', 'in', programs)
      .execute();
    for (const row of rows) {
      const named = { name: keyName(row.name), number: null };
      names.set(`MANAGER ${row.id}`, named).set(`CONSOLE ${row.id}`, { ...named, way: 'KEY' });
    }
  }
  return actors.map(({ role, id }) => ({
    role,
    id,
    ...(names.get(`${role} ${id}`) ?? { name: '', number: null }),
  }));
}

/** Names whoever is at a console, by how it was opened. */
export const consolePerson: Record<ConsoleWay, (name: string) => string> = {
  ACCOUNT: (name) => name,
  PASSCODE: (name) => name,
  KEY: keyName,
};

function keyName(name: string): string {
  return fill(apiKeyPerson, { name });
}

/** Everybody and everything that these lines mention. */
export async function namesOf(
  query: Queryable,
  state: ShowState,
  lines: readonly LedgerLine[],
): Promise<LedgerNames> {
  const actors = new Map<string, Actor>();
  const things = new Map<string, LedgerNames['things'][number]>();
  const known = knownThings(state);
  for (const { actor, body, changes } of lines) {
    actors.set(`${actor.role} ${actor.id}`, actor);
    const event = parseEvent(body);
    if ('lateScore' in event && event.lateScore) {
      const judge: Actor = { role: 'JUDGE', id: event.lateScore.judgeId };
      actors.set(`JUDGE ${judge.id}`, judge);
      mention(event.lateScore.programId);
      for (const { itemId } of event.lateScore.scores) if (itemId !== null) mention(itemId);
    }
    if ('strike' in event && event.strike) {
      const { judgeId: id } = event.strike;
      actors.set(`JUDGE ${id}`, { role: 'JUDGE', id });
    }
    if ('correction' in event) mention(event.correction.programId);
    if ('confirmed' in event && event.confirmed) {
      const { operatorId: id } = event.confirmed.correction.proposedBy;
      actors.set(`CONSOLE ${id}`, { role: 'CONSOLE', id });
    }
    if ('programId' in event && event.programId) mention(event.programId);
    // Rows in the event know their name even when the program was removed since.
    for (const row of 'programs' in event ? event.programs : []) {
      things.set(row.id, { id: row.id, name: row.programName, number: row.sort });
    }
    for (const { programId, detailId } of changes) {
      mention(programId);
      if (detailId !== null) mention(detailId);
    }
    if ('onAir' in event && event.onAir.activeProgramGroupId) {
      mention(event.onAir.activeProgramGroupId);
    }
    if (event.type === 'SETUP_CHANGED') {
      const ids = [...idsIn([event.before, event.after])].filter((id) => known.has(id));
      for (const id of new Set(ids.slice(0, mostNamed))) mention(id);
    }
  }
  function mention(id: string): void {
    const thing = known.get(id);
    if (thing && !things.has(id)) things.set(id, thing);
  }
  const people = await readPeople(query, state.competitionId, [...actors.values()]);
  return {
    people: namedPeople(state, people),
    things: [...things.values()],
  };
}

/** A new order of ten thousand programs is not told by all their names. */
const mostNamed = 100;

/** Yields everything that may be an id in an organiser's change: texts, keys, and the names in a tie-break. */
function* idsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    yield value.replace(/^(ITEM|GROUP):/, '');
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) yield key;
      yield* idsIn(inner);
    }
  }
}

function knownThings(state: ShowState): ReadonlyMap<string, LedgerNames['things'][number]> {
  const known = new Map<string, LedgerNames['things'][number]>();
  const rows = [...state.programGroups.flatMap(({ programs }) => programs), ...state.testPrograms];
  for (const { id, programName, sort } of rows) {
    known.set(id, { id, name: programName, number: sort });
  }
  for (const { id, groupName } of state.programGroups) {
    known.set(id, { id, name: groupName, number: null });
  }
  for (const { id, name, number } of state.judges) known.set(id, { id, name, number });
  for (const { id, groupName } of state.judgeGroups) {
    known.set(id, { id, name: groupName, number: null });
  }
  for (const { id, itemName } of state.items) known.set(id, { id, name: itemName, number: null });
  for (const { id, foulName } of state.fouls) known.set(id, { id, name: foulName, number: null });
  return known;
}
