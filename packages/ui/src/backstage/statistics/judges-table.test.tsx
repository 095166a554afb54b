// The comparison of judges at a usual width: every column is visible without scrolling, and names fit in one line.
import type { JudgeComparison } from '@liangfen/sdk/schema';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SampleDesk } from '../Backstage.story-parts.tsx';
import { JudgesTable } from './JudgesTable.tsx';

const judges = ['欧阳文', '选手 10', '周慧敏'].map(
  (name, index): JudgeComparison => ({
    judge: { id: `j${index}`, number: index + 1, name },
    count: 120,
    mean: 91.25,
    spread: 12.7,
    lowest: 88,
    highest: 100,
    deviation: -10.31,
    droppedHighest: 12,
    droppedLowest: 10,
    order: { programs: 12, correlation: -0.7, slope: -1.1, firstThird: -12.38, lastThird: 10.25 },
  }),
);

it('has room for every column and every name', async () => {
  await page.viewport(1280, 800);
  const { container } = await render(
    <SampleDesk answers={{}}>
      <div style={{ inlineSize: 950 }}>
        <JudgesTable judges={judges} mode="SCORE" decimals={2} />
      </div>
    </SampleDesk>,
  );
  const table = container.querySelector('table');
  const area = table?.parentElement;
  expect(area?.scrollWidth).toBeLessThanOrEqual(area?.clientWidth ?? 0);
  const lines = [...container.querySelectorAll('tbody th span')].map((name) =>
    Math.round(name.getBoundingClientRect().height / 22),
  );
  expect(lines).toEqual([1, 1, 1]);
});
