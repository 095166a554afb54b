/** The count of an audience vote does not depend on the order of its ballots, and its root on nothing else than them. */
import { createHash } from 'node:crypto';
import { ballotLeaf, tallyOf } from '@liangfen/rules/replay';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const salt = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 32);

describe('the count', () => {
  const ballots = ['a', 'b', 'c', 'd', 'e'].map((name, at) => ({
    salt: salt(name),
    choice: at % 2,
  }));
  const { root } = tallyOf(sha256, 'LIKE', ballots);

  it('counts each choice', () => {
    expect(tallyOf(sha256, 'LIKE', ballots)).toMatchObject({ voters: 5, votes: [3, 2] });
  });

  it('comes to the same root in whatever order the ballots are read', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(ballots, { minLength: 5 }), (shuffled) => {
        expect(tallyOf(sha256, 'LIKE', shuffled).root).toBe(root);
      }),
    );
  });

  it('comes to another root when one ballot says something else, or is missing', () => {
    for (const one of ballots) {
      const others = ballots.filter((each) => each !== one);
      const altered = [...others, { ...one, choice: 1 - one.choice }];
      expect(tallyOf(sha256, 'LIKE', altered).root).not.toBe(root);
      expect(tallyOf(sha256, 'LIKE', others).root).not.toBe(root);
    }
  });

  it('has the SHA-256 of salt, colon and choice as a leaf of an RFC 6962 tree', () => {
    const one = { salt: salt('only'), choice: 7 };
    const leaf = createHash('sha256').update(`${one.salt}:7`).digest('hex');
    const node = createHash('sha256')
      .update(Buffer.from(`00${leaf}`, 'hex'))
      .digest('hex');
    expect(ballotLeaf(sha256, one)).toBe(leaf);
    expect(tallyOf(sha256, 'RATING', [one]).root).toBe(node);
  });
});
