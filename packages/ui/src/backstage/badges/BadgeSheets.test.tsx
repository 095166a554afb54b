// Printed seat cards show every name completely, and none of their parts overlap.
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { BadgeSheets } from './BadgeSheets.tsx';

const nineteen = '阿卜杜热合曼江·买买提依明热合木图拉大';
const names = ['周慧', '欧阳文清', '阿不都热合曼·买买提', nineteen, '长'.repeat(40)];
const latin = 'Alexander Konstantinopolous-Wellington';
const sixty = '江城市第十二届「星光杯」全国高校青年歌手邀请赛暨颁奖典礼'.repeat(3).slice(0, 60);
const groups = ['', '专业评委', '马克思主义学院与计算机科学与技术学院联合学生大众评审团'];

const badges = [...names, latin].flatMap((name, index) =>
  groups.map((groupName) => ({
    judgeId: `${index} ${groupName}`,
    number: 31,
    name,
    groupName,
    address: `https://score.example/web/judge/seat/${'k7Qm2x'.repeat(7)}`,
  })),
);

describe.each(['校园歌手大赛', sixty])('the cards of %s', (competition) => {
  it('hold complete names, and their parts do not overlap', async () => {
    const { container } = await render(<BadgeSheets competition={competition} badges={badges} />);
    const cards = [...container.querySelectorAll('article')];
    expect(cards).toHaveLength(badges.length);
    for (const [index, card] of cards.entries()) {
      const badge = badges[index];
      const label = `${badge?.name} ${badge?.groupName}`;
      expect(card.textContent).toContain(badge?.name);
      expect(card.textContent).toContain(badge?.groupName);
      const edge = card.getBoundingClientRect();
      const parts = [...card.querySelectorAll('div, strong, span, svg, footer')].filter(
        (part) => part.childElementCount === 0 || part.matches('svg'),
      );
      for (const part of parts) {
        const box = part.getBoundingClientRect();
        expect(box.bottom, label).toBeLessThanOrEqual(edge.bottom);
        expect(part.scrollWidth, label).toBeLessThanOrEqual(part.clientWidth + 1);
        expect(part.scrollHeight, label).toBeLessThanOrEqual(part.clientHeight + 2);
        for (const other of parts.slice(parts.indexOf(part) + 1)) {
          const next = other.getBoundingClientRect();
          const apart =
            box.bottom <= next.top + 1 ||
            next.bottom <= box.top + 1 ||
            box.right <= next.left + 1 ||
            next.right <= box.left + 1;
          expect(apart, `${label}: ${part.textContent} over ${other.textContent}`).toBe(true);
        }
      }
    }
  });

  it('print names large enough to read', async () => {
    const { container } = await render(<BadgeSheets competition={competition} badges={badges} />);
    const points = (element: Element) =>
      Number.parseFloat(getComputedStyle(element).fontSize) * 0.75;
    for (const name of container.querySelectorAll('strong')) {
      expect(points(name)).toBeGreaterThanOrEqual(name.textContent === nineteen ? 12 : 8.9);
    }
  });
});
