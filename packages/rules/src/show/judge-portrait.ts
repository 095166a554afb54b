/** The title and the photograph that stand beside a judge's name, and beside no number where judges are anonymous. */
import type { SignInJudge } from '@liangfen/sdk/schema';

export type JudgePortrait = Pick<SignInJudge, 'title' | 'photoUrl'>;

/** A judge's title and photograph, either of which may be missing. */
interface KnownPortrait {
  readonly title?: string | undefined;
  readonly photoUrl?: string | null | undefined;
}

/**
 * Leaves out of the picture what a judge has not.
 *
 * @example
 * ```ts
 * console.log(judgePortrait({ title: '教授' }).title);
 * ```
 */
export function judgePortrait({ title = '', photoUrl = null }: KnownPortrait): JudgePortrait {
  return {
    ...(title === '' ? {} : { title }),
    ...(photoUrl === null ? {} : { photoUrl }),
  };
}
