'use client';
import { useScreenMessages } from '../../messages/index.ts';
// Small calm marks over the picture: rehearsal of scoring, and a connection that is gone.
import { part } from '../../sheets/part.ts';

const Test = part('div', 'lfs-marks-test');
const Rehearsal = part('span', 'lfs-marks-rehearsal');
const Lost = part('div', 'lfs-marks-lost');

export function TestMark() {
  const { test } = useScreenMessages();
  return <Test>{test}</Test>;
}

/** Beside the name of the evening, on every picture of a rehearsal. */
export function RehearsalMark() {
  const { rehearsal } = useScreenMessages();
  return <Rehearsal data-rehearsal>{rehearsal}</Rehearsal>;
}

export function ConnectionLostMark() {
  const { connectionLost } = useScreenMessages();
  return (
    <Lost>
      <i aria-hidden />
      {connectionLost}
    </Lost>
  );
}
