// The guide derives from the competition which of its steps are done.
import type { Checklist } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { sampleBase } from '../Backstage.story-parts.tsx';
import { guideSteps } from './guide-steps.ts';

const entriesWith = (open: readonly string[], codes: readonly string[]): Checklist['entries'] =>
  codes.map((code) => ({
    // The tests below use codes of the contract's list only.
    code: code as Checklist['entries'][number]['code'],
    count: 0,
    level: open.includes(code) ? 'MISSING' : 'OK',
  }));

const scored = ['PROGRAMS', 'JUDGES', 'PROPORTIONS', 'QUICK_SCORES', 'DROP_COUNT', 'PASSCODE'];

function doneOf(
  open: readonly string[],
  { startTime = null as number | null, played = false } = {},
) {
  const base = { look: { ...sampleBase.look, startTime } };
  return guideSteps({ base, checklist: { entries: entriesWith(open, scored) }, twin: { played } })
    .filter(({ done }) => done)
    .map(({ step }) => step);
}

describe('the guide', () => {
  it('has five steps in every mode', () => {
    const base = { look: sampleBase.look };
    for (const codes of [scored, ['PROGRAMS', 'PAIRING', 'PASSCODE']]) {
      const checklist = { entries: entriesWith([], codes) };
      expect(guideSteps({ base, checklist, twin: { played: false } })).toHaveLength(5);
    }
  });

  it('ticks the steps that the competition fulfils, and no others', () => {
    expect(doneOf(['PROGRAMS', 'JUDGES'])).toEqual(['SCORE']);
    expect(doneOf(['JUDGES'], { startTime: 1 })).toEqual(['BASIC', 'SCORE', 'PROGRAMS']);
    expect(doneOf([], { startTime: 1, played: true })).toHaveLength(5);
  });

  it('asks a battle for a passcode in place of judges, which a battle does not need', () => {
    const checklist = { entries: entriesWith(['PASSCODE'], ['PROGRAMS', 'PAIRING', 'PASSCODE']) };
    const steps = guideSteps({
      base: { look: sampleBase.look },
      checklist,
      twin: { played: false },
    });
    expect(steps.map(({ step }) => step)).toContain('PASSCODE');
    expect(steps.map(({ step }) => step)).not.toContain('JUDGES');
  });
});
