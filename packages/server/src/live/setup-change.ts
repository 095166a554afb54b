/** Makes an organiser's change: rows, version and ledger entry in one transaction that holds the competition. */
import { liveStateOf, projectMatch, type ShowState } from '@liangfen/rules';
import { eventHash, groundOf, type ShortLook } from '@liangfen/rules/replay';
import type { Actor, ScreenHead, SetupArea, SetupChangedEvent } from '@liangfen/sdk/schema';
import type { Transaction } from 'kysely';
import type { Ports } from '../ports.ts';
import { ProblemError } from '../problem.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import { announceChange } from '../webhooks/announce-change.ts';
import { withFingerprints } from './embedded-pictures.ts';
import { isOwnFault, isRolledBackByOthers, unavailable } from './failure.ts';
import type { HeldShow } from './held-show.ts';
import { keepBouts } from './keep-bouts.ts';
import type { SetupOutcome } from './live-shows.ts';
import { type CommittedShow, loadShowIn } from './load.ts';
import { commandIdOf, findCommands } from './log.ts';
import { keyReused, lockCompetition } from './mailbox.ts';

export interface SetupChange<Result> {
  readonly area: SetupArea;
  readonly action: string;
  readonly commandId?: string | null;
  /** The content of the request: a repeat under the same key must ask for the same. */
  readonly content?: unknown;
  /** Undone after it ran: the call ends in a TriedOut, which has the show before and after it. */
  readonly onlyTried?: boolean;
  /** Runs before the state is read, in the same transaction: a deleted competition has no state that can be read. */
  readonly first?: (tx: Transaction<DatabaseSchema>) => Promise<void>;
  readonly run: (
    tx: Transaction<DatabaseSchema>,
    state: ShowState,
    /** The event of the same call before: a repeat is answered from it. */
    earlier: SetupChangedEvent | null,
  ) => Promise<SetupOutcome<Result>>;
}

/** Ends the transaction of a change that was only tried. */
export class TriedOut extends Error {
  readonly before: ShowState;
  readonly after: ShowState;

  constructor({ before, after }: { readonly before: ShowState; readonly after: ShowState }) {
    super('tried out and undone');
    this.before = before;
    this.after = after;
  }
}

/** Times the engine may undo the transaction for the sake of another before we say so. */
const MOST_ATTEMPTS = 3;

interface Changed<Result> {
  readonly result: Result;
  /** Null when nothing changed. */
  readonly show: CommittedShow | null;
  readonly event: SetupChangedEvent | null;
}

export async function changeSetup<Result>(
  ports: Ports,
  held: HeldShow,
  competitionId: string,
  actor: Actor,
  change: SetupChange<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const changed = await ports.database.query
        .transaction()
        .execute((tx) => changeIn(tx, ports, held, competitionId, actor, change));
      // The rows moved under the state, so viewers get a snapshot; the event itself is for the ledger.
      if (changed.show && changed.event) held.adopt(changed.show, [changed.event]);
      return changed.result;
    } catch (error) {
      if (error instanceof ProblemError || error instanceof TriedOut) throw error;
      held.doubt();
      if (isRolledBackByOthers(error) && attempt < MOST_ATTEMPTS) continue;
      if (isOwnFault(error) || !isFromDatabase(error)) throw error;
      ports.log.warn('live.setup.failed', {
        competitionId,
        action: change.action,
        error: error instanceof Error ? error.message : String(error),
      });
      throw unavailable();
    }
  }
}

/** A fault in the code of a change is not the database being away, and must not look like it. */
function isFromDatabase(error: unknown): boolean {
  return !(
    error instanceof TypeError ||
    error instanceof RangeError ||
    error instanceof ReferenceError ||
    error instanceof SyntaxError
  );
}

async function changeIn<Result>(
  tx: Transaction<DatabaseSchema>,
  ports: Ports,
  held: HeldShow,
  competitionId: string,
  actor: Actor,
  change: SetupChange<Result>,
): Promise<Changed<Result>> {
  await lockCompetition(tx, competitionId);
  const wasDeleted = await isDeleted(tx, competitionId);
  await change.first?.(tx);
  await held.catchUp(tx);
  const before = await held.fresh();
  const commandId = commandIdOf(actor, change.commandId ?? ports.newId());
  const fingerprint = ports.sha256(
    JSON.stringify({ setup: change.action, content: change.content }),
  );
  const earlier = change.commandId
    ? (await findCommands(tx, competitionId, [commandId])).get(commandId)
    : undefined;
  if (earlier && earlier.fingerprint !== fingerprint) throw keyReused();

  const first = earlier?.event.type === 'SETUP_CHANGED' ? earlier.event : null;
  await keepBouts(tx, before.state);
  const outcome = await change.run(tx, before.state, first);
  if (change.onlyTried === true) {
    const after = outcome.unchanged ? before : await loadShowIn(tx, competitionId);
    throw new TriedOut({ before: before.state, after: after.state });
  }
  if (outcome.unchanged) return { result: outcome.result, show: null, event: null };
  // A repeat must find what the first one made; doing it twice is undone with the transaction.
  if (earlier) throw keyReused();

  const at = ports.now();
  const version = before.state.version + 1;
  await tx
    .updateTable('competition')
    .set({ version, updated_at: at })
    .where('id', '=', competitionId)
    .execute();
  const after = await loadShowIn(tx, competitionId);
  const shortLook: ShortLook = (look) => withFingerprints(look, ports.sha256);
  const ground = groundOf(before.state, after.state, shortLook, {
    isGrounded: await isGrounded(tx, competitionId),
    area: change.area,
    ...(outcome.recovered === undefined ? {} : { recovered: outcome.recovered }),
  });
  const event = {
    ...eventOf(before.state, after.state, change, outcome, { at, sha256: ports.sha256 }),
    ...(ground === null ? {} : { ground }),
  };
  const headHash = await writeEntry(tx, ports, before, actor, commandId, fingerprint, event);
  const show = { ...after, headHash };
  await tx
    .updateTable('competition')
    .set({ head_hash: headHash, grounded: ground !== null })
    .where('id', '=', competitionId)
    .execute();
  await refreshPosition(tx, show);
  await announceChange(tx, ports, {
    before: before.state,
    after: after.state,
    deleted: { before: wasDeleted, after: await isDeleted(tx, competitionId) },
    now: at,
  });
  return { result: outcome.result, show, event };
}

async function isDeleted(tx: Transaction<DatabaseSchema>, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('competition')
    .select('deleted_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.deleted_at != null;
}

/** Whether the ledger tells what the show stood on before this change. */
async function isGrounded(tx: Transaction<DatabaseSchema>, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('competition')
    .select('grounded')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.grounded === true;
}

function eventOf(
  before: ShowState,
  after: ShowState,
  { area, action }: Pick<SetupChange<unknown>, 'area' | 'action'>,
  outcome: SetupOutcome<unknown>,
  { at, sha256 }: { readonly at: number; readonly sha256: Ports['sha256'] },
): SetupChangedEvent {
  const screen = projectMatch(after, { role: 'SCREEN' });
  return {
    type: 'SETUP_CHANGED',
    version: after.version,
    at,
    area,
    action,
    ...(outcome.before === undefined ? {} : { before: { ...outcome.before } }),
    ...(outcome.after === undefined ? {} : { after: { ...outcome.after } }),
    // No event tells how an organiser's change moved the picture; a replay finds the picture here.
    screen: {
      before: { ...screenHead(before), look: withFingerprints(before.look, sha256) },
      after: { ...screen, look: withFingerprints(screen.look, sha256) },
    },
  };
}

function screenHead({ name, status, look, mode }: ShowState): ScreenHead {
  return { name, status, look, mode };
}

async function writeEntry(
  tx: Transaction<DatabaseSchema>,
  { sha256 }: Ports,
  before: CommittedShow,
  actor: Actor,
  commandId: string,
  fingerprint: string,
  event: SetupChangedEvent,
): Promise<string> {
  const body = JSON.stringify(event);
  const { version, at, type } = event;
  const previousHash = before.headHash;
  const hash = eventHash(sha256, { previousHash, version, at, type, actor, commandId, body });
  await tx
    .insertInto('show_event')
    .values({
      competition_id: before.state.competitionId,
      version,
      at,
      type,
      actor_role: actor.role,
      actor_id: actor.id,
      command_id: commandId,
      fingerprint,
      body,
      previous_hash: previousHash,
      hash,
      changes: null,
    })
    .execute();
  return hash;
}

/** The picture on air may have lost its program or count differently; the stored position must match the state. */
async function refreshPosition(
  tx: Transaction<DatabaseSchema>,
  { state }: CommittedShow,
): Promise<void> {
  await tx
    .updateTable('competition')
    .set({ live: JSON.stringify(liveStateOf(state)) })
    .where('id', '=', state.competitionId)
    .where('live', 'is not', null)
    .execute();
}
