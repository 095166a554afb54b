'use client';
// The leader's score as a line across the columns, with whose it is beside it: the hall has seen both.
import type { RankRow } from '@liangfen/sdk/schema';
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { formatFigure } from '../format.ts';
import { fittedName } from '../names.ts';
import { fitted } from '../parts/fitted.ts';
import { columnTrack } from './JudgeColumn.tsx';
import type { CardSetting } from './judge-card-props.ts';
import { meterShare } from './meter-scale.ts';

const Line = part('i', 'lfs-judge-column-mark');
const Words = part('div', 'lfs-judge-column-mark-words');
const Score = part('b', 'lfs-digits');
const Name = part('strong', 'lfs-fitted-unbroken');

const words = 250;
/** The width that the columns leave beside them. */
export const markWidth = words + 24;

export interface MeterMarkProps {
  readonly mark: RankRow;
  readonly setting: CardSetting;
  readonly decimals: number;
}

export function MeterMark({ mark, setting, decimals }: MeterMarkProps) {
  const { result } = useScreenMessages();
  if (mark.score === null) return null;
  const { head, run } = columnTrack(setting);
  const top = head + (1 - meterShare(mark.score, setting.scale ?? null)) * run;
  return (
    <>
      <Line style={{ top }} aria-hidden />
      <Words style={{ top }}>
        <span>{result.mark}</span>
        <Score>{formatFigure(mark.score, decimals)}</Score>
        <Name
          {...fitted(
            fittedName([mark.programName], { width: words, most: 38, least: 28, lines: 2 }),
          )}
        />
      </Words>
    </>
  );
}
