/**
 * Signs the heads of ledgers: when something is published, when a competition has ended and, every minute, where
 * anything has happened (docs/decisions/0348).
 */
import {
  checkpointBody,
  eventHash,
  hexOf,
  signatureLine,
  TreeBuilder,
} from '@liangfen/rules/replay';
import type { SignedHead } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import type { Ports } from '../ports.ts';

export interface HeadSigner {
  /**
   * Signs the head of a competition that published something: in a moment, together with whatever else is published by
   * then.
   */
  readonly soon: (competitionId: string) => void;
  /** Signs all that is committed now; null where nothing can be signed. */
  readonly sign: (competitionId: string) => Promise<SignedHead | null>;
  /** Signs what moved since it was last signed; answers how many. */
  readonly round: () => Promise<number>;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

const soonMs = 1_000;
const everyMs = 60_000;
/** The most heads signed in one round; the others wait for the next. */
const mostAtOnce = 100;
const batch = 2_000;

export function createHeadSigner(ports: Ports): HeadSigner {
  const { database, log, proof } = ports;
  const waiting = new Set<string>();
  const timers = new Set<() => void>();
  let working: Promise<unknown> = Promise.resolve();
  let stopped = false;

  const later = (ms: number, run: () => void): void => {
    if (stopped) return;
    const cancel = ports.schedule(ms, () => {
      timers.delete(cancel);
      run();
    });
    timers.add(cancel);
  };

  /** Signs one after another: signing is never urgent, and the show's statements come first. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = working.then(work, work);
    working = done.catch(() => undefined);
    return done;
  };

  const safely = (work: () => Promise<unknown>): void => {
    inTurn(work).catch((error: unknown) => log.warn('heads.failed', { error }));
  };

  /** Adds the entries up to the competition's own head; false where they do not form the chain that leads to it. */
  const grow = async (
    tree: TreeBuilder,
    competitionId: string,
    claimed: { readonly version: number; readonly head_hash: string },
  ): Promise<boolean> => {
    const entries = database.query
      .selectFrom('show_event')
      .select(['version', 'at', 'type', 'actor_role', 'actor_id', 'command_id', 'body'])
      .select(['previous_hash', 'hash'])
      .where('competition_id', '=', competitionId)
      .where('version', '<=', Number(claimed.version))
      .orderBy('version');
    const before = await entries.where('version', '=', tree.size).executeTakeFirst();
    let previousHash = before?.hash ?? '';
    for (;;) {
      const rows = await entries.where('version', '>', tree.size).limit(batch).execute();
      for (const row of rows) {
        const hash = eventHash(ports.sha256, {
          ...row,
          previousHash,
          version: Number(row.version),
          at: Number(row.at),
          actor: { role: row.actor_role, id: row.actor_id },
          commandId: row.command_id,
        });
        const isNext = Number(row.version) === tree.size + 1 && row.previous_hash === previousHash;
        if (!isNext || row.hash !== hash) return false;
        tree.add(hash);
        previousHash = hash;
      }
      if (rows.length < batch) break;
    }
    return tree.size === Number(claimed.version) && previousHash === claimed.head_hash;
  };

  const signOne = async (competitionId: string): Promise<SignedHead | null> => {
    const { signer } = proof;
    if (signer === null) return null;
    const last = await database.query
      .selectFrom('signed_head')
      .selectAll()
      .where('competition_id', '=', competitionId)
      .where('key', '=', signer.key)
      .orderBy('size', 'desc')
      .limit(1)
      .executeTakeFirst();
    const tree = TreeBuilder.restored(proof.sha256Bytes, last?.parts ?? '');
    const claimed = await database.query
      .selectFrom('competition')
      .select(['version', 'head_hash'])
      .where('id', '=', competitionId)
      .executeTakeFirst();
    const isWhole = claimed !== undefined && (await grow(tree, competitionId, claimed));
    if (!isWhole) {
      // A signature would vouch for a log that somebody has altered; the earlier ones still convict it.
      log.error('heads.ledgerBroken', { competitionId });
      return null;
    }
    if (tree.size === 0) return null;
    if (last !== undefined && tree.size === Number(last.size)) return headOf(last);
    const root = tree.root();
    const body = checkpointBody(`${signer.name}/${competitionId}`, tree.size, root);
    const head = {
      size: tree.size,
      at: ports.now(),
      root: hexOf(root),
      key: signer.key,
      checkpoint: `${body}\n${signatureLine(signer.name, signer.keyId, signer.sign(body))}`,
    };
    await database.query
      .insertInto('signed_head')
      .values({ competition_id: competitionId, ...head, parts: tree.save() })
      .onConflict((conflict) => conflict.columns(['competition_id', 'size', 'key']).doNothing())
      .execute();
    return head;
  };

  const round = async (): Promise<number> => {
    if (proof.signer === null) return 0;
    const moved = await database.query
      .selectFrom('competition')
      .select('id')
      .where('deleted_at', 'is', null)
      .where('version', '>', (head) =>
        head
          .selectFrom('signed_head')
          .select(sql<number>`coalesce(max(signed_head.size), 0)`.as('size'))
          .whereRef('signed_head.competition_id', '=', 'competition.id'),
      )
      .limit(mostAtOnce)
      .execute();
    for (const { id } of moved) await signOne(id);
    return moved.length;
  };

  const again = (): void =>
    later(everyMs, () => {
      safely(round);
      again();
    });

  return {
    soon: (competitionId) => {
      if (proof.signer === null || waiting.has(competitionId)) return;
      waiting.add(competitionId);
      later(soonMs, () => {
        waiting.delete(competitionId);
        safely(() => signOne(competitionId));
      });
    },
    sign: (competitionId) => inTurn(() => signOne(competitionId)),
    round: () => inTurn(round),
    start: again,
    stop: async () => {
      stopped = true;
      for (const cancel of timers) cancel();
      timers.clear();
      // Heads of the last moment's publications are signed before this process ends.
      for (const id of waiting) safely(() => signOne(id));
      waiting.clear();
      await working;
    },
  };
}

export function headOf(row: {
  readonly size: number;
  readonly at: number;
  readonly root: string;
  readonly key: string;
  readonly checkpoint: string;
}): SignedHead {
  const { root, key, checkpoint } = row;
  return { size: Number(row.size), at: Number(row.at), root, key, checkpoint };
}
