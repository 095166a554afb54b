// The place of the code for the audience's page beside a picture: code and picture never overlap.
import { describe, expect, it } from 'vitest';
import { designedOn, screenCompositions } from '../canvas/composition.ts';
import { canvasSize } from '../canvas/fit-box.ts';
import { sampleLook, sampleStages } from '../samples.ts';
import { roomAbove } from '../sponsors/bar-room.ts';
import { codeRoom, hasCode } from './code-room.ts';

const open = { ...sampleLook, audiencePage: true };
const walls = [
  ...screenCompositions.map((shape) => designedOn[shape]),
  ...[1, 1.2, 0.75, 21 / 9, 5].map(canvasSize),
  // The room that the sponsors' bar leaves.
  ...screenCompositions.map((shape) => roomAbove(designedOn[shape])),
];

describe('the room of the code', () => {
  it.each(walls)(
    'leaves a picture of $width × $height within the wall, beside the code',
    (wall) => {
      const { left, top, scale, width, height, place } = codeRoom(wall);
      const right = left + width * scale;
      const bottom = top + height * scale;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(wall.height + 1);
      // Sizes from AudienceCode.css: 216 wide and 254 high with the words below, 196 high with the words beside.
      if (place === 'BESIDE') expect(right).toBeLessThanOrEqual(wall.width - 40 - 216);
      else expect(top).toBeGreaterThanOrEqual(40 + 196);
      expect(scale).toBeGreaterThan(0.8);
    },
  );
});

describe('a picture has the code', () => {
  const { classic, wide } = designedOn;

  it('in the break and with a program list, if the organiser has opened the page', () => {
    expect(hasCode({ stage: sampleStages.INTERMISSION, look: open }, classic)).toBe(true);
    expect(hasCode({ stage: sampleStages.PROGRAM_LIST, look: open }, classic)).toBe(true);
    expect(hasCode({ stage: sampleStages.INTERMISSION, look: sampleLook }, classic)).toBe(false);
  });

  it('while the audience votes, and no longer once the vote is closed', () => {
    const votes = Object.values(sampleStages).filter((stage) => stage.kind === 'AUDIENCE_VOTE');
    expect(votes.map((stage) => hasCode({ stage, look: open }, classic))).toEqual(
      votes.map(({ vote }) => vote.closedAt === null),
    );
    expect(new Set(votes.map(({ vote }) => vote.closedAt === null)).size).toBe(2);
  });

  it('with no other picture', () => {
    const withCode = new Set<string>(['INTERMISSION', 'PROGRAM_LIST', 'AUDIENCE_VOTE']);
    const others = Object.values(sampleStages).filter(({ kind }) => !withCode.has(kind));
    expect(others.some((stage) => hasCode({ stage, look: open }, classic))).toBe(false);
  });

  it('with a long list only on a wide wall, because the list would become too small beside it', () => {
    const { PROGRAM_LIST: list } = sampleStages;
    if (list.kind !== 'PROGRAM_LIST') throw new Error(list.kind);
    const [row] = list.rows;
    if (row === undefined) throw new Error('no row');
    const long = {
      ...list,
      rows: Array.from({ length: 17 }, (_, at) => ({ ...row, id: `p${at}` })),
    };
    expect(hasCode({ stage: long, look: open }, classic)).toBe(false);
    expect(hasCode({ stage: long, look: open }, wide)).toBe(true);
  });
});
