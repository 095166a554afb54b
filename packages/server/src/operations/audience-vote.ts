/** 现场观众投票: how a phone casts its ballot and finds it in the count, and how many have (decision 0620). */
import type { Operations } from './operation.ts';

export const audienceVoteOperations: Operations<
  'castAudienceBallot' | 'getAudienceVoteCount' | 'checkAudienceBallot'
> = {
  castAudienceBallot: async (call, { ballots, rateLimit }) => {
    await rateLimit('audienceBallot', call.address);
    return ballots.cast(call.path, call.body);
  },
  getAudienceVoteCount: async (call, { ballots }) => {
    const { voteId } = call.path;
    return { voteId, voters: await ballots.voters(call.path) };
  },
  checkAudienceBallot: async (call, { ballots, rateLimit }) => {
    await rateLimit('audienceBallot', call.address);
    return ballots.proof(call.path, call.body);
  },
};
