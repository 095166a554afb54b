// Says on which pictures the sponsors' bar stands: each picture belongs to a link that the organiser can choose.
import type { ScreenMatch, SponsorBar, SponsorLink, Stage } from '@liangfen/sdk/schema';

/** The bar of a competition that has chosen none: on pictures that wait, not where people score, fight or are honoured. */
export const defaultSponsorBar: SponsorBar = {
  links: ['INIT', 'PROGRAM_LIST', 'TITLE', 'INTERMISSION', 'RANK'],
  seconds: 8,
};

/**
 * Returns the link by the picture, so that a paused bout and a test count as what they are. Null for a picture for the
 * crew alone.
 */
export function sponsorLinkOf(kind: Stage['kind']): SponsorLink | null {
  switch (kind) {
    case 'START':
      return 'INIT';
    case 'TEST':
    // The invitation needs the wall to be read from the last row.
    case 'AUDIENCE_VOTE':
      return null;
    case 'SCORING':
      return 'SCORE';
    case 'SCORE_REVEAL':
      return 'SHOW_SCORE';
    case 'RESULT':
      return 'SHOW_RESULT';
    case 'RANKING':
      return 'RANK';
    case 'SIGN_IN':
    case 'PROGRAM_LIST':
    case 'TITLE':
    case 'INTERMISSION':
    case 'SPEECH':
    case 'PODIUM':
    case 'CHAMPION':
    case 'AWARDS':
    case 'BRACKET':
    case 'BATTLE':
      return kind;
  }
}

/** A break without pictures of the organiser's is a wall of sponsors already. */
export function barStands({ stage, look }: Pick<ScreenMatch, 'stage' | 'look'>): boolean {
  const { sponsors = [], sponsorBar = defaultSponsorBar, slides = [] } = look;
  if (sponsors.length === 0 || (stage.kind === 'INTERMISSION' && slides.length === 0)) return false;
  const link = sponsorLinkOf(stage.kind);
  return link !== null && sponsorBar.links.includes(link);
}
