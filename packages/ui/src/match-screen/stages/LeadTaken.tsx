'use client';
// The lead changes hands: for a moment the loudest picture of the evening, over the whole wall.
import { scoreGap } from '@liangfen/rules';
import type { RankRow, StageResult } from '@liangfen/sdk/schema';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { figureWidth, formatFigure } from '../format.ts';
import { contestantChoices, fittedName } from '../names.ts';
import { fitted } from '../parts/fitted.ts';

const Scene = part('div', 'lfs-lead-taken-scene');
const Flash = part('i', 'lfs-lead-taken-flash');
const Sweep = part('i', 'lfs-lead-taken-sweep');
const Title = part('div', 'lfs-lead-taken-title');
const Band = part('div', 'lfs-lead-taken-band');
const Names = part('div', 'lfs-lead-taken-names');
const Name = part('strong', 'lfs-fitted-unbroken lfs-lead-taken-name');
const Contestant = part('span', 'lfs-fitted-unbroken lfs-lead-taken-contestant');
const Score = part('b', 'lfs-digits lfs-lit-digits lfs-lead-taken-score');
const Former = part('div', 'lfs-lead-taken-former');
const FormerName = part('span', 'lfs-fitted-unbroken lfs-lead-taken-former-name');
const FormerScore = part('span', 'lfs-digits lfs-lead-taken-former-score');
const Gap = part('div', 'lfs-lead-taken-gap');

export interface LeadTakenProps {
  readonly stage: Pick<StageResult, 'program' | 'vote' | 'working'>;
  readonly score: number;
  readonly former: RankRow;
  readonly decimals: number;
}

export function LeadTaken({ stage, score, former, decimals }: LeadTakenProps) {
  const { result } = useScreenMessages();
  const { body, tall } = useRoom();
  const { program, vote } = stage;
  const { scoreUnit } = stage.working;
  const text = formatFigure(score, decimals, scoreUnit);
  const before = former.score ?? 0;
  const figure = Math.min(250, (tall ? body.width : body.width * 0.4) / figureWidth(text));
  const room = tall ? body.width : body.width - figureWidth(text) * figure - 80;
  return (
    <Scene>
      <Flash aria-hidden />
      <Sweep aria-hidden />
      <Title>{result.leadTaken}</Title>
      <Band data-tall={tall || undefined}>
        <Names>
          <Name
            {...fitted(
              fittedName([program.programName], { width: room, most: 132, least: 52, lines: 2 }),
            )}
          />
          {program.contestant === '' ? null : (
            <Contestant
              {...fitted(
                fittedName(contestantChoices(program.contestant), {
                  width: room,
                  most: 60,
                  least: 36,
                  lines: 2,
                }),
              )}
            />
          )}
        </Names>
        <Score style={{ fontSize: figure }}>{text}</Score>
      </Band>
      <Former data-tall={tall || undefined}>
        <small>{result.formerLeader}</small>
        <FormerName
          {...fitted(
            fittedName([former.programName], {
              width: body.width * (tall ? 0.6 : 0.44),
              most: 56,
              least: 34,
              lines: 2,
            }),
          )}
        />
        <FormerScore>{formatFigure(before, decimals, scoreUnit)}</FormerScore>
        <Gap>
          {fill(vote ? result.leadTakenByVotes : result.leadTakenBy, {
            gap: formatFigure(scoreGap(score, before), decimals, scoreUnit),
            unit: result.units[scoreUnit ?? 'POINTS'],
          })}
        </Gap>
      </Former>
    </Scene>
  );
}
