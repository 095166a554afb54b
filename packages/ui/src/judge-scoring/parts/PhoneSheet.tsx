'use client';
// The sheet of what a seat link shows, in the page.
import { Sheet } from '../../sheets/Sheet.tsx';
import { phoneSheet } from './phone-sheet.ts';

export function PhoneSheet() {
  return <Sheet name="phone" text={phoneSheet} />;
}
