// An audience phone's ballot: kept on the phone before it is sent, sent again until the server has it, and never lost by a
// killed tab (decision 0620).
import type { AudienceBallot, AudienceFrameVote } from '@liangfen/sdk/schema';

/** What somebody voted on, as it is told afterwards. */
export type VotedAct = Pick<AudienceFrameVote, 'programName' | 'voteKind'>;

/** The choice of this phone in one vote. */
export interface OwnBallot {
  readonly voteId: string;
  readonly choice: number;
  /** Which choice of this phone it is; a later one counts instead of an earlier one. */
  readonly order: number;
  /** When it was made, epoch ms by the phone's clock: only how long ago is told. */
  readonly madeAt: number;
  /** WAITING it is not known to be there, KEPT the server has it, OVER it came too late, REFUSED the server does not take it. */
  readonly state: 'WAITING' | 'KEPT' | 'OVER' | 'REFUSED';
  /** Missing where an earlier version of the page kept the ballot. */
  readonly act?: VotedAct;
}

export interface KeptBallots {
  /** Unguessable, and this phone's own: whoever knew it could vote in its place. */
  readonly voter: string;
  readonly ballots: readonly OwnBallot[];
}

export interface BallotHome {
  readonly fetch: (
    address: string,
    init: RequestInit,
  ) => Promise<Pick<Response, 'status' | 'text'>>;
  readonly schedule: (ms: number, run: () => void) => () => void;
  readonly now: () => number;
  readonly random: () => number;
  readonly newVoter: () => string;
  readonly kept: () => KeptBallots | null;
  readonly keep: (kept: KeptBallots) => void;
}

type VoteShown = Pick<AudienceFrameVote, 'id' | 'programName' | 'voteKind'>;

export interface BallotSending {
  /** The phone is shown this vote; what it chose before is sent once more if nobody knows that it arrived. */
  readonly show: (vote: VoteShown | null) => void;
  readonly choose: (choice: number) => void;
  /** The network is back. */
  readonly again: () => void;
  readonly stop: () => void;
}

/** An evening has fewer votes. */
const mostKept = 50;
/** The most that the contract takes: nobody changes a mind more often. */
const mostOrders = 1_000;
const answerWithinMs = 10_000;
const firstRetryMs = 1_000;
const longestRetryMs = 15_000;
const dayMs = 86_400_000;

/** `address` is the audience's, without a query. */
export function sendBallots(
  address: string,
  home: BallotHome,
  tell: (own: OwnBallot | null) => void,
): BallotSending {
  const { fetch, schedule, now, random, keep } = home;
  let voteId: string | null = null;
  let act: VotedAct | null = null;
  let failures = 0;
  let current: AbortController | null = null;
  let cancel = () => {};

  /** Read each time, because another tab of this phone may have voted. */
  const kept = (): KeptBallots => home.kept() ?? { voter: '', ballots: [] };
  const ownIn = ({ ballots }: KeptBallots) => ballots.find((one) => one.voteId === voteId) ?? null;

  function put(own: OwnBallot): void {
    const before = kept();
    const others = before.ballots.filter((one) => one.voteId !== own.voteId);
    const voter = before.voter === '' ? home.newVoter() : before.voter;
    keep({ voter, ballots: [...others, own].slice(-mostKept) });
    if (own.voteId === voteId) tell(own);
  }

  function rest(): void {
    cancel();
    current?.abort();
    current = null;
  }

  async function send(): Promise<void> {
    rest();
    const before = kept();
    const own = ownIn(before);
    if (own === null || own.state !== 'WAITING') return;
    const aborting = new AbortController();
    current = aborting;
    const giveUp = schedule(answerWithinMs, () => aborting.abort());
    const ballot: AudienceBallot = {
      voter: before.voter,
      order: own.order,
      choice: own.choice,
      sinceMs: Math.min(dayMs, Math.max(0, now() - own.madeAt)),
    };
    try {
      const answer = await fetch(`${address}/vote/${encodeURIComponent(own.voteId)}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(ballot),
        signal: aborting.signal,
      });
      const text = await answer.text();
      if (aborting === current) take(own, answer.status, text);
    } catch {
      if (aborting === current) later();
    } finally {
      giveUp();
    }
  }

  function take(own: OwnBallot, status: number, text: string): void {
    failures = 0;
    switch (status) {
      case 200:
        put({ ...own, state: 'KEPT' });
        return;
      case 404:
        put({ ...own, state: 'OVER' });
        return;
      case 409:
        put({ ...own, state: text.includes('"AUDIENCE_VOTE_FULL"') ? 'REFUSED' : 'OVER' });
        return;
      case 400:
        put({ ...own, state: 'REFUSED' });
        return;
      default:
        later();
    }
  }

  function later(): void {
    const wait = Math.min(longestRetryMs, firstRetryMs * 2 ** failures) * (0.5 + random());
    failures += 1;
    cancel();
    cancel = schedule(wait, () => void send());
  }

  return {
    show: (vote) => {
      if (vote?.id === voteId) return;
      rest();
      failures = 0;
      voteId = vote?.id ?? null;
      act = vote === null ? null : { programName: vote.programName, voteKind: vote.voteKind };
      tell(voteId === null ? null : ownIn(kept()));
      if (voteId !== null) void send();
    },
    choose: (choice) => {
      if (voteId === null || act === null) return;
      const before = ownIn(kept());
      if (before?.choice === choice && before.state !== 'OVER') return;
      const order = (before?.order ?? 0) + 1;
      if (order > mostOrders) return;
      failures = 0;
      put({ voteId, choice, order, madeAt: now(), state: 'WAITING', act });
      void send();
    },
    again: () => {
      failures = 0;
      void send();
    },
    stop: rest,
  };
}
