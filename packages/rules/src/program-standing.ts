/** Says what a program's standing (参赛、未上场、弃权、取消资格、不计名次) lets it do. */
import type { ProgramStanding } from '@liangfen/sdk/schema';

/** Anything that tells a standing: a program, a row of a ranking, a program on a picture. */
export interface WithStanding {
  readonly standing?: ProgramStanding | undefined;
}

/**
 * Returns the standing; rows that were stored before there were standings compete.
 *
 * @example
 * ```ts
 * console.log(standingOf({})); // COMPETING
 * ```
 */
export function standingOf({ standing = 'COMPETING' }: WithStanding): ProgramStanding {
  return standing;
}

/**
 * Whether the program may have a rank, and with it an award, a place on the podium and in the next round.
 *
 * @example
 * ```ts
 * console.log(isCompeting({ standing: 'GUEST' })); // false
 * ```
 */
export function isCompeting(of: WithStanding): boolean {
  return competes[standingOf(of)];
}

const competes: Readonly<Record<ProgramStanding, boolean>> = {
  COMPETING: true,
  ABSENT: false,
  WITHDRAWN: false,
  DISQUALIFIED: false,
  GUEST: false,
};

/**
 * Whether the program may still come on stage: a guest performs, is scored and shown, and is only not ranked.
 *
 * @example
 * ```ts
 * console.log(mayPerform({ standing: 'WITHDRAWN' })); // false
 * ```
 */
export function mayPerform(of: WithStanding): boolean {
  return performs[standingOf(of)];
}

const performs: Readonly<Record<ProgramStanding, boolean>> = {
  COMPETING: true,
  ABSENT: false,
  WITHDRAWN: false,
  DISQUALIFIED: false,
  GUEST: true,
};

/** The field as rows and pictures carry it: who competes has none, as in everything that was stored before. */
export function standingPart(of: WithStanding): { readonly standing?: ProgramStanding } {
  const standing = standingOf(of);
  return standing === 'COMPETING' ? {} : { standing };
}
