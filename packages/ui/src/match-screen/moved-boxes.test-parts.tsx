// Remembers where each text and each plate of a picture is laid out, and names those that later stand elsewhere. For tests.
import { revealSteps } from '@liangfen/rules';
import type { Stage } from '@liangfen/sdk/schema';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MatchStage } from './MatchStage.tsx';
import { sampleMatch } from './samples.ts';

interface Room {
  readonly [side: string]: number;
}

/** Where an element has its room in the picture, whatever a transform makes of it. */
function placeOf(element: HTMLElement, within: Element) {
  let [left, top] = [0, 0];
  for (let at: HTMLElement | null = element; at !== null && at !== within; ) {
    const around: HTMLElement | null =
      at.offsetParent instanceof HTMLElement ? at.offsetParent : null;
    // Counted from inside the border of what stands around, which is another element while a row moves.
    left += at.offsetLeft + (around?.clientLeft ?? 0);
    top += at.offsetTop + (around?.clientTop ?? 0);
    at = around;
  }
  return { left, top, width: element.offsetWidth, height: element.offsetHeight };
}

function isPlate({
  backgroundColor,
  backgroundImage,
  borderTopStyle,
  borderLeftStyle,
}: CSSStyleDeclaration) {
  return (
    backgroundColor !== 'rgba(0, 0, 0, 0)' ||
    backgroundImage !== 'none' ||
    borderTopStyle !== 'none' ||
    borderLeftStyle !== 'none'
  );
}

function hasWords(element: HTMLElement): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
}

/** A plate has all of its sides; of words, the box may be as wide as it likes while they stand where they stood. */
function roomOf(element: HTMLElement, within: Element): Room | null {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
  const style = getComputedStyle(element);
  if (style.position === 'fixed' || style.clipPath === 'inset(50%)') return null;
  const { left, top, width, height } = placeOf(element, within);
  if (isPlate(style)) return { left, top, width, height };
  if (!hasWords(element)) return null;
  const at = style.textAlign === 'center' ? { middle: left + width / 2 } : { left };
  return { ...at, top, size: Number.parseFloat(style.fontSize) };
}

export interface Rooms {
  /** The elements that are not where they were when the hall first saw them. */
  look(): string[];
}

export function watchRooms(picture: () => Element | null): Rooms {
  const known = new Map<HTMLElement, Room>();
  return {
    look() {
      const within = picture();
      if (within === null) return [];
      return [...within.querySelectorAll('*')].flatMap((element) => {
        if (!(element instanceof HTMLElement)) return [];
        const now = roomOf(element, within);
        if (now === null) return [];
        const before = known.get(element);
        known.set(element, now);
        if (before === undefined) return [];
        const off = Object.entries(now).flatMap(([side, value]) => {
          const was = before[side] ?? value;
          return Math.abs(value - was) > 1 ? [`${side} ${was} > ${value}`] : [];
        });
        const name = `${element.className || element.nodeName} ${element.textContent?.slice(0, 16)}`;
        return off.length === 0 ? [] : [`${name}: ${off.join(', ')}`];
      });
    },
  };
}

/** Plays a reveal step by step on a wall of this size, without motion, and lists by step what was pushed aside. */
export async function pushedAside(
  stage: Stage,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<readonly string[]> {
  const box = document.createElement('div');
  box.style.cssText = `width: ${width}px; height: ${height}px`;
  document.body.append(box);
  const root = createRoot(box);
  const show = (revealStep: number) =>
    flushSync(() => root.render(<MatchStage match={sampleMatch(stage, { revealStep })} still />));
  show(0);
  await Promise.all([...box.querySelectorAll('img')].map((image) => image.decode()));
  const rooms = watchRooms(() => box.querySelector('[data-scene="shown"]'));
  const pushed: string[] = [];
  for (let step = 0; step <= revealSteps(stage).length; step += 1) {
    show(step);
    pushed.push(...rooms.look().map((fault) => `${step}: ${fault}`));
  }
  flushSync(() => root.unmount());
  box.remove();
  return pushed;
}
