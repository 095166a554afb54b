// The score settings in a form: the locked fields, and the fields that are sent.
import { tieBreakParts, withQuickScores } from '@liangfen/rules';
import type {
  FoulInput,
  ItemInput,
  ScoreSettingPatch,
  Setting,
  TieBreak,
} from '@liangfen/sdk/schema';
import { knownItems } from './meant-items.ts';

export interface ScoreDraft {
  readonly setting: Setting;
  readonly items: readonly ItemInput[];
  readonly fouls: readonly FoulInput[];
}

/** The props of each part of the form: the setting, how to change it, and what is wrong with it. */
export interface SettingPart {
  readonly setting: Setting;
  /** Whether official scores exist: then the fields that change their meaning are locked. */
  readonly locked: boolean;
  readonly set: (part: Partial<Setting>) => void;
  readonly fields: Readonly<Record<string, string>>;
}

/** Every field beside the others, so that each is a change of its own. */
export type ScoreFields = Setting & Omit<ScoreDraft, 'setting'>;

export function fieldsOfScore({ setting, items, fouls }: ScoreDraft): ScoreFields {
  return { ...setting, items, fouls };
}

export function draftOfScore({ items, fouls, ...setting }: ScoreFields): ScoreDraft {
  return { setting, items, fouls };
}

/** Sends only what changed: an unchanged locked field must not be refused. */
export function scorePatchOf({
  items,
  fouls,
  awards,
  ...setting
}: Partial<ScoreFields>): ScoreSettingPatch {
  return {
    ...(Object.keys(setting).length === 0 ? {} : { setting }),
    ...(items === undefined ? {} : { items: [...items] }),
    ...(fouls === undefined ? {} : { fouls: [...fouls] }),
    ...(awards === undefined ? {} : { awards: [...awards] }),
  };
}

/** The usual quick scores follow the full marks, those of the items too. */
export function quickScoresFollow(before: ScoreFields, after: ScoreFields): ScoreFields {
  const rulesOf = (fields: ScoreFields) => {
    const { setting, items } = draftOfScore(fields);
    return { setting, items: knownItems(items, setting) };
  };
  const setting = withQuickScores(rulesOf(before), rulesOf(after));
  return { ...after, convenientScore: setting.convenientScore };
}

/** A rule about an item that is taken away goes with it. */
export function tieBreaksWith(
  tieBreaks: readonly TieBreak[],
  items: readonly ItemInput[],
): TieBreak[] {
  const known = new Set(items.map(({ id }) => id));
  return tieBreaks.filter((tieBreak) => {
    const parts = tieBreakParts(tieBreak);
    return parts?.kind !== 'ITEM' || (parts.id !== null && known.has(parts.id));
  });
}
