'use client';
// Which month's records are shown; all of them without a choice.
import { useMemo } from 'react';
import { fill, useBackstageMessages } from '../../../messages/index.ts';
import { Select } from '../../../primitives/Select.tsx';
import { useServerClock } from '../../../provider/index.ts';
import { useOwnAccount } from '../../data/use-own-account.ts';
import { monthsBetween } from './months.ts';

export interface MonthFilterProps {
  readonly month: string | null;
  readonly onMonth: (month: string | null) => void;
}

/** A sub-account sees its main account's records, which may be older than itself. */
const yearsOfMainMs = 3 * 365 * 24 * 60 * 60 * 1000;

export function MonthFilter({ month, onMonth }: MonthFilterProps) {
  const { money } = useBackstageMessages();
  const texts = money.records;
  const clock = useServerClock();
  const user = useOwnAccount().data;
  const months = useMemo(() => {
    const now = clock.serverNow();
    if (user?.kind === 'MAIN') return monthsBetween(user.createdAt, now);
    return monthsBetween(now - yearsOfMainMs, now);
  }, [clock, user]);
  return (
    <Select
      label={texts.month}
      hideLabel
      value={month ?? ''}
      options={[
        { value: '', label: texts.everyMonth },
        ...months.map((value) => ({
          value,
          label: fill(texts.monthName, {
            year: value.slice(0, 4),
            month: Number(value.slice(5)),
          }),
        })),
      ]}
      onChange={(chosen) => onMonth(chosen === '' ? null : chosen)}
    />
  );
}
