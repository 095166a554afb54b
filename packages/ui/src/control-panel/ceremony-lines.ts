// What the panel says of a part of the ceremony before it begins: who comes up, as the picture's own steps will have it.
import { fitsStands, type PodiumPlace, podiumPlaces } from '@liangfen/rules';
import type { CurrentMatch, Stage } from '@liangfen/sdk/schema';
import { fill, type Messages } from '../messages/index.ts';

export interface CeremonyWords {
  readonly texts: Messages['panel']['ceremony'];
  /** Stands between names. */
  readonly list: string;
}

/** Returns no lines for what the general words say already. */
export function ceremonyLines(
  stage: Stage,
  { setting }: Pick<CurrentMatch, 'setting'>,
  { texts, list }: CeremonyWords,
): readonly string[] {
  if (stage.kind === 'PODIUM') {
    const places = podiumPlaces(stage.rows);
    const named = places.map((place) => placeText(place, texts)).join(list);
    const comes = places.length > 1 ? texts.comeInTurn : texts.comeTogether;
    return [fill(comes, { places: named }), ...(fitsStands(places) ? [] : [texts.tooMany])];
  }
  if (stage.kind === 'CHAMPION') {
    const count = stage.champions.length;
    return count > 1 ? [fill(texts.championsTied, { count })] : [];
  }
  if (stage.kind === 'AWARDS') {
    const given = new Set(stage.awards.map(({ awardName }) => awardName));
    const without = (setting.awards ?? []).filter(({ awardName }) => !given.has(awardName));
    if (without.length === 0) return [];
    const awards = without.map(({ awardName }) => awardName).join(list);
    return [texts.part.AWARDS.hint, fill(texts.notGiven, { awards })];
  }
  return [];
}

function placeText({ rank, count }: PodiumPlace, texts: CeremonyWords['texts']): string {
  const place = texts.places[rank];
  return count > 1 ? fill(texts.placeTied, { place, count }) : place;
}
