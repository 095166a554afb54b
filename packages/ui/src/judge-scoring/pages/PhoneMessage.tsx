'use client';
// A phone's page that has only one thing to say, and where to go from it.
import { WaysOn } from '../parts/WaysOn.tsx';
import type { JudgeWays } from '../ways.ts';
import { PhonePage } from './PhonePage.tsx';

export interface PhoneMessageProps {
  readonly title: string;
  readonly hint: string;
  readonly ways: JudgeWays;
}

/**
 * @example
 * ```tsx
 * <PhoneMessage title="没有这场比赛" hint="请核对链接" ways={{ home: '/judging' }} />;
 * ```
 */
export function PhoneMessage({ title, hint, ways }: PhoneMessageProps) {
  return (
    <PhonePage title={title} hint={hint}>
      <WaysOn ways={ways} only={['logIn', 'signUp', 'home']} />
    </PhonePage>
  );
}
