// The style sheet of the demonstration's mark, which the pages' policy names by its hash.

/**
 * The mark stands at the edge, where no page has anything to read or to press. The styles stand within the page, not in
 * a style sheet of their own: the phone's page must paint before anything else has arrived.
 */
export const demoMarkStyles = `.demo-mark {
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
