// Finds the corner of a screen in which a button covers nothing of the picture.

export type ScreenCorner = 'bottom-right' | 'top-right' | 'top-left';

const corners: readonly ScreenCorner[] = ['bottom-right', 'top-right', 'top-left'];

/** Half of a wall is its ground, and no plate. */
const groundPart = 1 / 2;

/**
 * Returns the first corner, the usual one first, in which a button of that size with that margin stands on the ground alone;
 * null where every corner has words or a plate.
 */
export function freeCorner(
  screen: HTMLElement,
  button: { readonly width: number; readonly height: number; readonly margin: number },
): ScreenCorner | null {
  const wall = screen.getBoundingClientRect();
  const painted = [...screen.querySelectorAll('[data-scene="shown"] *')]
    // What is hidden from ears is decoration: light, laurels, grounds.
    .filter((element) => element.closest('[aria-hidden]') === null && isPainted(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width * height < wall.width * wall.height * groundPart);
  const free = (corner: ScreenCorner) => {
    const spot = spotIn(wall, corner, button);
    return painted.every((box) => isApart(box, spot));
  };
  return corners.find(free) ?? null;
}

function isPainted(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (element instanceof HTMLImageElement || element instanceof SVGElement) return true;
  const hasWords = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
  return hasWords || hasGround(getComputedStyle(element)) || hasPlateBefore(element);
}

function hasPlateBefore(element: Element): boolean {
  const before = getComputedStyle(element, '::before');
  return before.content !== 'none' && hasGround(before);
}

function hasGround({ backgroundColor, backgroundImage, borderTopStyle }: CSSStyleDeclaration) {
  return (
    backgroundColor !== 'rgba(0, 0, 0, 0)' ||
    backgroundImage !== 'none' ||
    borderTopStyle !== 'none'
  );
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

function spotIn(
  wall: Box,
  corner: ScreenCorner,
  { width, height, margin }: { width: number; height: number; margin: number },
): Box {
  const isLeft = corner === 'top-left';
  const left = isLeft ? wall.left + margin : wall.right - margin - width;
  const top = corner === 'bottom-right' ? wall.bottom - margin - height : wall.top + margin;
  return { left, top, right: left + width, bottom: top + height };
}

function isApart(one: Box, other: Box): boolean {
  return (
    one.right <= other.left ||
    one.left >= other.right ||
    one.bottom <= other.top ||
    one.top >= other.bottom
  );
}
