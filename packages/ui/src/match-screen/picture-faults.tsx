// Draws every sample picture on a wall of one size and lists the texts that a hall could not read. For tests.
import { standAtMost } from '@liangfen/rules';
import type { Stage } from '@liangfen/sdk/schema';
import { render } from 'vitest-browser-react';
import { loadScreenFonts } from './fonts/screen-fonts.ts';
import { MatchStage } from './MatchStage.tsx';
import { contestantChoices } from './names.ts';
import { extremeStages } from './sample-extremes.ts';
import { sampleMatch, sampleStages } from './samples.ts';

/** Returns the faults of each picture that has any; sizes are in pixels and half of the wall's. */
export async function pictureFaultsOn(
  width: number,
  height: number,
): Promise<Readonly<Record<string, object>>> {
  await loadScreenFonts();
  const faults: Record<string, object> = {};
  for (const [name, stage] of Object.entries({ ...sampleStages, ...extremeStages })) {
    const view = await render(
      <div style={{ width, height }}>
        <MatchStage match={sampleMatch(stage)} still />
      </div>,
    );
    const found = {
      // The last row can read texts from 28 px on the base canvas.
      small: smallTexts(view.container),
      // A wall may cut off the edges of the picture.
      edge: textsAtTheEdge(view.container),
      outside: textsOutside(view.container),
      over: textsOverOthers(view.container),
      people: contestantsNotShown(view.container, stage),
    };
    if (Object.values(found).some((list) => list.length > 0)) faults[name] = found;
    await view.unmount();
  }
  return faults;
}

/** The contestants of the picture who are not shown, either completely or without their organisation. */
function contestantsNotShown(container: Element, stage: Stage): string[] {
  if (stage.kind === 'BATTLE' || stage.kind === 'START' || stage.kind === 'TEST') return [];
  const people =
    'program' in stage
      ? [stage.program.contestant]
      : 'rows' in stage
        ? rowsOnTheWall(stage).map((row) => row.contestant)
        : 'judges' in stage && stage.showType !== 'TOTAL'
          ? stage.judges.slice(0, 12).map((judge) => judge.name)
          : [];
  const shown = container.textContent ?? '';
  return people.filter((name) => !contestantChoices(name).some((text) => shown.includes(text)));
}

/** More winners than the stands hold have the wall one rank after the other; the best that is open comes last. */
function rowsOnTheWall(stage: Extract<Stage, { rows: unknown }>) {
  if (stage.kind !== 'PODIUM' || stage.rows.length <= standAtMost) return stage.rows;
  const best = Math.min(...stage.rows.flatMap(({ rank }) => rank ?? []));
  return stage.rows.filter(({ rank }) => rank === best);
}

/** Elements that directly hold text and are visible. */
function texts(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('[data-scene] *')].filter(
    (element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      ) && getComputedStyle(element).clipPath !== 'inset(50%)',
  );
}

function smallTexts(container: Element): string[] {
  return texts(container)
    .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 28)
    .map((element) => element.textContent ?? '');
}

function textsOutside(container: Element): string[] {
  const frame = container.querySelector('[data-scene]')?.getBoundingClientRect();
  if (frame === undefined) return ['no picture'];
  return texts(container)
    .filter((element) => element.closest('[aria-hidden]') === null)
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return (
        box.left < frame.left - 1 ||
        box.top < frame.top - 1 ||
        box.right > frame.right + 1 ||
        box.bottom > frame.bottom + 1
      );
    })
    .map((element) => element.textContent ?? '');
}

/** Texts that are nearer to the left or right edge than 2.5 % of the picture's width. */
function textsAtTheEdge(container: Element): string[] {
  const frame = container.querySelector('[data-scene]')?.getBoundingClientRect();
  if (frame === undefined) return ['no picture'];
  const margin = frame.width * 0.025;
  return seenTexts(container)
    .filter(({ box }) => box.left < frame.left + margin || box.right > frame.right - margin)
    .map(({ text }) => text);
}

function textsOverOthers(container: Element): string[] {
  const all = seenTexts(container);
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => other.node !== one.node && overlap(one.box, other.box))
      .map((other) => `${one.text} | ${other.text}`),
  );
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 1 && height > 1;
}

interface SeenText {
  readonly node: Node;
  readonly text: string;
  readonly box: DOMRect;
}

/** Each line of text as it is drawn: as high as its digits, and clipped like the elements around it. */
function seenTexts(container: Element): SeenText[] {
  return texts(container)
    .filter((element) => element.closest('[aria-hidden=true]') === null)
    .flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .flatMap((node) => linesOf(node, element)),
    )
    .filter(({ box }) => box.width > 0 && box.height > 0);
}

function linesOf(node: Node, element: HTMLElement): SeenText[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const scale = element.getBoundingClientRect().width / Math.max(1, element.offsetWidth);
  const style = getComputedStyle(element);
  const drawn = 0.72 * Number.parseFloat(style.fontSize) * scale;
  // An opening quotation mark hangs to the left of the text, and the left part of the mark is blank.
  const hangs = Math.max(0, -Number.parseFloat(style.textIndent)) * scale;
  return [...range.getClientRects()].map((line, index) => {
    const top = (line.top + line.bottom - drawn) / 2;
    const blank = index === 0 ? hangs : 0;
    return {
      node,
      text: node.textContent ?? '',
      box: cutBy(element, new DOMRect(line.left + blank, top, line.width - blank, drawn)),
    };
  });
}

function cutBy(element: Element, box: DOMRect): DOMRect {
  let { left, top, right, bottom } = box;
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === 'visible') continue;
    const cut = around.getBoundingClientRect();
    left = Math.max(left, cut.left);
    top = Math.max(top, cut.top);
    right = Math.min(right, cut.right);
    bottom = Math.min(bottom, cut.bottom);
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}
