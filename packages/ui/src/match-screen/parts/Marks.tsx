'use client';
// Small calm marks over the picture: a test of scoring, and a rehearsal.
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';

const Test = part('div', 'lfs-marks-test');
const Rehearsal = part('span', 'lfs-marks-rehearsal');

export function TestMark() {
  const { test } = useScreenMessages();
  return <Test>{test}</Test>;
}

/** Beside the name of the evening, on every picture of a rehearsal. */
export function RehearsalMark() {
  const { rehearsal } = useScreenMessages();
  return <Rehearsal data-rehearsal>{rehearsal}</Rehearsal>;
}
