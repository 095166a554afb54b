// A small mark on every page of a demonstration, so that nobody takes made-up scores for real ones.
import { useEffect, useState } from 'react';
import type { DemoMarkShown } from './DemoMarkShown.tsx';
import { isDemonstration } from './demonstration.ts';

export function DemoMark() {
  const Shown = useShownMark();
  return Shown === null ? null : <Shown />;
}

/** Asks once per page; without an answer there is no mark. */
function useShownMark(): typeof DemoMarkShown | null {
  const [mark, setMark] = useState<typeof DemoMarkShown | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    const look = async () => {
      if (!(await isDemonstration(asking.signal))) return;
      const { DemoMarkShown: shown } = await import('./DemoMarkShown.tsx');
      if (!asking.signal.aborted) setMark(() => shown);
    };
    look().catch(() => {
      // There is no network; the next page asks again.
    });
    return () => asking.abort();
  }, []);
  return mark;
}
