// The name on the champion's plate of a bracket is fitted into one line, even in a narrow column.
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { MatchStage } from '../MatchStage.tsx';
import { sampleMatch, sampleStages } from '../samples.ts';

it.each([
  [1280, 720],
  [960, 720],
  [405, 720],
])('on %i × %i', async (width, height) => {
  const { container } = await render(
    <div style={{ width, height }}>
      <MatchStage match={sampleMatch(sampleStages.BRACKET_CHAMPION)} still />
    </div>,
  );
  await expect.poll(() => container.querySelector('[data-champion]')?.textContent).toBe('追光者');
  const name = container.querySelector('[data-champion]');
  if (name === null) throw new Error('no champion');
  const text = document.createRange();
  text.selectNodeContents(name);
  expect(new Set([...text.getClientRects()].map(({ top }) => top)).size).toBe(1);
});
