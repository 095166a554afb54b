'use client';
// Keeps the item that is being scored in sight where the items scroll above the keypad.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Between the item and the edges, for the running total and what comes before it. */
const margin = 56;

/** For the element around the steps. Scrolls only what scrolls for itself: a page that is enlarged stays where it is. */
export function useStepInSight(step: number): RefObject<HTMLDivElement | null> {
  const steps = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    show();
    // A phone is turned, or its keyboard and bars come and go.
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);

    function show(): void {
      scrollTo(steps.current, step);
    }
  }, [step]);
  return steps;
}

function scrollTo(steps: HTMLElement | null, step: number): void {
  const current = steps?.children.item(step);
  if (steps && current && steps.scrollWidth > steps.clientWidth) scrollAcross(steps, current);
  const scroller = steps?.parentElement;
  if (!current || !scroller || scroller.scrollHeight <= scroller.clientHeight) return;
  const around = scroller.getBoundingClientRect();
  const { top, bottom } = current.getBoundingClientRect();
  const below = bottom + margin - around.bottom;
  const above = top - around.top;
  if (below > 0) scroller.scrollTop += Math.min(below, above);
  else if (above < 0) scroller.scrollTop += above;
}

/** Items in a row: the one before and the one after peep out beside it. */
function scrollAcross(steps: HTMLElement, current: Element): void {
  const around = steps.getBoundingClientRect();
  const { left, width } = current.getBoundingClientRect();
  steps.scrollLeft += left + width / 2 - (around.left + around.width / 2);
}
