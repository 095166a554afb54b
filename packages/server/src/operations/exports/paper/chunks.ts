/** Columns or rows in portions that fit the width of a page. */

export function chunks<Each>(all: readonly Each[], size: number): (readonly Each[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

/** Splits into as few portions as possible, all of about the same size: none has a single column after a full one. */
export function evenChunks<Each>(all: readonly Each[], most: number): (readonly Each[])[] {
  const portions = Math.ceil(all.length / most);
  return chunks(all, Math.ceil(all.length / Math.max(1, portions)));
}
