/** A show played inside a transaction, before anybody can see it: all of its commands are kept, or none. */
import type { ShowCommand, ShowState } from '@liangfen/rules';
import type { Actor } from '@liangfen/sdk/schema';
import { CompiledQuery } from 'kysely';
import type { Ports } from '../ports.ts';
import { prepareCommit } from './commit.ts';
import { decideBatch } from './decide-batch.ts';
import { type Executor, loadShowIn } from './load.ts';
import { commandIdOf } from './log.ts';

export interface Played {
  readonly actor: Actor;
  readonly command: ShowCommand;
}

/** Plays a script into a competition that this very transaction made: nobody else holds its state or moves it on. */
export async function playIn(
  tx: Executor,
  { sha256, now, newId }: Pick<Ports, 'sha256' | 'now' | 'newId'>,
  competitionId: string,
  script: (state: ShowState) => readonly Played[],
): Promise<void> {
  const before = await loadShowIn(tx, competitionId);
  const orders = script(before.state).map(({ actor, command }) => ({
    actor,
    command,
    commandId: commandIdOf(actor, newId()),
    fingerprint: sha256(JSON.stringify(command)),
    mayBeRepeat: false,
    seenVersion: null,
    accountId: null,
    audienceCount: null,
  }));
  const at = now();
  const { after, kept, refused, failed, left } = decideBatch(before.state, orders, {
    now: at,
    newId,
  });
  const [first] = refused;
  if (first !== undefined || failed.length > 0 || left.length > 0) {
    throw new Error(`the script of ${competitionId} cannot be played: ${first?.refusal.reason}`);
  }
  // Nobody saw the show, so there is nobody to tell.
  const untold = kept.map((command) => ({ ...command, publications: [] }));
  const statement = prepareCommit({
    before,
    after,
    kept: untold,
    sha256,
    now: at,
    dueAt: at,
    publicUrl: null,
  }).statement;
  const { rows } = await tx.executeQuery(CompiledQuery.raw(statement.sql, [...statement.values]));
  if (rows.length === 0) throw new Error(`${competitionId} moved on while it was made`);
}
