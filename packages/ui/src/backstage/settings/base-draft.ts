// The base settings as a form holds them: the look's fields beside the others, and what of them is sent.
import type { BaseSetting, BaseSettingPatch, Look } from '@liangfen/sdk/schema';

export type BaseDraft = Omit<BaseSetting, 'version' | 'look' | 'embedOrigins'> &
  Look & {
    /** Another passcode; '' leaves it as it is, null takes it away. The server tells nobody which it is. */
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

/** Without the sites that may embed the screen, which have a page of their own. */
export function draftOfBase({
  version: _,
  look,
  embedOrigins: __,
  ...rest
}: BaseSetting): BaseDraft {
  // None is none, whether the server writes it or not.
  return { ...rest, ...look, ownTheme: look.ownTheme ?? null, consolePasscode: '' };
}

/** Only what changed: what another page set meanwhile is not sent along. */
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
