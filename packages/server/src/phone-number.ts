/** Phone numbers of the mainland, and what people write for one. */

export const phonePattern = /^1[3-9][0-9]{9}$/;

/** Reads numbers as people and programs write them: 138 0013 8000, 138-0013-8000, +86 13800138000, １３８…, 13800138000.0 */
export function phoneOf(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/([0-9]{11})\.0+$/, '$1')
    .replace(/^'+/, '')
    .replace(/[\s\p{Pd}\u2212\p{Cf}()]/gu, '');
  // 138.0013.8000 is a number; what is left of 1.38E+10 is none, and says so itself.
  const undotted = plain.replaceAll('.', '');
  return (/^\+?[0-9]+$/.test(undotted) ? undotted : plain).replace(
    /^(\+86|0086|86(?=1[3-9][0-9]{9}$))/,
    '',
  );
}
