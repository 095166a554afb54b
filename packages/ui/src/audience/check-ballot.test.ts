// A phone believes that its ballot is in the count where the way to the root holds for its own salt and choice, and nowhere else.
import { ballotLeaf, ballotSalt, hexOf, InclusionTree, rootOf } from '@liangfen/rules/replay';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { checkBallot } from './check-ballot.ts';

const voter = 'a'.repeat(48);
const own = { voteId: 'v1', choice: 1 };
const text = (one: string) => bytesToHex(sha256(utf8ToBytes(one)));
const salt = ballotSalt(text, own.voteId, voter);
const others = ['1', '2', '3', '4'].map((name) => ({ salt: text(name).slice(0, 32), choice: 0 }));
const leaves = [...others, { salt, choice: 1 }]
  .sort((one, other) => (one.salt < other.salt ? -1 : 1))
  .map((ballot) => ballotLeaf(sha256, ballot));
const index = leaves.indexOf(ballotLeaf(sha256, { salt, choice: 1 }));
const proof = {
  ...{ voteId: 'v1', voters: 5, root: hexOf(rootOf(sha256, leaves)) },
  found: { index, path: new InclusionTree(sha256, leaves).path(index) },
};

const answered = (status: number, answer: object = {}, choice = 1) =>
  checkBallot('/audience', voter, { ...own, choice }, async (address, init) => {
    expect(address).toBe('/audience/vote/v1/check');
    expect(JSON.parse(String(init.body))).toEqual({ salt, choice });
    return new Response(JSON.stringify(answer), { status });
  });

it('is counted where the way leads from its own leaf to the root', async () => {
  expect(await answered(200, proof)).toEqual({ kind: 'COUNTED', voters: 5, root: proof.root });
});

it.each([
  ['another root', { ...proof, root: '0'.repeat(64) }],
  ['a tree of another size', { ...proof, voters: 9 }],
  ['another place', { ...proof, found: { ...proof.found, index: index ^ 1 } }],
  ['a shorter way', { ...proof, found: { index, path: proof.found.path.slice(1) } }],
  ['a longer way', { ...proof, found: { index, path: [...proof.found.path, proof.root] } }],
  ['no place in the count', { ...proof, found: null }],
])('is missing by %s', async (_, answer) => {
  expect(await answered(200, answer)).toEqual({ kind: 'MISSING' });
});

it('is missing where the count holds another choice of this phone', async () => {
  expect(await answered(200, proof, 0)).toEqual({ kind: 'MISSING' });
});

it('is not shown where there is no such result', async () => {
  expect(await answered(404)).toEqual({ kind: 'UNSHOWN' });
});

it('is not known where the server has no time', async () => {
  await expect(answered(503)).rejects.toThrow('503');
});
