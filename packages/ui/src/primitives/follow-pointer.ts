// A table's row in the pointer's hand: it follows, the list scrolls at its edges, and a spot is found.
import { edgeScroll } from './edge-scroll.ts';

/** Beside which row the one in hand would go. */
export interface DragSpot {
  readonly index: number;
  readonly side: 'before' | 'after';
}

export interface PointerFollowers {
  readonly canBeside: (index: number) => boolean;
  /** The pointer has moved: it is a drag and no press. */
  readonly onStart: () => void;
  readonly onSpot: (spot: DragSpot | null) => void;
  /** Null when the drag was given up, or nothing was under the pointer. */
  readonly onEnd: (spot: DragSpot | null) => void;
}

/** Fewer px are the trembling of a press. */
const threshold = 4;
/** The distance from an edge, in px, at which the list scrolls. */
const edge = 56;

/** Returns a function that stops the drag before the pointer is lifted. */
export function followPointer(
  down: PointerEvent,
  row: HTMLElement,
  { canBeside, onStart, onSpot, onEnd }: PointerFollowers,
): () => void {
  const table = row.closest('table');
  const scroller = scrollerOf(row);
  const scrolledAt = scroller.scrollTop;
  const [highest, lowest] = roomFor(row);
  let y = down.clientY;
  let started = false;
  let spot: DragSpot | null = null;
  let frame = 0;
  let scrolled: number | null = null;
  let heldSeconds = 0;

  const place = () => {
    const by = y - down.clientY + scroller.scrollTop - scrolledAt;
    row.style.transform = `translateY(${Math.max(highest, Math.min(lowest, by))}px)`;
    const next = spotAt(table, row, y, canBeside);
    if (next?.index === spot?.index && next?.side === spot?.side) return;
    spot = next;
    onSpot(spot);
  };
  const scroll = (now: number) => {
    const { push, pageHeight } = edgeAt(scroller, y);
    const seconds = (now - (scrolled ?? now)) / 1000;
    scrolled = now;
    heldSeconds = push === 0 ? 0 : heldSeconds + seconds;
    if (push !== 0) {
      scroller.scrollTop += edgeScroll({ push, heldSeconds, seconds, pageHeight });
      place();
    }
    frame = requestAnimationFrame(scroll);
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    y = event.clientY;
    if (!started) {
      if (Math.abs(y - down.clientY) < threshold) return;
      started = true;
      onStart();
      frame = requestAnimationFrame(scroll);
    }
    event.preventDefault();
    place();
  };
  const end = (last: DragSpot | null) => {
    cancelAnimationFrame(frame);
    row.style.transform = '';
    for (const [type, listener] of listeners) window.removeEventListener(type, listener, true);
    onEnd(last);
  };
  const ofThisPointer = (event: Event) =>
    event instanceof PointerEvent && event.pointerId === down.pointerId;
  const listeners: readonly [string, (event: Event) => void][] = [
    ['pointermove', (event) => event instanceof PointerEvent && onMove(event)],
    ['pointerup', (event) => ofThisPointer(event) && end(started ? spot : null)],
    ['pointercancel', (event) => ofThisPointer(event) && end(null)],
    [
      'keydown',
      (event) => {
        if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
        // Keeps the event from the dialog around the list.
        event.preventDefault();
        event.stopPropagation();
        end(null);
      },
    ],
  ];
  for (const [type, listener] of listeners) window.addEventListener(type, listener, true);
  return () => end(null);
}

function spotAt(
  table: Element | null,
  held: HTMLElement,
  y: number,
  canBeside: (index: number) => boolean,
): DragSpot | null {
  for (const row of table?.querySelectorAll<HTMLElement>('tr[data-index]') ?? []) {
    if (row === held) continue;
    const { top, bottom } = row.getBoundingClientRect();
    if (y < top || y > bottom) continue;
    const index = Number(row.dataset.index);
    return canBeside(index) ? { index, side: y < (top + bottom) / 2 ? 'before' : 'after' } : null;
  }
  return null;
}

/** Returns how far the row can go up and down, in px: beyond its list it would only make room for itself. */
function roomFor(row: HTMLElement): readonly [number, number] {
  const own = row.getBoundingClientRect();
  const list = (row.parentElement ?? row).getBoundingClientRect();
  return [list.top - own.top, list.bottom - own.bottom];
}

function scrollerOf(row: HTMLElement): Element {
  for (let at = row.parentElement; at !== null; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if (
      overflowY !== 'visible' &&
      overflowY !== 'hidden' &&
      at.scrollHeight > at.clientHeight + 1
    ) {
      return at;
    }
  }
  return document.scrollingElement ?? document.documentElement;
}

/** Returns how deep in the edge the pointer is, and the height of the visible part of the list. */
function edgeAt(scroller: Element, y: number): { push: number; pageHeight: number } {
  const page = scroller === document.scrollingElement;
  const { top, bottom } = scroller.getBoundingClientRect();
  const from = page ? 0 : Math.max(0, top);
  const to = page ? window.innerHeight : Math.min(window.innerHeight, bottom);
  const over = y < from + edge ? y - from - edge : y > to - edge ? y - to + edge : 0;
  return { push: Math.max(-1, Math.min(1, over / edge)), pageHeight: to - from };
}
