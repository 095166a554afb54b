// The mark itself: loaded on demonstrations only.
import { useBesidePagesMessages } from '@liangfen/ui/messages';
import { demoMarkStyles } from './demo-mark-styles.ts';

export function DemoMarkShown() {
  const { demo } = useBesidePagesMessages();
  return (
    <aside className="demo-mark" aria-label={demo.hint}>
      <style>{demoMarkStyles}</style>
      <span>{demo.mark}</span>
    </aside>
  );
}
