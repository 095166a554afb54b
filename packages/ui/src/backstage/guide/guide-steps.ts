// The five steps of the guide, and which of them a competition has behind it.
import type { BaseSetting, Checklist, ChecklistCode, TwinState } from '@liangfen/sdk/schema';
import type { BackstageTab } from '../frame/pages.tsx';

export type GuideStepName = 'BASIC' | 'SCORE' | 'PROGRAMS' | 'JUDGES' | 'PASSCODE' | 'REHEARSAL';

export interface GuideStep {
  readonly step: GuideStepName;
  readonly tab: BackstageTab;
  readonly done: boolean;
}

export interface GuideFacts {
  readonly base: Pick<BaseSetting, 'look'>;
  readonly checklist: Pick<Checklist, 'entries'>;
  readonly twin: Pick<TwinState, 'played'>;
}

export function guideSteps({ base, checklist, twin }: GuideFacts): readonly GuideStep[] {
  const levels = new Map(checklist.entries.map(({ code, level }) => [code, level]));
  const isFine = (...codes: readonly ChecklistCode[]) =>
    codes.every((code) => (levels.get(code) ?? 'OK') === 'OK');
  return [
    { step: 'BASIC', tab: 'basic', done: base.look.startTime !== null },
    { step: 'SCORE', tab: 'score', done: isFine('PROPORTIONS', 'QUICK_SCORES') },
    { step: 'PROGRAMS', tab: 'project', done: isFine('PROGRAMS', 'PAIRING') },
    // A battle is decided at the console: the checklist asks for no judges there.
    levels.has('JUDGES')
      ? { step: 'JUDGES', tab: 'judge', done: isFine('JUDGES', 'DROP_COUNT') }
      : { step: 'PASSCODE', tab: 'basic', done: isFine('PASSCODE') },
    { step: 'REHEARSAL', tab: 'rehearsal', done: twin.played },
  ];
}
