// A table with long names: figures and short names do not wrap.
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/index.ts';
import { LongTable } from './LongTable.tsx';

const row = {
  id: 'program-10',
  name: '《我和我的祖国》暨庆祝中华人民共和国成立七十七周年师生原创诗歌朗诵情景剧展演选段'.repeat(
    2,
  ),
  contestant: '选手 10',
  score: '100.00',
};

it.each([660, 800, 1200])('keeps 100.00 and 选手 10 in one line at %i px', async (width) => {
  const view = await render(
    <ThemeProvider>
      <div style={{ width }}>
        <LongTable
          label="排名"
          rows={[row]}
          rowKey={(one) => one.id}
          empty={null}
          columns={[
            { key: 'sort', title: '编号', width: '72px', cell: () => 10 },
            { key: 'name', title: '节目', rowHeader: true, cell: (one) => one.name },
            { key: 'contestant', title: '选手', width: '180px', cell: (one) => one.contestant },
            {
              key: 'score',
              title: '得分',
              align: 'end',
              cell: (one) => <strong>{one.score}</strong>,
            },
          ]}
        />
      </div>
    </ThemeProvider>,
  );
  for (const text of [row.score, row.contestant]) {
    const range = document.createRange();
    range.selectNodeContents(view.getByText(text, { exact: true }).element());
    expect(range.getClientRects(), text).toHaveLength(1);
  }
});
