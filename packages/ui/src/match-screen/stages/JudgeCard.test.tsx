// On a dropped card, score, stamp and judge are one below the other, on every wall, with photographs and without.
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { MatchStage } from '../MatchStage.tsx';
import { samplePhoto } from '../sample-photos.ts';
import { sampleLook, sampleMatch, sampleStages } from '../samples.ts';
import { fiveSponsors } from '../sponsors/sample-sponsors.ts';

const walls = [
  [1280, 720],
  [960, 720],
  [1280, 360],
  [405, 720],
] as const;
const juries = [
  ['without photographs', {}],
  ['with photographs', { photoUrl: samplePhoto }],
  ['with photographs and titles', { photoUrl: samplePhoto, title: '国家一级演员' }],
] as const;
const bars = [
  ['', false],
  [' above the sponsors', true],
] as const;

/** The height of digits as a share of their line. */
const digits = 0.72;

it.each(
  walls.flatMap(([width, height]) =>
    juries.flatMap(([jury, more]) =>
      bars.map(([above, bar]) => [`${jury}${above}`, width, height, more, bar] as const),
    ),
  ),
)('seven judges %s on %i × %i', async (_, width, height, more, bar) => {
  const { cards, ...stage } = sampleStages.SCORE_REVEAL;
  const shown: typeof sampleStages.SCORE_REVEAL = {
    ...stage,
    cards: cards.map((card) => ({ ...card, ...more })),
  };
  const look = bar
    ? { sponsors: [...fiveSponsors], sponsorBar: { links: ['SHOW_SCORE' as const], seconds: 8 } }
    : {};
  const match = sampleMatch(shown, { look: { ...sampleLook, ...look }, revealStep: null });
  const { container } = await render(
    <div style={{ width, height }}>
      <MatchStage match={match} still />
    </div>,
  );
  await expect.poll(() => container.querySelectorAll('[data-struck]').length).toBeGreaterThan(1);
  for (const card of container.querySelectorAll(
    '.lfs-judge-card-card-box[data-stamped][data-struck]',
  )) {
    const box = (part: string) => card.querySelector(part)?.getBoundingClientRect();
    const score = box('.lfs-judge-card-figure > span');
    const stamp = box('.lfs-judge-card-drop');
    if (score === undefined || stamp === undefined) throw new Error('a card without its parts');
    const middle = score.top + score.height / 2;
    const half = (score.height * digits) / 2;
    expect(middle + half, 'the score over the stamp').toBeLessThanOrEqual(stamp.top);
    const seat = box('.lfs-judge-card-plate b');
    expect(middle - half, 'the score below the seat').toBeGreaterThanOrEqual(
      (seat?.top ?? 0) + (seat?.height ?? 0) * 0.8,
    );
    const name = box('.lfs-judge-card-name-plate');
    if (name !== undefined) expect(stamp.bottom).toBeLessThanOrEqual(name.top);
    const face = box('.lfs-judge-portrait');
    if (face !== undefined) expect(stamp.bottom).toBeLessThanOrEqual(face.top);
  }
});
