/**
 * Draws the numbers on anonymous cards, anew for each program, so that a card tells neither the judge nor the judge's
 * other cards.
 */
/** Returns judge id → number, from 1. The order follows from a key that nobody is sent. */
export function cardNumbers(
  {
    judges,
    cardKey,
  }: { readonly judges: readonly { readonly id: string }[]; readonly cardKey: string },
  programId: string,
): ReadonlyMap<string, number> {
  const drawn = judges
    .map(({ id }) => ({ id, lot: lotOf(`${cardKey} ${programId} ${id}`) }))
    .sort((a, b) => a.lot - b.lot || (a.id < b.id ? -1 : 1));
  return new Map(drawn.map(({ id }, index) => [id, index + 1]));
}

/**
 * Returns 53 bits that depend on every character (cyrb53). This needs no cryptography: only the order of a few judges
 * is ever seen of them.
 */
function lotOf(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
}
