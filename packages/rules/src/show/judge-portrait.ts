/** Who a judge looks like: the title and the photograph that stand beside a name, and beside no number where judges are anonymous. */
import type { SignInJudge } from '@liangfen/sdk/schema';

export type JudgePortrait = Pick<SignInJudge, 'title' | 'photoUrl'>;

/** As a judge may be known to have none. */
interface KnownPortrait {
  readonly title?: string | undefined;
  readonly photoUrl?: string | null | undefined;
}

/**
 * What a judge has not stands in no picture.
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
