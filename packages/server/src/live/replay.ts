/** Works out the picture that the hall had at a version, from the ledger and nothing else. */
import {
  emptyLinkData,
  evolveView,
  isStaged,
  projectEvents,
  rankSizes,
  type ShowState,
} from '@liangfen/rules';
import type {
  ScreenHead,
  ScreenMatch,
  SetupChangedEvent,
  ShowEventType,
  StagedEvent,
} from '@liangfen/sdk/schema';
import { showEventTypeValues } from '@liangfen/sdk/values';
import { sql } from 'kysely';
import type { Ports } from '../ports.ts';
import { withPictures } from './embedded-pictures.ts';
import type { Executor } from './load.ts';
import { parseEvent, readEvents } from './log.ts';

/** Events that are no operator's step and carry no picture of their own. */
export const unstagedTypes: readonly ShowEventType[] = showEventTypeValues.filter(
  (type) => !isStaged({ type }),
);

/** How many counts and arrivals since the last whole picture are read at a time. */
const batch = 1_000;

/**
 * Returns the answer of `getScreenMatch` at `version`. Every operator's step carries the whole picture and every
 * organiser's change the screen after it, so only events since the later of the two are applied, with the function that
 * screens run. `state` is the show now, of at least that version.
 */
export async function screenAt(
  { database: { query: database }, sha256 }: Pick<Ports, 'database' | 'sha256'>,
  state: ShowState,
  version: number,
): Promise<ScreenMatch> {
  const { competitionId } = state;
  const setup = await lastSetup(database, competitionId, version);
  const staged = await lastStaged(database, competitionId, version, setup?.version ?? 0);
  let view: ScreenMatch =
    setup?.screen?.after ??
    firstPicture(state, (await nextSetup(database, competitionId, version))?.screen?.before);
  if (staged) view = evolveView(view, projectEvents([staged], state, { role: 'SCREEN' }));
  let after = staged?.version ?? setup?.version ?? 0;
  while (after < version) {
    const range = { after, upTo: version, limit: batch };
    const logged = await readEvents(database, competitionId, range);
    const events = logged.map(({ event }) => event);
    view = evolveView(view, projectEvents(events, state, { role: 'SCREEN' }));
    const last = events.at(-1);
    if (last === undefined) break;
    after = last.version;
  }
  return { ...view, version, look: withPictures(view.look, state.look, sha256) };
}

/** The picture before anything was on air; settings are those before the organiser's next change, or today's. */
function firstPicture(state: ShowState, before: ScreenHead | undefined): ScreenMatch {
  const { competitionId, name, status, look, mode, setting, programGroups } = state;
  const activeProgramGroupId = programGroups[0]?.id ?? null;
  return {
    competitionId,
    version: 0,
    ...(before ?? { name, status, look, mode }),
    link: 'INIT',
    linkData: {
      ...emptyLinkData(setting.rankPageSize),
      ...rankSizes({ ...state, activeProgramGroupId }, null),
    },
    activeProgramGroupId,
    activeProgramId: null,
    activeItemId: null,
    stage: { kind: 'START' },
    returned: false,
  };
}

function setups(database: Executor, competitionId: string) {
  return (
    database
      .selectFrom('show_event')
      .select('body')
      .where('competition_id', '=', competitionId)
      // A literal, not a parameter: as in the index that answers this (store/migrations/0033-setup-changes.ts).
      .where('type', '=', sql.lit('SETUP_CHANGED'))
      .limit(1)
  );
}

async function lastSetup(database: Executor, competitionId: string, upTo: number) {
  const row = await setups(database, competitionId)
    .where('version', '<=', upTo)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  return row && setupOf(row.body);
}

async function nextSetup(database: Executor, competitionId: string, after: number) {
  const row = await setups(database, competitionId)
    .where('version', '>', after)
    .orderBy('version')
    .executeTakeFirst();
  return row && setupOf(row.body);
}

function setupOf(body: string): SetupChangedEvent {
  // Both queries ask for this type only.
  return parseEvent(body) as SetupChangedEvent;
}

async function lastStaged(
  database: Executor,
  competitionId: string,
  upTo: number,
  after: number,
): Promise<StagedEvent | undefined> {
  const row = await database
    .selectFrom('show_event')
    .select('body')
    .where('competition_id', '=', competitionId)
    .where('type', 'not in', unstagedTypes)
    .where('version', '>', after)
    .where('version', '<=', upTo)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  // All other types are an operator's.
  return row && (parseEvent(row.body) as StagedEvent);
}
