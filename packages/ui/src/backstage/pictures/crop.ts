// Which part of a picture a 3 : 4 frame shows, by how near it is and where it looks; pure, so that it can be checked.

/** In shares: 1 fills the frame as nearly as possible, `x` and `y` are the middle of the visible part, from 0 to 1. */
export interface Focus {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Cut extends Size {
  readonly left: number;
  readonly top: number;
}

export const photoShape = 3 / 4;
export const nearest = 4;

/** Faces are in the upper part of most photographs. */
export const firstFocus: Focus = { zoom: 1, x: 0.5, y: 0.4 };

/** Stops a frame at the picture's edge. */
export function cutOf({ width, height }: Size, { zoom, x, y }: Focus): Cut {
  const near = Math.min(nearest, Math.max(1, zoom));
  const fitted = width / height > photoShape ? height * photoShape : width;
  const own = { width: fitted / near, height: fitted / photoShape / near };
  return {
    ...own,
    left: within(x * width - own.width / 2, width - own.width),
    top: within(y * height - own.height / 2, height - own.height),
  };
}

/** Moves the focus after a drag by a share of the frame's own width and height. */
export function dragged(
  size: Size,
  focus: Focus,
  by: { readonly x: number; readonly y: number },
): Focus {
  const cut = cutOf(size, focus);
  const moved = { left: cut.left - by.x * cut.width, top: cut.top - by.y * cut.height };
  const left = within(moved.left, size.width - cut.width);
  const top = within(moved.top, size.height - cut.height);
  return {
    zoom: focus.zoom,
    x: (left + cut.width / 2) / size.width,
    y: (top + cut.height / 2) / size.height,
  };
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, most), Math.max(0, value));
}
