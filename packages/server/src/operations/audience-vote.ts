/** 现场观众投票: how a phone casts its ballot, and how many have (decision 0620). */
import type { Operations } from './operation.ts';

export const audienceVoteOperations: Operations<'castAudienceBallot' | 'getAudienceVoteCount'> = {
  castAudienceBallot: async (call, { ballots, rateLimit }) => {
    await rateLimit('audienceBallot', call.address);
    return ballots.cast(call.path, call.body);
  },
  getAudienceVoteCount: async (call, { ballots }) => {
    const { voteId } = call.path;
    return { voteId, voters: await ballots.voters(call.path) };
  },
};
