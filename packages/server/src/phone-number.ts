/** Phone numbers of the mainland, and what people write for one. */

export const phonePattern = /^1[3-9][0-9]{9}$/;

/** Reads numbers as people write them: 138 0013 8000, 138-0013-8000, +86 13800138000, １３８… */
export function phoneOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\-—–().]/g, '')
    .replace(/^(\+86|0086|86(?=1[3-9][0-9]{9}$))/, '');
}
