'use client';
// The look of a stage: the page's own over the competition's over the theme.
import type { Look } from '@liangfen/sdk/schema';
import { useContext, useMemo } from 'react';
import { latePart } from '../../primitives/use-late-part.ts';
import { lookTokens } from '../../theme/look.ts';
import { type StageAppearance, StageAppearanceContext } from '../../theme/stage-appearance.ts';
import { stageThemes } from '../../theme/themes.ts';
import type { Tokens } from '../../theme/tokens.ts';
import { useScreenPart } from '../use-screen-part.ts';

type HostLookPart = typeof import('./HostLook.tsx');

const wanted = latePart<HostLookPart | null>(() => import('./HostLook.tsx'));
const unwanted = latePart<HostLookPart | null>(async () => null);

type LookValues = Pick<Look, 'theme' | 'primaryColour' | 'secondaryColour' | 'background' | 'logo'>;

export interface HostLook<Values extends LookValues> {
  readonly look: Values;
  readonly tokens: Tokens;
  readonly appearance: StageAppearance | undefined;
  /** Null until it is loaded, and where the page has no look of its own. */
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
  const part = useScreenPart(appearance === undefined && !needed ? unwanted : wanted);
  const look = useMemo(
    () => (appearance === undefined ? of : laidOver(of, appearance)),
    [of, appearance],
  );
  const { theme, primaryColour, secondaryColour, background } = look;
  const own = appearance?.tokens;
  const made = useMemo(() => {
    const colours = { theme, primaryColour, secondaryColour, background };
    if (own === undefined) return { tokens: lookTokens(colours), problems: none };
    // Until they can be checked, as they were given.
    return part === null
      ? { tokens: { ...lookTokens(colours), ...own }, problems: none }
      : part.hostTokens(colours, own);
  }, [theme, primaryColour, secondaryColour, background, own, part]);
  return { look, appearance, part, ...made };
}

function laidOver<Values extends LookValues>(of: Values, own: StageAppearance): Values {
  const { theme, logo, background } = own;
  return {
    ...of,
    ...(theme !== undefined && theme in stageThemes ? { theme } : {}),
    ...(logo === undefined ? {} : { logo }),
    ...(background === undefined ? {} : { background }),
  };
}
