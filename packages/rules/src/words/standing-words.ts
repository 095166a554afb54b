// The field's words for a program that is out of the ranking: wall, phone, desk, sheets and exports say the same.
import type { ProgramStanding } from '@liangfen/sdk/schema';

export const standingWords: Record<ProgramStanding, string> = {
  COMPETING: '参赛',
  ABSENT: '未上场',
  WITHDRAWN: '弃权',
  DISQUALIFIED: '取消资格',
  GUEST: '不计名次',
};

/**
 * Stands in the place of a rank; null for whoever competes, who has a rank or will have one.
 *
 * @example
 * ```tsx
 * console.log(standingText({ standing: 'WITHDRAWN' })); // 弃权
 * ```
 */
export function standingText(
  { standing = 'COMPETING' }: { readonly standing?: ProgramStanding | undefined },
  words: Readonly<Record<ProgramStanding, string>> = standingWords,
): string | null {
  return standing === 'COMPETING' ? null : words[standing];
}
