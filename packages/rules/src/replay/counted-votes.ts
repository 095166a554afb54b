/** Which audience votes a ledger has shown the count of, and whether ballots come to it: for evidence, and for whoever checks it. */
import type {
  AudienceVoteKind,
  AudienceVoteTally,
  EvidenceBallots,
  LedgerDifference,
  ShowEvent,
} from '@liangfen/sdk/schema';
import { choicesOf } from '../audience-vote/index.ts';
import { isStaged } from '../show/staged.ts';
import { chainTexts } from '../words/difference-words.ts';
import { fill } from '../words/fill.ts';
import { BallotTally, type CountedBallot } from './ballot-tally.ts';
import type { Sha256Bytes } from './merkle.ts';

/** An audience vote whose count the ledger has shown. */
export interface CountedVote {
  readonly programName: string;
  readonly voteKind: AudienceVoteKind;
  readonly count: AudienceVoteTally;
}

/**
 * Follows a ledger's events and knows the votes that are counted: a count that was taken back is not, one of a performance
 * that was given again is.
 *
 * @example
 * ```ts
 * const counted = new CountedVotes();
 * counted.see(event);
 * const ids = [...counted.votes.keys()];
 * ```
 */
export class CountedVotes {
  readonly #votes = new Map<string, CountedVote>();

  /** By their ids. */
  get votes(): ReadonlyMap<string, CountedVote> {
    return this.#votes;
  }

  see(event: ShowEvent): void {
    if (!isStaged(event)) return;
    for (const { programName, audienceVote } of event.programs) {
      if (audienceVote === undefined) continue;
      const { id, voteKind, count } = audienceVote;
      if (count === undefined) this.#votes.delete(id);
      else this.#votes.set(id, { programName, voteKind, count });
    }
  }
}

/**
 * Counts the ballots of evidence again; returns the first vote whose figure or root they do not come to, null where all do.
 *
 * @example
 * ```ts
 * const { votes } = new CountedVotes();
 * const difference = ballotsDifference(proofCrypto.sha256Bytes, votes, evidence.ballots ?? []);
 * ```
 */
export function ballotsDifference(
  sha256: Sha256Bytes,
  votes: ReadonlyMap<string, CountedVote>,
  given: readonly EvidenceBallots[],
): LedgerDifference | null {
  const lists = new Map(given.map(({ voteId, ballots }) => [voteId, ballots] as const));
  if (lists.size < given.length || [...lists.keys()].some((id) => !votes.has(id))) {
    return difference(chainTexts.otherBallots, null, null);
  }
  for (const [id, { programName, voteKind, count }] of votes) {
    const text = fill(chainTexts.ballots, { program: programName });
    const ballots = lists.get(id);
    if (ballots === undefined) return difference(text, countText(count), null);
    const tally = new BallotTally(sha256, voteKind);
    for (const [at, line] of ballots.entries()) {
      const ballot = ballotIn(line, voteKind);
      if (ballot === null || line < (ballots[at - 1] ?? '')) return difference(text, null, line);
      tally.add(ballot);
    }
    const found = tally.count();
    if (countText(found) !== countText(count)) {
      return difference(text, countText(count), countText(found));
    }
  }
  return null;
}

function difference(text: string, expected: string | null, found: string | null): LedgerDifference {
  return { place: 'BALLOTS', version: null, text, expected, found };
}

const countText = ({ voters, votes, root }: AudienceVoteTally) =>
  `${voters} = ${votes.join(' + ')}, ${root}`;

function ballotIn(line: string, voteKind: AudienceVoteKind): CountedBallot | null {
  const [, salt = '', choice = ''] = /^([0-9a-f]{32}):(0|[1-9]\d?)$/.exec(line) ?? [];
  const ballot = { salt, choice: Number(choice) };
  return salt !== '' && choicesOf(voteKind).includes(ballot.choice) ? ballot : null;
}
