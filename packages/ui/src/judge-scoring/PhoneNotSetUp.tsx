'use client';
// The same in the place of a phone, made of the phone's own parts: its page does without the engine of styles.
import { type NotSetUpProps, useNotSetUp } from '../provider/use-not-set-up.ts';
import { PhonePage } from './pages/PhonePage.tsx';

export function PhoneNotSetUp(props: NotSetUpProps) {
  return <PhonePage {...useNotSetUp(props)} />;
}
