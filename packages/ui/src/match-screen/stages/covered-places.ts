// The places of a ranking page as they wait: how many there are, and which of them opens next.
import type { RankingPicture } from '@liangfen/rules';
import type { StageRanking } from '@liangfen/sdk/schema';

export interface CoveredPlace {
  /** On the page, from 0. */
  readonly place: number;
  /** The place in the whole ranking, from 1. */
  readonly number: number;
  readonly open: boolean;
  /** The hall looks at this one. */
  readonly next: boolean;
  /** Whether it is one of the first three, for which the hall waits longest. */
  readonly top: boolean;
}

export function coveredPlaces(
  { pageNo, pageSize }: Pick<StageRanking, 'pageNo' | 'pageSize'>,
  { places, openFrom }: RankingPicture,
): CoveredPlace[] {
  return Array.from({ length: places }, (_, place) => {
    const number = pageNo * pageSize + place + 1;
    return {
      place,
      number,
      open: place >= openFrom,
      next: place === openFrom - 1,
      top: number <= 3,
    };
  });
}
