'use client';
// Chooses the look of a stage: the page's own over the competition's over the theme.
import type { Look } from '@liangfen/sdk/schema';
import { useContext, useMemo } from 'react';
import { latePart } from '../../primitives/use-late-part.ts';
import { type LookColours, lookTokens } from '../../theme/look.ts';
import { type StageAppearance, StageAppearanceContext } from '../../theme/stage-appearance.ts';
import { stageThemes } from '../../theme/themes.ts';
import type { Tokens } from '../../theme/tokens.ts';
import { useAskedPart, useScreenPart } from '../use-screen-part.ts';

type HostLookPart = typeof import('./HostLook.tsx');

/** Loads the part that draws own looks, of the page or the competition. */
export const hostLooks = latePart<HostLookPart | null>(() => import('./HostLook.tsx'));
const unwanted = latePart<HostLookPart | null>(async () => null);

type LookValues = LookColours & Pick<Look, 'logo'>;

export interface HostLook<Values extends LookValues> {
  readonly look: Values;
  readonly tokens: Tokens;
  readonly appearance: StageAppearance | undefined;
  /** Null until it is loaded, and where neither the page nor the competition has a look of its own. */
  readonly part: HostLookPart | null;
  readonly problems: ReturnType<HostLookPart['hostTokens']>['problems'];
}

const none: HostLook<LookValues>['problems'] = [];

/** `needed` where the page brings parts of its own, too. */
export function useHostLook<Values extends LookValues>(
  of: Values,
  needed = false,
): HostLook<Values> {
  const appearance = useContext(StageAppearanceContext);
  const late = appearance || needed || of.ownTheme ? hostLooks : unwanted;
  // A part that another part of the screen has waited for is there from the first picture that needs it.
  const part = useScreenPart(late) ?? late.loaded();
  const look = useMemo(
    () => (appearance === undefined ? of : laidOver(of, appearance)),
    [of, appearance],
  );
  const { theme, primaryColour, secondaryColour, background, ownTheme } = look;
  const own = appearance?.tokens;
  const made = useMemo(() => {
    const colours = { theme, primaryColour, secondaryColour, background, ownTheme };
    // As given, until the values can be checked and drawn.
    return part === null || !(own || ownTheme)
      ? { tokens: { ...lookTokens(colours), ...own }, problems: none }
      : part.hostTokens(colours, own);
  }, [theme, primaryColour, secondaryColour, background, ownTheme, own, part]);
  return { look, appearance, part, ...made };
}

/** Whether a look can be drawn whole; in its colours alone where its other part does not come. */
export function useLookThere(look: LookColours | undefined): boolean {
  const late = look?.ownTheme ? hostLooks : unwanted;
  const { part, hasFailed } = useAskedPart(late);
  return late === unwanted || part !== null || late.loaded() !== null || hasFailed;
}

function laidOver<Values extends LookValues>(of: Values, own: StageAppearance): Values {
  const { theme, logo, background } = own;
  return {
    ...of,
    // An own theme laid over another theme than its own would be neither of the two.
    ...(theme !== undefined && theme in stageThemes ? { theme, ownTheme: null } : {}),
    ...(logo === undefined ? {} : { logo }),
    ...(background === undefined ? {} : { background }),
  };
}
