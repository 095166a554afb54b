/** Who may cast a ballot when, and one box for each vote that is asked about (decision 0620). */
import { ballotTiming, choicesOf, type ShowState } from '@liangfen/rules';
import { ballotSalt } from '@liangfen/rules/replay';
import type {
  AudienceBallot,
  AudienceBallotProof,
  AudienceOwnBallot,
  AudienceReceipt,
  AudienceVote,
} from '@liangfen/sdk/schema';
import { audienceClosed } from '../live/audience-closed.ts';
import type { LiveShows } from '../live/live-shows.ts';
import type { Ports } from '../ports.ts';
import { notFound, ProblemError } from '../problem.ts';
import { invalidField } from '../refusals.ts';
import { BallotBox, type BoxPorts } from './ballot-box.ts';
import { BallotProofs } from './ballot-proofs.ts';

export type BallotPorts = BoxPorts & Pick<Ports, 'sha256' | 'proof'>;

export interface VotePath {
  readonly id: string;
  readonly voteId: string;
}

export interface Ballots {
  /** Answers when the ballot is durable. */
  readonly cast: (path: VotePath, ballot: AudienceBallot) => Promise<AudienceReceipt>;
  readonly voters: (path: VotePath) => Promise<number>;
  readonly proof: (path: VotePath, own: AudienceOwnBallot) => Promise<AudienceBallotProof>;
}

/** Boxes that are kept after their last ballot; one is made anew without loss. */
const mostBoxes = 200;

export function createBallots(
  ports: BallotPorts,
  live: Pick<LiveShows, 'state' | 'time'>,
): Ballots {
  const boxes = new Map<string, BallotBox>();
  const proofs = new BallotProofs(ports);

  function boxOf({ id, voteId }: VotePath): BallotBox {
    const key = `${id} ${voteId}`;
    const box = boxes.get(key) ?? new BallotBox(id, voteId, ports);
    boxes.delete(key);
    boxes.set(key, box);
    for (const [oldest, { isIdle }] of boxes) {
      if (boxes.size <= mostBoxes) break;
      if (isIdle) boxes.delete(oldest);
    }
    return box;
  }

  async function open(path: VotePath) {
    const state = await live.state(path.id);
    if (state.look.audiencePage !== true) throw audienceClosed();
    const vote = votesOf(state.programGroups).get(path.voteId);
    if (vote === undefined) throw notFound('投票');
    return { state, vote };
  }

  return {
    cast: async (path, { voter, order, choice, sinceMs }) => {
      const { state, vote } = await open(path);
      const receivedAt = live.time.now();
      const timing = ballotTiming(vote, { receivedAt, sinceMs });
      if (timing !== 'IN_TIME' || state.status === 'ENDED') throw over();
      if (!choicesOf(vote.voteKind).includes(choice)) throw noChoice();
      const box = boxOf(path);
      const ballot = {
        ...{ voter: ports.sha256(`${path.voteId} ${voter}`), turn: order, choice },
        salt: ballotSalt(ports.sha256, path.voteId, voter),
      };
      let cast = await box.cast(ballot);
      if (cast.kind === 'SEALED' && (await isOpenAgain(ports, live, path)))
        cast = await box.cast(ballot);
      switch (cast.kind) {
        case 'KEPT': {
          const { turn, salt, choice: kept } = cast.ballot;
          return { voteId: path.voteId, order: turn, choice: kept, salt };
        }
        case 'SEALED':
          throw over();
        case 'FULL':
          throw full();
      }
    },
    voters: async (path) => {
      await open(path);
      return boxOf(path).voters();
    },
    proof: async (path, own) => {
      const { vote } = await open(path);
      return proofs.of(path.id, vote, own);
    },
  };
}

/**
 * Opens the seal of a count whose close was taken back: only where this process knows the newest version of the show, and
 * the seal is still the one that was found.
 */
async function isOpenAgain(
  { database }: Pick<BoxPorts, 'database'>,
  live: Pick<LiveShows, 'state'>,
  { id, voteId }: VotePath,
): Promise<boolean> {
  const { query } = database;
  const seal = await query
    .selectFrom('audience_vote')
    .innerJoin('competition', 'competition.id', 'audience_vote.competition_id')
    .select(['audience_vote.sealed_at', 'competition.version'])
    .where('audience_vote.competition_id', '=', id)
    .where('audience_vote.id', '=', voteId)
    .executeTakeFirst();
  if (seal === undefined) return false;
  const state = await live.state(id);
  const vote = votesOf(state.programGroups).get(voteId);
  if (state.version !== seal.version || vote?.closedAt !== null) return false;
  await query
    .updateTable('audience_vote')
    .set({ sealed_at: null })
    .where('competition_id', '=', id)
    .where('id', '=', voteId)
    .where('sealed_at', '=', seal.sealed_at)
    .execute();
  return true;
}

const known = new WeakMap<ShowState['programGroups'], ReadonlyMap<string, AudienceVote>>();

/** The votes of a show by their ids; the lists of a show are never changed in place, and every ballot asks. */
function votesOf(groups: ShowState['programGroups']): ReadonlyMap<string, AudienceVote> {
  const before = known.get(groups);
  if (before !== undefined) return before;
  const votes = groups.flatMap(({ programs }) =>
    programs.flatMap(({ audienceVote }) => (audienceVote === undefined ? [] : [audienceVote])),
  );
  const made = new Map(votes.map((vote) => [vote.id, vote] as const));
  known.set(groups, made);
  return made;
}

function over(): ProblemError {
  return new ProblemError(409, 'AUDIENCE_VOTE_OVER', '投票已经截止，这一次没有算上');
}

function full(): ProblemError {
  return new ProblemError(409, 'AUDIENCE_VOTE_FULL', '投票的人数已经到了上限，这一票没有收下');
}

function noChoice(): ProblemError {
  return invalidField('choice', '没有这个选项，请刷新后重新选择');
}
