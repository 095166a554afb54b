'use client';
// A phone's page that has only one thing to say, and where to go from it.
import { WaysOn } from '../parts/WaysOn.tsx';
import type { JudgeWays } from '../ways.ts';
import { PhonePage } from './PhonePage.tsx';

export interface PhoneNoticeProps {
  readonly title: string;
  readonly hint: string;
  readonly ways: JudgeWays;
}

/**
 * @example
 * ```tsx
 * <PhoneNotice title="没有这场比赛" hint="请核对链接" ways={{ home: '/judging' }} />;
 * ```
 */
export function PhoneNotice({ title, hint, ways }: PhoneNoticeProps) {
  return (
    <PhonePage title={title} hint={hint}>
      <WaysOn ways={ways} only={['logIn', 'signUp', 'home']} />
    </PhonePage>
  );
}
