/** The ledger: every accepted event, page by page, and the proof that nobody rewrote it. */

import { coverEvent, type ShowState } from '@liangfen/rules';
import type {
  Actor,
  LedgerEntry,
  LedgerKind,
  LedgerLine,
  ShowEvent,
  ShowEventType,
} from '@liangfen/sdk/schema';
import { showEventTypeValues } from '@liangfen/sdk/values';
import { readChanges } from '../../live/changed-values.ts';
import { parseEvent } from '../../live/log.ts';
import { screenAt } from '../../live/replay.ts';
import { notFound } from '../../problem.ts';
import type { Queryable } from '../../store/transaction.ts';
import type { Operations } from '../operation.ts';
import type { Services } from '../services.ts';
import { type DeskCall, sightOfEvents } from '../sight/sight.ts';
import { exportEvidence } from './evidence.ts';
import { namesOf, readPeople } from './ledger-names.ts';
import { aboutPrograms, type Condition, withText } from './ledger-search.ts';
import { readHeadsPage } from './signed-heads.ts';
import { verifyShow } from './verification.ts';

interface StoredEntry extends LedgerEntry {
  readonly changes: string | null;
}

interface Range {
  /** Exclusive, in the direction of reading. */
  readonly after: number | undefined;
  readonly limit: number;
  readonly newestFirst?: boolean;
  readonly kind?: LedgerKind | undefined;
  readonly actorId?: string | undefined;
  /** Epoch ms, both included. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  readonly conditions?: readonly Condition[];
  /** The last version to look at, in the direction of reading. */
  readonly last?: number | undefined;
}

/** The most versions searched in one go: the embedded database does nothing else meanwhile, and a show may be running. */
const searchedAtOnce = 5_000;

/** The kind under which each event is found. */
const kinds: Readonly<Record<ShowEventType, LedgerKind>> = {
  START_PAGE_SHOWN: 'SHOW',
  TEST_OPENED: 'SHOW',
  PROGRAM_LIST_SHOWN: 'SHOW',
  SIGN_IN_SHOWN: 'SHOW',
  TITLE_SHOWN: 'SHOW',
  INTERMISSION_SHOWN: 'SHOW',
  AUDIENCE_VOTE_OPENED: 'SHOW',
  AUDIENCE_VOTE_CLOSED: 'SHOW',
  AUDIENCE_VOTE_SHOWN: 'SHOW',
  GROUP_SWITCHED: 'SHOW',
  RANK_SHOWN: 'SHOW',
  RANK_PAGE_TURNED: 'SHOW',
  CEREMONY_SHOWN: 'SHOW',
  BRACKET_SHOWN: 'SHOW',
  SPEECH_STARTED: 'SHOW',
  SCORING_OPENED: 'SHOW',
  SCORES_REVEALED: 'SHOW',
  RESULT_SHOWN: 'SHOW',
  REVEAL_STEPPED: 'SHOW',
  BATTLE_STARTED: 'SHOW',
  BATTLE_PAUSED: 'SHOW',
  BATTLE_RESUMED: 'SHOW',
  FOUL_ADDED: 'SHOW',
  POINT_ADDED: 'SHOW',
  BATTLE_DETERMINED: 'SHOW',
  RESULT_CORRECTED: 'CORRECTION',
  ADJUSTMENT_ADDED: 'CORRECTION',
  STANDING_CHANGED: 'CORRECTION',
  SCORE_STRUCK: 'CORRECTION',
  PANEL_RENEWED: 'CORRECTION',
  BOUT_CORRECTED: 'CORRECTION',
  FOUL_TAKEN_OFF: 'SHOW',
  CLOCK_SET: 'SHOW',
  COMMAND_UNDONE: 'CORRECTION',
  JUDGE_SIGNED_IN: 'SIGN_IN',
  SCORE_SUBMITTED: 'SCORE',
  LATE_SCORE_OFFERED: 'CORRECTION',
  LATE_SCORE_ACCEPTED: 'CORRECTION',
  LATE_SCORE_REFUSED: 'CORRECTION',
  CORRECTION_PROPOSED: 'CORRECTION',
  CORRECTION_REFUSED: 'CORRECTION',
  CORRECTION_WITHDRAWN: 'CORRECTION',
  SCORES_LOOKED_AT: 'LOOK',
  SETUP_CHANGED: 'SETUP',
};

/** Too many to be steps of the timeline, or no step of the show. */
// closed-lists: three of the kinds, and no list of their own
const quiet = showEventTypeValues.filter((type) =>
  ['SCORE', 'SIGN_IN', 'LOOK'].includes(kinds[type]),
);

function entries(query: Queryable, competitionId: string) {
  return query
    .selectFrom('show_event')
    .select([
      'version',
      'at',
      'type',
      'actor_role',
      'actor_id',
      'command_id as commandId',
      'body',
      'previous_hash as previousHash',
      'hash',
      'changes',
    ])
    .where('competition_id', '=', competitionId);
}

async function readEntries(
  query: Queryable,
  competitionId: string,
  { after, limit, newestFirst = false, kind, actorId, from, until, conditions = [], last }: Range,
): Promise<StoredEntry[]> {
  let wanted = entries(query, competitionId);
  if (after !== undefined) wanted = wanted.where('version', newestFirst ? '<' : '>', after);
  if (last !== undefined) wanted = wanted.where('version', newestFirst ? '>=' : '<=', last);
  if (actorId !== undefined) wanted = wanted.where('actor_id', '=', actorId);
  if (kind !== undefined) {
    const types = showEventTypeValues.filter((type) => kinds[type] === kind);
    wanted = wanted.where('type', 'in', types);
  }
  if (from !== undefined) wanted = wanted.where('at', '>=', from);
  if (until !== undefined) wanted = wanted.where('at', '<=', until);
  for (const condition of conditions) wanted = wanted.where(condition);
  const rows = await wanted
    .orderBy('version', newestFirst ? 'desc' : 'asc')
    .limit(limit)
    .execute();
  return rows.map(({ actor_role: role, actor_id: id, ...row }) => ({
    ...row,
    version: Number(row.version),
    at: Number(row.at),
    actor: { role, id },
  }));
}

/** Searches stretch by stretch: a rare entry may stand at the other end of a long ledger. */
async function searchEntries(
  query: Queryable,
  { competitionId, version }: Pick<ShowState, 'competitionId' | 'version'>,
  range: Range,
): Promise<StoredEntry[]> {
  const { limit, newestFirst = false } = range;
  const found: StoredEntry[] = [];
  const way = newestFirst ? -1 : 1;
  let after = range.after ?? (newestFirst ? version + 1 : 0);
  while (found.length < limit && (newestFirst ? after > 1 : after < version)) {
    const last = after + way * searchedAtOnce;
    const wanted = { ...range, after, last, limit: limit - found.length };
    found.push(...(await readEntries(query, competitionId, wanted)));
    after = last;
  }
  return found;
}

/** Returns the lines that the caller may read; a monitor's look at covered ones is written down first. */
async function linesOf(
  call: DeskCall,
  services: Services,
  state: ShowState,
  found: readonly StoredEntry[],
): Promise<LedgerLine[]> {
  const events = new Map(found.map((entry) => [entry, parseEvent(entry.body)]));
  const hides = await sightOfEvents(call, services, state, [...events.values()]);
  return found.map((entry) => {
    const event = events.get(entry);
    return event !== undefined && hides(event)
      ? coveredLine(state, entry, event)
      : { ...entry, changes: readChanges(entry), covered: false };
  });
}

/**
 * Keeps the entry's hash, so that the chain can be followed. Its content cannot be guessed and tried: the command's id
 * is as long as chance makes it, and is not told.
 */
function coveredLine(state: ShowState, entry: StoredEntry, event: ShowEvent): LedgerLine {
  const body = JSON.stringify(coverEvent(state, event));
  return { ...entry, commandId: '', body, changes: [], covered: true };
}

async function readHead(query: Queryable, competitionId: string) {
  const head = await query
    .selectFrom('competition')
    .select(['version', 'head_hash as hash'])
    .where('id', '=', competitionId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (head === undefined) throw notFound('比赛');
  return { version: Number(head.version), hash: head.hash };
}

type LedgerReads =
  | 'getLedger'
  | 'verifyLedger'
  | 'listSignedHeads'
  | 'exportEvidence'
  | 'getLedgerTimeline'
  | 'getMatchAt';

export const ledger: Operations<LedgerReads> = {
  getLedger: async (call, services) => {
    const { ports, live } = services;
    const { after, size = 10, order, kind, actorId, programId, from, until, text } = call.query;
    const { query } = ports.database;
    const state = await live.state(call.path.id);
    const found = await searchEntries(query, state, {
      after,
      limit: size + 1,
      newestFirst: order === 'NEWEST_FIRST',
      kind,
      actorId,
      from,
      until,
      conditions: [
        ...(programId === undefined ? [] : [aboutPrograms([programId])]),
        ...(text === undefined ? [] : [await withText(query, state, text, call.monitors)]),
      ],
    });
    const lines = await linesOf(call, services, state, found.slice(0, size));
    const more = found.length > size;
    return {
      entries: lines,
      nextAfter: more ? (lines.at(-1)?.version ?? null) : null,
      names: await namesOf(query, state, lines),
    };
  },

  verifyLedger: async (call, { ports }) => {
    const told = await verifyShow(ports, call.path.id);
    const { difference } = told;
    // Everybody may know where the difference is; its values may be something the hall was not shown.
    return call.monitors || difference === null
      ? told
      : { ...told, difference: { ...difference, expected: null, found: null } };
  },

  listSignedHeads: (call, { ports }) =>
    readHeadsPage(ports.database.query, call.path.id, call.query),

  exportEvidence,

  getLedgerTimeline: async (call, { ports }) => {
    const { query } = ports.database;
    const { id } = call.path;
    const { version } = await readHead(query, id);
    const steps = await query
      .selectFrom('show_event')
      .select(['version', 'at', 'type'])
      .where('competition_id', '=', id)
      .where('type', 'not in', quiet)
      .where('version', '<=', version)
      .orderBy('version')
      .execute();
    const actors: Actor[] = await query
      .selectFrom('show_event')
      .select(['actor_role as role', 'actor_id as id'])
      .distinct()
      .where('competition_id', '=', id)
      .orderBy('role')
      .orderBy('id')
      .execute();
    return {
      version,
      steps: steps.map((step) => ({
        version: Number(step.version),
        at: Number(step.at),
        type: step.type,
      })),
      people: await readPeople(query, id, actors),
    };
  },

  getMatchAt: async (call, services) => {
    const { ports, live } = services;
    const { id, version } = call.path;
    const { query } = ports.database;
    const state = await live.state(id);
    if (version > state.version) throw notFound('步');
    // The entry that led to this version, and the next one, whose time says until when the picture was shown.
    const around = await readEntries(query, id, { after: version - 1, limit: 2 });
    const reached = around.filter((entry) => entry.version === version);
    const lines = await linesOf(call, services, state, reached);
    return {
      match: await screenAt(ports, state, version),
      line: lines[0] ?? null,
      names: await namesOf(query, state, lines),
      nextAt: around.find((entry) => entry.version > version)?.at ?? null,
    };
  },
};
