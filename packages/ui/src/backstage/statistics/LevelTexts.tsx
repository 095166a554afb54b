'use client';
// The lowest and the highest of some scores, in one cell.

export function LevelTexts({
  lowest,
  highest,
}: {
  readonly lowest: number | null;
  readonly highest: number | null;
}) {
  if (lowest === null || highest === null) return <>—</>;
  return (
    <>
      {lowest} – {highest}
    </>
  );
}
