// A refusal as people read it: by its code where the page's language has a sentence for it, else the server's own.
import type { Problems } from './zh-CN/problems.ts';

/**
 * @example
 * ```tsx
 * const text = problemText(useProblems(), { code: 'FORBIDDEN', detail: '没有权限' });
 * ```
 */
export function problemText(
  { byCode }: Problems,
  { code, detail }: { readonly code: string; readonly detail: string },
): string {
  return byCode[code] ?? detail;
}
