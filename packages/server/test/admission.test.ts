/** Tests streams of the live feed: unknown screens never take the streams of consoles, judges and the hall's own screens. */
import { describe, expect, test } from 'vitest';
import { type AdmissionLimits, createAdmission } from '../src/live/admission.ts';
import type { Viewer } from '../src/live/viewer.ts';
import { createTestClock } from './support/clock.ts';

const limits: AdmissionLimits = {
  streams: 100,
  keptStreams: 20,
  screensPerAddress: 30,
  consoleStreams: 4,
  judgeStreams: 2,
};
const screen: Viewer = { role: 'SCREEN', label: '大屏' };
const consoleOf = (sessionId: string): Viewer => ({ role: 'CONSOLE', sessionId, label: '控制台' });
const judge = (sessionId: string): Viewer => ({ role: 'JUDGE', sessionId, judgeId: sessionId });

function hall(now?: () => number) {
  const clock = createTestClock();
  const warnings: string[] = [];
  const log = {
    info: () => undefined,
    warn: (event: string) => warnings.push(event),
    error: () => undefined,
  };
  const admission = createAdmission({ now: now ?? clock.now, log }, limits);
  /** Opens 150 screens in turn from the given addresses and returns the streams of those that got in. */
  const crowd = (addresses: readonly string[]) => {
    const streams: (() => void)[] = [];
    for (let count = 0; count < 150; count += 1) {
      try {
        streams.push(admission.admit(screen, addresses[count % addresses.length] ?? ''));
      } catch (refusal) {
        expect(refusal).toMatchObject({ status: 429, code: 'TOO_MANY_STREAMS' });
      }
    }
    return streams;
  };
  return { admission, clock, crowd, warnings };
}

const everywhere = Array.from({ length: 150 }, (_, index) => `10.0.0.${index}`);

describe('when strangers open many screens', () => {
  test('an address is unknown in the first minutes of a process, too', () => {
    const { crowd } = hall(() => 0);
    expect(crowd(everywhere)).toHaveLength(80);
  });

  test('one address gets only its share', () => {
    expect(hall().crowd(['10.0.0.1'])).toHaveLength(30);
  });

  test('all of them together leave the reserved streams free, and the log says so once a minute', () => {
    const { crowd, warnings, clock } = hall();
    expect(crowd(everywhere)).toHaveLength(80);
    expect(warnings).toEqual(['live.streams.refused']);
    clock.advance(60_000);
    crowd(everywhere);
    expect(warnings).toHaveLength(2);
  });

  test('consoles and judges come in, also from an address whose share is used up', () => {
    const { admission, crowd } = hall();
    crowd(everywhere);
    crowd(['10.0.0.1']);
    admission.admit(consoleOf('operator'), '10.0.0.1');
    admission.admit(judge('phone'), '10.0.0.1');
  });

  test('a screen that has reported comes back, but not after ten minutes, and a new screen does not', () => {
    const { admission, clock, crowd } = hall();
    const leave = admission.admit(screen, '192.168.1.2');
    admission.reported('192.168.1.2');
    leave();
    crowd(everywhere);
    admission.admit(screen, '192.168.1.2')();
    expect(() => admission.admit(screen, '192.168.1.3')).toThrow();
    clock.advance(10 * 60_000);
    expect(() => admission.admit(screen, '192.168.1.2')).toThrow();
  });

  test('addresses that report like screens of the hall still leave half of the reserved streams', () => {
    const { admission, crowd } = hall();
    for (const address of everywhere) admission.reported(address);
    expect(crowd(everywhere)).toHaveLength(90);
    for (let count = 0; count < 10; count += 1) admission.admit(consoleOf(`${count}`), '');
  });
});

describe('a login', () => {
  test('has a few streams, and gets each back exactly once when it leaves', () => {
    const { admission } = hall();
    const leave = admission.admit(judge('phone'), '');
    admission.admit(judge('phone'), '');
    expect(() => admission.admit(judge('phone'), '')).toThrow();
    leave();
    leave();
    admission.admit(judge('phone'), '');
    expect(() => admission.admit(judge('phone'), '')).toThrow();
  });
});
