/** A phone number as the messenger writes it, and as the product keeps it. */

/** Null for a number that is hidden in part, or of another country. */
export function phoneNumberOf(
  mobile: string | null,
  stateCode: string | null = null,
): string | null {
  if (mobile === null || (stateCode !== null && stateCode !== '86')) return null;
  const bare = mobile.replace(/^(?:\+|00)86[-\s]?/, '');
  return /^1[3-9]\d{9}$/.test(bare) ? bare : null;
}
