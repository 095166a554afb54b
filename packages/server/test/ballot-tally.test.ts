/** The count of an audience vote does not depend on the order of its ballots, and its root on nothing else than them. */
import { createHash } from 'node:crypto';
import {
  BallotTally,
  ballotLeaf,
  type CountedBallot,
  hexOf,
  InclusionTree,
  rootAlong,
  rootOf,
} from '@liangfen/rules/replay';
import type { AudienceVoteKind } from '@liangfen/sdk/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const tallyOf = (kind: AudienceVoteKind, ballots: readonly CountedBallot[]) => {
  const tally = new BallotTally(sha256, kind);
  for (const ballot of ballots) tally.add(ballot);
  return tally.count();
};
const salt = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 32);

describe('the count', () => {
  const ballots = ['a', 'b', 'c', 'd', 'e'].map((name, at) => ({
    salt: salt(name),
    choice: at % 2,
  }));
  const { root } = tallyOf('LIKE', ballots);

  it('counts each choice', () => {
    expect(tallyOf('LIKE', ballots)).toMatchObject({ voters: 5, votes: [3, 2] });
  });

  it('comes to the same root in whatever order the ballots are read', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(ballots, { minLength: 5 }), (shuffled) => {
        expect(tallyOf('LIKE', shuffled).root).toBe(root);
      }),
    );
  });

  it('comes to another root when one ballot says something else, or is missing', () => {
    for (const one of ballots) {
      const others = ballots.filter((each) => each !== one);
      const altered = [...others, { ...one, choice: 1 - one.choice }];
      expect(tallyOf('LIKE', altered).root).not.toBe(root);
      expect(tallyOf('LIKE', others).root).not.toBe(root);
    }
  });

  it('has the SHA-256 of salt, colon and choice as a leaf of an RFC 6962 tree', () => {
    const one = { salt: salt('only'), choice: 7 };
    const leaf = createHash('sha256').update(`${one.salt}:7`).digest('hex');
    const node = createHash('sha256')
      .update(Buffer.from(`00${leaf}`, 'hex'))
      .digest('hex');
    expect(ballotLeaf(sha256, one)).toBe(leaf);
    expect(tallyOf('RATING', [one]).root).toBe(node);
  });
});

describe('the way to the root', () => {
  const leavesOf = (size: number) =>
    Array.from({ length: size }, (_, at) => createHash('sha256').update(`${at}`).digest('hex'));

  it('leads from every leaf of every tree to the root that the ledger builds, and from no other place', () => {
    for (let size = 1; size <= 70; size += 1) {
      const leaves = leavesOf(size);
      const root = hexOf(rootOf(sha256, leaves));
      const tree = new InclusionTree(sha256, leaves);
      for (const [index, leaf] of leaves.entries()) {
        const path = tree.path(index);
        expect(rootAlong(sha256, leaf, { index, size, path })).toBe(root);
        expect(rootAlong(sha256, leaf, { index: size, size, path })).toBeNull();
        if (size > 1) {
          const other = { index: (index + 1) % size, size, path };
          expect(rootAlong(sha256, leaf, other)).not.toBe(root);
        }
      }
    }
  });

  it('is no way where it has a step too many or too few', () => {
    const leaves = leavesOf(11);
    const tree = new InclusionTree(sha256, leaves);
    for (const [index, leaf] of leaves.entries()) {
      const path = tree.path(index);
      expect(rootAlong(sha256, leaf, { index, size: 11, path: path.slice(1) })).toBeNull();
      expect(rootAlong(sha256, leaf, { index, size: 11, path: [...path, leaf] })).toBeNull();
    }
  });
});
