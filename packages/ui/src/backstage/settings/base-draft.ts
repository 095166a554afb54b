// The base settings as a form holds them: the look's fields beside the others, and what of them is sent.
import type { BaseSetting, BaseSettingPatch, Look } from '@liangfen/sdk/schema';

export type BaseDraft = Omit<BaseSetting, 'version' | 'look' | 'embedOrigins'> &
  Look & {
    /** Another passcode; '' leaves the old one, null removes it. The server tells nobody the passcode. */
    readonly consolePasscode: string | null;
  };

/** The sound of the screens is the panel's. */
const ofLook = {
  theme: true,
  primaryColour: true,
  secondaryColour: true,
  background: true,
  logo: true,
  cover: true,
  slogan: true,
  organiser: true,
  sponsors: true,
  sponsorBar: true,
  venue: true,
  startTime: true,
  performanceWord: true,
  audiencePage: true,
  slides: true,
  ownTheme: true,
} as const satisfies Record<Exclude<keyof Look, 'sound'>, true>;

/** Leaves out the sites that may embed the screen, which have a page of their own. */
export function draftOfBase({
  version: _,
  look,
  embedOrigins: __,
  ...rest
}: BaseSetting): BaseDraft {
  // No theme is null, whether the server writes it or not.
  return { ...rest, ...look, ownTheme: look.ownTheme ?? null, consolePasscode: '' };
}

/** Sends only what changed: another page's change meanwhile is not overwritten. */
export function basePatchOf(changes: Partial<BaseDraft>): BaseSettingPatch {
  const entries = Object.entries(changes);
  const look = Object.fromEntries(entries.filter(([key]) => key in ofLook));
  const rest: BaseSettingPatch = Object.fromEntries(entries.filter(([key]) => !(key in ofLook)));
  return {
    ...rest,
    ...(rest.name === undefined ? {} : { name: rest.name.trim() }),
    ...(Object.keys(look).length === 0 ? {} : { look }),
  };
}
