/**
 * Takes the ballots of one audience vote: those that have queued are written by one statement, and acknowledged when it is
 * durable (decision 0620).
 */

import { withDeadline } from '../live/deadline.ts';
import { overloaded, unavailable } from '../live/failure.ts';
import type { Ports } from '../ports.ts';
import { namedStatement, sqlOf } from '../store/named-statement.ts';

export interface Ballot {
  /** Hash of what the phone made up for itself. */
  readonly voter: string;
  readonly turn: number;
  readonly choice: number;
  readonly salt: string;
}

/** `SEALED` the ballots were counted; `FULL` more phones voted than a vote takes. */
export type Cast =
  | { readonly kind: 'KEPT'; readonly ballot: Ballot }
  | { readonly kind: 'SEALED' | 'FULL' };

/** No hall has more; without a bound, whoever has the address could fill the disk. */
export const mostVoters = 100_000;
/** Ballots of one statement. */
const mostTogether = 2_000;
/** Ballots that may wait; more are turned away at once instead of being answered too late. */
const mostWaiting = 20_000;
const deadlineMs = 15_000;
/** A count is asked of the database this often at most, however many look at it. */
const countEveryMs = 1_000;

interface Waiting {
  readonly ballot: Ballot;
  readonly resolve: (cast: Cast) => void;
  readonly reject: (error: unknown) => void;
}

export type BoxPorts = Pick<Ports, 'database' | 'schedule' | 'now'>;

const part = sqlOf<'competitionId' | 'voteId' | 'voters' | 'turns' | 'choices' | 'salts'>();

/** Waits for a count that is under way, and writes nothing once the vote is sealed. */
const write = namedStatement(
  'cast_ballots',
  part`
with vote as (
  select id from audience_vote
  where competition_id = ${'competitionId'} and id = ${'voteId'} and sealed_at is null
    and (select holder from competition where id = ${'competitionId'}) = 'HERE'
  for share
)
insert into audience_ballot (competition_id, vote_id, voter, turn, choice, salt)
select ${'competitionId'}, vote.id, given.voter, given.turn, given.choice, given.salt
from vote, unnest(${'voters'}::text[], ${'turns'}::int[], ${'choices'}::int[], ${'salts'}::text[])
  as given (voter, turn, choice, salt)
on conflict (competition_id, vote_id, voter) do update
set turn = excluded.turn, choice = excluded.choice, salt = excluded.salt
where audience_ballot.turn < excluded.turn
returning voter, turn, choice, salt`,
);

const begin = namedStatement(
  'begin_audience_vote',
  sqlOf<'competitionId' | 'voteId'>()`
insert into audience_vote (competition_id, id) values (${'competitionId'}, ${'voteId'})
on conflict do nothing`,
);

const find = namedStatement(
  'find_ballots',
  sqlOf<'competitionId' | 'voteId' | 'voters'>()`
select voter, turn, choice, salt from audience_ballot
where competition_id = ${'competitionId'} and vote_id = ${'voteId'} and voter = any(${'voters'}::text[])`,
);

const countVoters = namedStatement(
  'count_voters',
  sqlOf<'competitionId' | 'voteId'>()`
select count(*)::int as voters from audience_ballot
where competition_id = ${'competitionId'} and vote_id = ${'voteId'}`,
);

export class BallotBox {
  readonly #competitionId: string;
  readonly #voteId: string;
  readonly #ports: BoxPorts;
  #queue: Waiting[] = [];
  #working: Promise<void> | null = null;
  #hasBegun = false;
  #counted: { readonly at: number; readonly voters: Promise<number> } | null = null;

  constructor(competitionId: string, voteId: string, ports: BoxPorts) {
    this.#competitionId = competitionId;
    this.#voteId = voteId;
    this.#ports = ports;
  }

  get isIdle(): boolean {
    return this.#working === null;
  }

  cast(ballot: Ballot): Promise<Cast> {
    if (this.#queue.length >= mostWaiting) return Promise.reject(overloaded());
    return new Promise((resolve, reject) => {
      this.#queue.push({ ballot, resolve, reject });
      this.#working ??= this.#work();
    });
  }

  /** How many phones have voted, a second old at most. */
  voters(): Promise<number> {
    const now = this.#ports.now();
    const known = this.#counted;
    if (known !== null && now >= known.at && now - known.at < countEveryMs) return known.voters;
    const voters = this.#run<{ voters: number }>(countVoters.with(this.#vote)).then(
      ([row]) => row?.voters ?? 0,
    );
    this.#counted = { at: now, voters };
    voters.catch(() => {
      this.#counted = null;
    });
    return voters;
  }

  get #vote() {
    return { competitionId: this.#competitionId, voteId: this.#voteId };
  }

  async #work(): Promise<void> {
    // What arrives in one turn of the event loop goes together.
    await Promise.resolve();
    while (this.#queue.length > 0) {
      const together = this.#queue.splice(0, mostTogether);
      try {
        await this.#write(together);
      } catch {
        for (const { reject } of together) reject(unavailable());
      }
    }
    this.#working = null;
  }

  async #write(together: readonly Waiting[]): Promise<void> {
    const newest = new Map<string, Ballot>();
    for (const { ballot } of together) {
      const known = newest.get(ballot.voter);
      if (known === undefined || known.turn < ballot.turn) newest.set(ballot.voter, ballot);
    }
    const isFull = (await this.voters()) + newest.size > mostVoters;
    const given = isFull ? await this.#knownOf([...newest.values()]) : [...newest.values()];
    if (!this.#hasBegun) {
      await this.#run(begin.with(this.#vote));
      this.#hasBegun = true;
    }
    const written = await this.#run<Ballot>(
      write.with({
        ...this.#vote,
        voters: given.map(({ voter }) => voter),
        turns: given.map(({ turn }) => turn),
        choices: given.map(({ choice }) => choice),
        salts: given.map(({ salt }) => salt),
      }),
    );
    const kept = new Map(written.map((ballot) => [ballot.voter, ballot] as const));
    const others = [...newest.keys()].filter((voter) => !kept.has(voter));
    const before = new Map(
      (others.length === 0 ? [] : await this.#find(others)).map((one) => [one.voter, one] as const),
    );
    for (const { ballot, resolve } of together) {
      const own = kept.get(ballot.voter) ?? before.get(ballot.voter);
      if (own !== undefined && own.turn >= ballot.turn) resolve({ kind: 'KEPT', ballot: own });
      else resolve({ kind: isFull && own === undefined ? 'FULL' : 'SEALED' });
    }
  }

  /** Where a vote is full, only who has voted may still change the choice. */
  async #knownOf(ballots: readonly Ballot[]): Promise<readonly Ballot[]> {
    const known = new Set(
      (await this.#find(ballots.map(({ voter }) => voter))).map((one) => one.voter),
    );
    return ballots.filter(({ voter }) => known.has(voter));
  }

  #find(voters: readonly string[]): Promise<Ballot[]> {
    return this.#run(find.with({ ...this.#vote, voters }));
  }

  #run<Row>({ name, sql, values }: ReturnType<typeof write.with>): Promise<Row[]> {
    const { database, schedule } = this.#ports;
    return withDeadline(schedule, deadlineMs, database.prepared<Row>(name, sql, values));
  }
}
