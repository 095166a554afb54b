'use client';
// The style sheet of what a seat link shows, in the page.
import { StyleSheet } from '../../style-sheets/StyleSheet.tsx';
import { phoneStyles } from './phone-styles.ts';

export function PhoneStyles() {
  return <StyleSheet name="phone" text={phoneStyles} />;
}
