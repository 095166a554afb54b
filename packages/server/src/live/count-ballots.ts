/** Seals an audience vote and counts its ballots, once each has arrived that may. */
import {
  ballotGraceMs,
  blockedReason,
  nextStep,
  type ShowCommand,
  type ShowState,
} from '@liangfen/rules';
import {
  BallotTally,
  ballotText,
  type CountedBallot,
  type Sha256Bytes,
} from '@liangfen/rules/replay';
import type { AudienceVote, AudienceVoteTally, Program } from '@liangfen/sdk/schema';
import type { Ports } from '../ports.ts';
import type { Queryable } from '../store/transaction.ts';

/** Whether the command may be one that shows a vote; every score asks, so it looks no further. */
export function mayShowVote({ type }: ShowCommand): boolean {
  return type === 'SHOW_AUDIENCE_VOTE' || type === 'TAKE_NEXT_STEP';
}

/** The vote whose result the command would show now for the first time; null where it would not. */
export function voteToCount(
  state: ShowState,
  asked: ShowCommand,
  now: number,
): AudienceVote | null {
  const command = asked.type === 'TAKE_NEXT_STEP' ? nextStep(state) : asked;
  if (command?.type !== 'SHOW_AUDIENCE_VOTE' || blockedReason(state, command) !== null) return null;
  const rows = state.programGroups.flatMap(({ programs }) => programs);
  const vote = rows.find(({ id }) => id === command.programId)?.audienceVote;
  if (vote === undefined || vote.count !== undefined || vote.closedAt === null) return null;
  return now < vote.closedAt + ballotGraceMs ? null : vote;
}

/** From now on no ballot is written; a count that comes again finds the same. */
export async function countBallots(
  { database, proof }: Pick<Ports, 'database' | 'proof'>,
  competitionId: string,
  { id, voteKind, closedAt }: AudienceVote,
): Promise<AudienceVoteTally> {
  const { query } = database;
  await query
    .insertInto('audience_vote')
    .values({ competition_id: competitionId, id, sealed_at: closedAt })
    .onConflict((conflict) =>
      conflict.columns(['competition_id', 'id']).doUpdateSet({ sealed_at: closedAt }),
    )
    .execute();
  return tallyIn(query, proof.sha256Bytes, { competitionId, id, voteKind });
}

/** Hashing a hundred thousand ballots in one go would keep the hall waiting; between pages everybody else is served. */
const pageSize = 2_000;

async function tallyIn(
  query: Queryable,
  sha256: Sha256Bytes,
  {
    competitionId,
    id,
    voteKind,
  }: Pick<AudienceVote, 'id' | 'voteKind'> & { competitionId: string },
): Promise<AudienceVoteTally> {
  const tally = new BallotTally(sha256, voteKind);
  for await (const page of ballotPages(query, competitionId, id)) {
    for (const ballot of page) tally.add(ballot);
  }
  return tally.count();
}

async function* ballotPages(
  query: Queryable,
  competitionId: string,
  voteId: string,
): AsyncGenerator<readonly CountedBallot[]> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page = await query
      .selectFrom('audience_ballot')
      .select(['voter', 'salt', 'choice'])
      .where('competition_id', '=', competitionId)
      .where('vote_id', '=', voteId)
      .where('voter', '>', after)
      .orderBy('voter')
      .limit(pageSize)
      .execute();
    yield page;
    after = page.length < pageSize ? undefined : page.at(-1)?.voter;
  }
}

/**
 * Every ballot of a counted vote as evidence has it, in the order of the tree; null where the count was taken back
 * meanwhile: of an open vote nobody may know the standing.
 */
export async function countedBallots(
  query: Queryable,
  competitionId: string,
  voteId: string,
): Promise<readonly string[] | null> {
  const lines: string[] = [];
  for await (const page of ballotPages(query, competitionId, voteId)) {
    for (const ballot of page) lines.push(ballotText(ballot));
  }
  const seal = await query
    .selectFrom('audience_vote')
    .select('sealed_at')
    .where('competition_id', '=', competitionId)
    .where('id', '=', voteId)
    .executeTakeFirst();
  return seal === undefined || seal.sealed_at === null ? null : lines.sort();
}

/** The show with what its ballots come to now, in the place of what was shown: a replay finds where the two differ. */
export async function withRecount(
  query: Queryable,
  state: ShowState,
  sha256: Sha256Bytes,
): Promise<ShowState> {
  const { competitionId, programGroups } = state;
  const recounted = new Map<string, AudienceVote>();
  for (const { id, audienceVote: vote } of programGroups.flatMap(({ programs }) => programs)) {
    if (vote?.count === undefined) continue;
    const count = await tallyIn(query, sha256, { competitionId, ...vote });
    recounted.set(id, { ...vote, count });
  }
  if (recounted.size === 0) return state;
  const withCount = (program: Program): Program => {
    const audienceVote = recounted.get(program.id);
    return audienceVote === undefined ? program : { ...program, audienceVote };
  };
  return {
    ...state,
    programGroups: programGroups.map((group) => ({
      ...group,
      programs: group.programs.map(withCount),
    })),
  };
}
