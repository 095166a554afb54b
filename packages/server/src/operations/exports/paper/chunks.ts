/** Columns or rows in portions that fit the width of a page. */

export function chunks<Each>(all: readonly Each[], size: number): (readonly Each[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
