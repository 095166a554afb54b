'use client';
// The sheet of what a seat link shows, in the page.
import { StyleSheet } from '../../sheets/StyleSheet.tsx';
import { phoneSheet } from './phone-sheet.ts';

export function PhoneSheet() {
  return <StyleSheet name="phone" text={phoneSheet} />;
}
