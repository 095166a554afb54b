/** Who a judge looks like: the title and the photograph that stand beside a name, and beside no number where judges are anonymous. */
import type { SignInJudge } from '@liangfen/sdk/schema';

export type Face = Pick<SignInJudge, 'title' | 'photoUrl'>;

/** As a judge may be known to have none. */
interface KnownFace {
  readonly title?: string | undefined;
  readonly photoUrl?: string | null | undefined;
}

/**
 * What a judge has not stands in no picture.
 *
 * @example
 * ```ts
 * console.log(faceOf({ title: '教授' }).title);
 * ```
 */
export function faceOf({ title = '', photoUrl = null }: KnownFace): Face {
  return {
    ...(title === '' ? {} : { title }),
    ...(photoUrl === null ? {} : { photoUrl }),
  };
}
