// Pages that a browser translates while they are used: nothing breaks, and no text stays behind.
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PhoneButton } from './judge-scoring/parts/PhoneButton.tsx';
import { RemainingTime } from './judge-scoring/parts/RemainingTime.tsx';
import { ownText } from './own-text.tsx';
import { Button } from './primitives/Button.tsx';

/** As Chrome's and Edge's translators do: each text node is replaced by two <font> around a new one. */
function translated(root: Element): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.closest('style, font, [translate="no"]') !== null) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

test.each([
  ['the phone’s', PhoneButton],
  ['the desk’s', Button],
])('%s button waits, and is ready again with another word', async (_, Kind) => {
  function Sending() {
    const [at, setAt] = useState(0);
    return (
      <Kind busy={at === 1} onClick={() => setAt(1)} onKeyUp={() => setAt(2)}>
        {['提交', '提交', '提交修改'][at]}
      </Kind>
    );
  }
  const { container } = await render(<Sending />);
  translated(container);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  translated(container);
  await page
    .getByRole('button')
    .element()
    .dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  await expect.element(page.getByRole('button')).toHaveTextContent(/^提交修改$/);
});

test('a text for a slot beside others changes, goes and comes back', async () => {
  const slot = (text: string | null) => (
    <p>
      <b>1</b>
      {ownText(text)}
    </p>
  );
  const { container, rerender } = await render(slot('正在进行'));
  translated(container);
  for (const text of ['评委正在打分', null, '得分']) {
    await rerender(slot(text));
    expect(container.textContent).toBe(`1${text ?? ''}`);
    translated(container);
  }
});

test('a clock on the phone goes on', async () => {
  const clock = { durationMs: 60_000, endsAt: 60_000, remainingMs: null };
  const at = (now: number) => <RemainingTime key={now} clock={clock} serverNow={() => now} />;
  const { container, rerender } = await render(at(0));
  const first = container.textContent;
  translated(container);
  await rerender(at(30_000));
  expect(container.textContent).not.toBe(first);
});
