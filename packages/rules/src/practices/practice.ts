// A practice: how a kind of contest is scored, as one value of the settings, with where that is written down.
import type { Item, ProgramGroup, Setting } from '@liangfen/sdk/schema';

export interface Practice {
  /** What differs from the defaults of the mode; tie-breaks name items and groups by place, `ITEM:1`. */
  readonly setting: Pick<Setting, 'mode'> & Partial<Setting>;
  /** `judgeGroupIds` name the groups by place, from 1. */
  readonly items: readonly Omit<Item, 'id'>[];
  readonly judgeGroups: readonly { readonly groupName: string; readonly weight: number }[];
  /** The round that the first group of programs is, where the field has one; a competition adds its own groups. */
  readonly round?: Required<Pick<ProgramGroup, 'roundKind' | 'tablePoints'>>;
  /** Where the rule is written down, for anybody to read. */
  readonly source: string;
}
