// A department of ten thousand people: the tree draws only the lines in view, and keys move through it at once.
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../theme/index.ts';
import { BookTree } from './BookTree.tsx';
import { type BookRow, rowsOfBook } from './book-rows.ts';
import { beginsLike } from './initials.ts';

const count = 10_000;
const book = {
  childDepts: [],
  users: Array.from({ length: count }, (_, index) => ({
    unionid: `u${index}`,
    name: `王${index}`,
    phoneNumber: null,
    judge: false,
  })),
};

function rowsOf(open: readonly string[]): readonly BookRow[] {
  const top = { childDepts: [{ deptId: 'd', deptName: '全体' }], users: [] };
  const rows = rowsOfBook(
    (deptId) => ({ state: 'READ', book: deptId === 'd' ? book : top }),
    new Set(open),
  );
  return rows ?? [];
}

const nothing = () => {};

test('only the lines in view of 10,000 people are drawn, and one key leads to the end', async () => {
  const rows = rowsOf(['d']);
  expect(rows).toHaveLength(count + 1);
  const screen = await render(
    <ThemeProvider>
      <BookTree
        label="通讯录"
        rows={rows}
        choiceOf={() => 'NO'}
        departments
        onChoose={nothing}
        onOpen={nothing}
        onRetry={nothing}
      />
    </ThemeProvider>,
  );
  const tree = screen.getByRole('tree').element();
  if (!(tree instanceof HTMLElement)) throw new Error('no tree');
  await expect.poll(() => tree.querySelectorAll('[role="treeitem"]').length).toBeGreaterThan(5);
  expect(tree.querySelectorAll('[role="treeitem"]').length).toBeLessThan(60);
  tree.focus();
  await userEvent.keyboard('{End}');
  const active = () =>
    document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await expect.poll(active).toContain('王9999');
  expect(tree.querySelectorAll('[role="treeitem"]').length).toBeLessThan(60);
  await userEvent.keyboard('{Home}{ArrowDown}');
  await expect.poll(active).toContain('王0');
});

test('the lines of 10,000 people are made without a noticeable delay', () => {
  const begun = performance.now();
  for (let round = 0; round < 10; round += 1) rowsOf(['d']);
  // A tenth of a second would be noticed; the limit is ten times the time needed, for busy machines.
  expect((performance.now() - begun) / 10).toBeLessThan(100);
});

test('people who work in two departments have a line in each', () => {
  const person = { unionid: 'u1', name: '周慧敏', phoneNumber: null, judge: false };
  const top = {
    childDepts: ['a', 'b'].map((deptId) => ({ deptId, deptName: deptId })),
    users: [],
  };
  const rows =
    rowsOfBook(
      (deptId) => ({
        state: 'READ',
        book: deptId === 'root' ? top : { childDepts: [], users: [person] },
      }),
      new Set(['a', 'b']),
    ) ?? [];
  expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
});

test('names are found by their first characters, in Chinese, pinyin or Latin letters', () => {
  expect(beginsLike('周慧敏', 'z')).toBe(true);
  expect(beginsLike('周慧敏', 'zhm')).toBe(true);
  expect(beginsLike('周慧敏', '周')).toBe(true);
  expect(beginsLike('周慧敏', 'h')).toBe(false);
  expect(beginsLike('Anna', 'an')).toBe(true);
});
