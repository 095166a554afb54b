'use client';
// A small calm mark over a picture that is no longer fresh.
import { useFirstScreenMessages } from '../../messages/use-first-screen-messages.ts';
import { part } from '../../style-sheets/part.ts';

const Lost = part('div', 'lfs-marks-lost');

export function LostMark() {
  const { connectionLost } = useFirstScreenMessages();
  return (
    <Lost>
      <i aria-hidden />
      <span>{connectionLost}</span>
    </Lost>
  );
}
