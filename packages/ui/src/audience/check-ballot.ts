// Whether this phone's ballot is in the count that was shown, worked out on the phone; loaded when somebody asks.
import { ballotLeaf, ballotSalt, rootAlong } from '@liangfen/rules/replay';
import type { AudienceBallotProof, AudienceOwnBallot } from '@liangfen/sdk/schema';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { OwnBallot } from './cast-ballot.ts';

/** UNSHOWN there is no result that was shown; MISSING the ballot is not in the count, or the way to the root is false. */
export type Checked =
  | { readonly kind: 'COUNTED'; readonly voters: number; readonly root: string }
  | { readonly kind: 'UNSHOWN' | 'MISSING' };

/** `address` is the audience's, without a query; throws where no answer comes. */
export async function checkBallot(
  address: string,
  voter: string,
  { voteId, choice }: Pick<OwnBallot, 'voteId' | 'choice'>,
  fetch: (address: string, init: RequestInit) => Promise<Response>,
): Promise<Checked> {
  // The phone works its salt out by itself, so that no server shows it somebody else's ballot.
  const salt = ballotSalt((text) => bytesToHex(sha256(utf8ToBytes(text))), voteId, voter);
  const own: AudienceOwnBallot = { salt, choice };
  const answer = await fetch(`${address}/vote/${encodeURIComponent(voteId)}/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(own),
  });
  if (answer.status === 404) return { kind: 'UNSHOWN' };
  if (!answer.ok) throw new Error(`${answer.status}`);
  const { voters, root, found }: AudienceBallotProof = await answer.json();
  if (found === null) return { kind: 'MISSING' };
  const reached = rootAlong(sha256, ballotLeaf(sha256, own), { ...found, size: voters });
  return reached === root ? { kind: 'COUNTED', voters, root } : { kind: 'MISSING' };
}
