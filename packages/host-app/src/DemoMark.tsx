// A small mark on every page of a demonstration: nobody shall take made-up scores for real ones.
import { useCommonMessages } from '@liangfen/ui/messages';
import { useEffect, useState } from 'react';
import { isDemonstration } from './demonstration.ts';

/**
 * At the edge, where no page has anything to read or to press. Within the page, not a sheet of its
 * own: the phone's page must paint before anything else has arrived.
 */
const style = `.demo-mark {
  position: fixed;
  z-index: 10;
  top: 50%;
  left: 0;
  padding: 6px 1px;
  border-radius: 0 4px 4px 0;
  background: CanvasText;
  color: Canvas;
  font: 12px / 14px system-ui, sans-serif;
  writing-mode: vertical-rl;
  pointer-events: none;
  transform: translateY(-50%);
}
@media print { .demo-mark { display: none; } }`;

export function DemoMark() {
  const { demo } = useCommonMessages();
  const isDemo = useIsDemo();
  if (!isDemo) return null;
  return (
    <aside className="demo-mark" aria-label={demo.hint}>
      <style>{style}</style>
      {demo.mark}
    </aside>
  );
}

/** Asked once a page; without an answer there is no mark. */
function useIsDemo(): boolean {
  const [isDemo, setIsDemo] = useState(false);
  useEffect(() => {
    const asking = new AbortController();
    void isDemonstration(asking.signal).then((is) => {
      if (!asking.signal.aborted) setIsDemo(is);
    });
    return () => asking.abort();
  }, []);
  return isDemo;
}
