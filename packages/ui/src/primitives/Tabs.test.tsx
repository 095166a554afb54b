// Tabs on a narrow page: the open tab is in view.
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/index.ts';
import { Tabs } from './Tabs.tsx';

const names = ['资料', '密码', '子账号', '登录设备', '云点', '发票'];

function account(selected: string) {
  return (
    <ThemeProvider>
      <div style={{ width: 280 }}>
        <Tabs
          label="账号"
          selected={selected}
          onSelect={() => undefined}
          items={names.map((title) => ({ key: title, title, content: title }))}
        />
      </div>
    </ThemeProvider>
  );
}

it('brings the open tab into sight, from either side', async () => {
  const view = await render(account('发票'));
  const isInSight = (name: string) => {
    const list = view.getByRole('tablist').element().getBoundingClientRect();
    const tab = view.getByRole('tab', { name }).element().getBoundingClientRect();
    return tab.left >= list.left - 1 && tab.right <= list.right + 1;
  };
  await expect.poll(() => isInSight('发票')).toBe(true);
  expect(isInSight('资料')).toBe(false);
  await view.rerender(account('资料'));
  await expect.poll(() => isInSight('资料')).toBe(true);
});
