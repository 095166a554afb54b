'use client';
// Stands in the place of a phone that is not set up, made of the phone's own parts: its page loads no engine of styles.
import { type NotSetUpProps, useNotSetUp } from '../provider/use-not-set-up.ts';
import { PhonePage } from './pages/PhonePage.tsx';

export function PhoneNotSetUp(props: NotSetUpProps) {
  return <PhonePage {...useNotSetUp(props)} />;
}
