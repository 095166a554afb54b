// The mark itself: loaded on demonstrations only.
import { useBesidePagesMessages } from '@liangfen/ui/messages';
import { demoMarkSheet } from './demo-mark-sheet.ts';

export function DemoMarkShown() {
  const { demo } = useBesidePagesMessages();
  return (
    <aside className="demo-mark" aria-label={demo.hint}>
      <style>{demoMarkSheet}</style>
      {demo.mark}
    </aside>
  );
}
