// On a wide wall the act is shown beside its picture, under the name of the competition.
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { MatchStage } from '../MatchStage.tsx';
import { sampleMatch, sampleStages } from '../samples.ts';

it.each([['决赛'], ['第十二届全国大学生声乐与器乐演奏展演暨校园歌手邀请赛总决赛之夜'.repeat(2)]])(
  'the mark of a rehearsal is complete and clear of the name %s',
  async (name) => {
    const { container } = await render(
      <div style={{ position: 'fixed', top: 0, left: 0, width: 1280, height: 360 }}>
        <MatchStage
          match={{ ...sampleMatch(sampleStages.RESULT, { status: 'REHEARSAL' }), name }}
          still
          announce={false}
        />
      </div>,
    );
    const head = container.querySelector('.lfs-beside-head');
    const title = head?.querySelector('span')?.getBoundingClientRect();
    const mark = head?.querySelector('[data-rehearsal]')?.getBoundingClientRect();
    const panel = container.querySelector('.lfs-beside-panel')?.getBoundingClientRect();
    if (!title || !mark || !panel) throw new Error('the panel has no head');
    // 24 px on the wall, which is drawn at a third of its size here.
    expect(mark.left - title.right).toBeGreaterThanOrEqual(7);
    expect(mark.width).toBeGreaterThan(25);
    expect(mark.right).toBeLessThan(panel.right);
  },
);
