// The mark itself: loaded on demonstrations only.
import { useBesidePagesMessages } from '@liangfen/ui/messages';

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

export function DemoMarkShown() {
  const { demo } = useBesidePagesMessages();
  return (
    <aside className="demo-mark" aria-label={demo.hint}>
      <style>{style}</style>
      {demo.mark}
    </aside>
  );
}
