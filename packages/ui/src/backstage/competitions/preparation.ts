// Says where each point of the checklist is put right, and how far a competition is prepared.
import type { FullMarksWords } from '@liangfen/rules/words';
import { fullMarksText } from '@liangfen/rules/words';
import type {
  Checklist,
  ChecklistCode,
  ChecklistEntry,
  ChecklistLevel,
} from '@liangfen/sdk/schema';
import type { BackstageTab, DeskPage } from '../frame/pages.tsx';

const tabs: Partial<Record<ChecklistCode, BackstageTab>> = {
  PROGRAMS: 'project',
  PAIRING: 'project',
  JUDGES: 'judge',
  SIMULATED_JUDGES: 'rehearsal',
  PENDING_JUDGES: 'judge',
  SIGNED_IN: 'judge',
  DROP_COUNT: 'score',
  EARLIER_SCORES: 'project',
  MISSING_SCORES: 'score',
  ITEM_GROUPS: 'score',
  QUICK_SCORES: 'score',
  LOST_WINNERS: 'score',
  PROPORTIONS: 'score',
  PASSCODE: 'basic',
};

/** Null for going official, which is an action and not a page. */
export function pageOf(
  code: ChecklistCode,
  competition: { readonly id: string; readonly mode: string },
): DeskPage | null {
  if (code === 'OFFICIAL') return null;
  const id = competition.id;
  const mode = competition.mode.toLowerCase();
  if (code === 'POINTS') return pointsFor({ id, mode, tab: 'basic' });
  return {
    page: 'backstage',
    id,
    mode,
    tab: tabs[code] ?? 'basic',
    check: code,
  };
}

/** To the plans, and back to where the competition goes official. */
export function pointsFor({
  id,
  mode,
  tab,
}: {
  readonly id: string;
  /** The mode in the address. */
  readonly mode: string;
  readonly tab: BackstageTab;
}): DeskPage {
  return {
    page: 'account',
    part: 'points',
    backTo: { page: 'backstage', id, mode, tab, check: 'OFFICIAL' },
  };
}

const warns: Readonly<Record<ChecklistLevel, boolean>> = {
  OK: false,
  WARNING: true,
  MISSING: false,
};

/** What a point asks for; items that weigh something else than they say tell what full marks come to. */
export function textOfEntry(
  { code, level, fullMarks }: ChecklistEntry,
  checklist: Readonly<Record<ChecklistCode, string>>,
  words: FullMarksWords,
): string {
  return warns[level] && fullMarks !== undefined
    ? fullMarksText(fullMarks, words)
    : checklist[code];
}

export interface Preparation {
  /** The points without which the show cannot start. */
  readonly missing: readonly ChecklistEntry[];
  /** The points that would be good to have. */
  readonly advised: readonly ChecklistEntry[];
}

export function preparationOf({ entries }: Checklist): Preparation {
  return {
    missing: entries.filter(({ level }) => level === 'MISSING'),
    advised: entries.filter(({ level }) => level === 'WARNING'),
  };
}
