// A round robin's table stays on the wall, and a wall that has no room for everybody says so.
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { MatchStage } from '../MatchStage.tsx';
import { sampleMatch, samplePrograms } from '../samples.ts';
import { sampleTable } from './ceremony-samples.ts';

const sides = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const program = samplePrograms[at % samplePrograms.length];
    if (program === undefined) throw new Error('no sample program');
    return { ...program, id: `side-${at}`, programName: `${program.programName} ${at + 1}` };
  });

it.each([
  [6, 1280, 720],
  [20, 1280, 720],
  [60, 1280, 720],
  [60, 960, 720],
  [60, 405, 720],
  [60, 1440, 405],
])('of %i sides on %i × %i', async (count, width, height) => {
  const { container } = await render(
    <div data-wall="" style={{ width, height }}>
      <MatchStage match={sampleMatch(sampleTable(sides(count)))} still />
    </div>,
  );
  const lines = () => [...container.querySelectorAll('.lfs-table-name')];
  await expect.poll(() => lines().length).toBeGreaterThan(0);
  const wall = container.querySelector('[data-wall]')?.getBoundingClientRect();
  if (wall === undefined) throw new Error('no wall');
  const notes = container.querySelector('.lfs-table-left');
  for (const element of [...lines(), notes]) {
    expect(element?.getBoundingClientRect().bottom).toBeLessThanOrEqual(wall.bottom);
  }
  const shown = lines().length;
  const said = shown < count ? `前 ${shown} 名，共 ${count} 名 · 还有 1 场` : '还有 1 场';
  expect(notes?.textContent).toBe(said);
});
