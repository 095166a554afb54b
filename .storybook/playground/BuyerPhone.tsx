/**
 * A buyer's phone that scans each code the desk shows and does what was chosen before, on the stand-in's own pages.
 * It acts by itself, because the desk's payment dialog is modal: nothing beside it can be pressed.
 */
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { PlaygroundServer } from './server.ts';

/** Named like the buttons of the page; null looks at the page and does nothing. */
const habits = [
  { action: 'pay', label: '付款' },
  { action: 'cancel', label: '取消' },
  { action: null, label: '只扫码' },
] as const;
type Habit = (typeof habits)[number];

/** Long enough that a watcher sees the page before it changes. */
const thinksMs = 1_500;

const Phone = styled.section`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: 12px;
  width: 360px;
  height: 640px;
  fieldset {
    display: flex;
    gap: 16px;
    margin: 0;
  }
  iframe {
    width: 100%;
    height: 100%;
    border: 0;
    border-radius: 16px;
    background: #fff;
  }
`;

export function BuyerPhone({ server }: { readonly server: PlaygroundServer }) {
  const [habit, setHabit] = useState<Habit>(habits[0]);
  const [page, setPage] = useState('');

  useEffect(() => {
    let timer: number | undefined;
    const show = async (request: Request) => {
      const answer = await server.visit(request);
      // After paying the stand-in leads on, to the same page.
      const shown = answer.status === 303 ? await server.visit(new Request(request.url)) : answer;
      setPage(await shown.text());
    };
    const leave = server.onCode((url) => {
      window.clearTimeout(timer);
      void show(new Request(url));
      const { action } = habit;
      if (action === null) return;
      const body = new URLSearchParams({ action });
      timer = window.setTimeout(
        () => void show(new Request(url, { method: 'POST', body })),
        thinksMs,
      );
    });
    return () => {
      window.clearTimeout(timer);
      leave();
    };
  }, [server, habit]);

  return (
    <Phone aria-label="买家的手机">
      <fieldset>
        <legend>买家扫码后</legend>
        {habits.map((each) => (
          <label key={each.label}>
            <input
              type="radio"
              name="habit"
              checked={habit === each}
              onChange={() => setHabit(each)}
            />
            <span>{each.label}</span>
          </label>
        ))}
      </fieldset>
      {/* A picture of the page: its buttons are pressed above. */}
      <iframe title="买家看到的页面" srcDoc={page} sandbox="" tabIndex={-1} inert />
    </Phone>
  );
}
