'use client';
// The ranking as six bars that grow side by side.
import type { RankRow } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { useScreenMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { decimalsOfAll, figureWidth, formatFigure, shortened } from '../format.ts';
import { contestantChoices, fittedName } from '../names.ts';
import { Ahead } from '../parts/Ahead.tsx';
import { fitted, Unbroken } from '../parts/fitted.ts';
import { digits } from '../parts/type.ts';
import { barShare } from './bar-share.ts';
import { coveredPlaces } from './covered-places.ts';
import type { RankingPartProps } from './RankingRows.tsx';

/** Title, rank and two names of two lines each below the bars. */
const besideBars = { wide: 470, tall: 680 } as const;
/** The score on top of a bar. */
const headHeight = 84;

const Area = styled.div`
  flex: 1;
  display: grid;
  grid-auto-flow: column;
  justify-content: center;
  align-items: start;
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  min-width: 0;
`;

const Stand = styled.div`
  position: relative;
  width: 100%;
  border-bottom: 4px solid ${token.lineStrong};
  overflow: hidden;
`;

/** The whole bar slides up from below the line: no stretching, so its head stays sharp. */
const Rise = styled.div`
  position: absolute;
  bottom: 0;
  left: 0;
  width: 100%;
  height: 100%;
  transition: transform 1.4s ${token.easeOut};
`;

const Points = styled.div`
  ${digits}
  height: ${headHeight}px;
  line-height: ${headHeight}px;
  text-align: center;
  white-space: nowrap;
  [data-rank='1'] & {
    color: ${token.accent};
  }
  &[data-none] {
    color: ${token.textMuted};
    font-family: ${token.font};
    font-weight: 400;
  }
`;

const Bar = styled.div`
  width: 68%;
  margin: 0 auto;
  height: 100%;
  position: relative;
  border-radius: 12px 12px 0 0;
  background:
    linear-gradient(90deg, ${token.textFaint}, transparent 34%, transparent 66%, ${token.overlay} 160%),
    linear-gradient(180deg, ${token.second}, transparent 130%);
  /* A lid of light: heights are compared at their upper edge. */
  &::before {
    content: '';
    position: absolute;
    top: -2px;
    right: -2px;
    left: -2px;
    height: 10px;
    border-radius: 12px 12px 0 0;
    background: ${token.lineStrong};
  }
  [data-rank='1'] &::before {
    background: ${token.accentStrong};
  }
  border: 2px solid ${token.lineStrong};
  border-bottom: 0;
  box-sizing: border-box;
  [data-rank='1'] & {
    border-color: ${token.accentStrong};
    background:
      linear-gradient(90deg, ${token.textFaint}, transparent 34%, transparent 66%, ${token.overlay} 160%),
      linear-gradient(180deg, ${token.accent}, transparent 150%);
  }
`;

const Foot = styled.div`
  box-sizing: border-box;
  width: 100%;
  margin-top: 20px;
  padding: 0 14px;
  text-align: center;
  opacity: 0;
  transition: opacity ${token.normal} linear;
  &[data-on] {
    opacity: 1;
  }
`;

const Rank = styled.span`
  ${digits}
  display: inline-grid;
  place-items: center;
  box-sizing: border-box;
  min-width: 64px;
  height: 54px;
  padding-bottom: 0.06em;
  border-radius: 8px;
  border: 3px solid ${token.line};
  color: ${token.textMuted};
  font-size: 40px;
  line-height: 1;
  transform: skewX(-8deg);
  [data-rank='1'] & {
    border-color: ${token.accent};
    background: ${token.accent};
    color: ${token.onAccent};
  }
  [data-rank='2'] &,
  [data-rank='3'] & {
    border-color: ${token.accent};
    color: ${token.accent};
  }
`;

/** Beside the rank, so that names stay in one line with those of other bars. */
const Tied = styled.span`
  margin-left: 14px;
  color: ${token.textMuted};
  font-size: 32px;
  line-height: 54px;
  vertical-align: top;
`;

const Name = styled(Unbroken)`
  margin-top: 12px;
  font-weight: 600;
  line-height: 1.24;
`;

const Contestant = styled(Unbroken)`
  margin-top: 4px;
  color: ${token.textMuted};
  line-height: 1.24;
`;

/** A place that is still covered: all plinths are as high, so that they tell nothing. */
const Plinth = styled.div`
  position: absolute;
  bottom: 0;
  left: calc(50% - 98px);
  width: 196px;
  height: 46%;
  box-sizing: border-box;
  border: 2px solid ${token.line};
  border-bottom: 0;
  border-radius: 12px 12px 0 0;
  background: linear-gradient(180deg, ${token.surfaceRaised}, ${token.surfaceSunken} 82%);
  transition: opacity ${token.normal} linear;
  &[data-open] {
    opacity: 0;
  }
  &[data-top] {
    border-color: ${token.accentSoft};
    background: linear-gradient(180deg, ${token.accentSoft}, ${token.surfaceSunken} 82%);
  }
  &::after {
    content: '';
    position: absolute;
    inset: -2px -2px 0;
    border: 3px solid ${token.accent};
    border-bottom: 0;
    border-radius: 12px 12px 0 0;
    background: linear-gradient(180deg, ${token.accentSoft}, transparent);
    opacity: 0;
    transition: opacity ${token.slow} ${token.easeOut};
  }
  &[data-next]::after {
    opacity: 1;
  }
`;

const Seal = styled.span`
  ${digits}
  position: absolute;
  z-index: 1;
  top: 34px;
  right: 0;
  left: 0;
  color: ${token.textMuted};
  font-size: 96px;
  line-height: 1;
  text-align: center;
  transform: skewX(-8deg);
  [data-top] > & {
    color: ${token.accent};
  }
  [data-next] > & {
    color: ${token.text};
  }
`;

/** What stands under a bar only once it has grown. */
const laterParts = [Rank, Tied, Name, Contestant];
/** All it is made of. */
export const barParts = [Area, Column, Stand, Plinth, Seal, Rise, Points, Bar, Foot, ...laterParts];

export function RankingBars({ stage, picture }: RankingPartProps) {
  const { ranking } = useScreenMessages();
  const { body, tall } = useRoom();
  const decimals = decimalsOfAll(
    stage.rows.map((row) => row.score),
    stage.decimals,
  );
  const first = picture.places - stage.rows.length;
  const pointsText = (score: number | null) =>
    score === null ? ranking.noScore : formatFigure(score, decimals);
  const column = Math.floor(Math.min(400, body.width / 6));
  const barHeight = body.height - (tall ? besideBars.tall : besideBars.wide);
  const ems = Math.max(2.8, ...stage.rows.map((row) => figureWidth(pointsText(row.score))));
  return (
    <Area role="list" style={{ gridAutoColumns: column }}>
      <Ahead parts={laterParts} />
      {coveredPlaces(stage, picture).map(({ place, number, open, next, top }) => {
        const row = stage.rows[place - first];
        const share = row ? barShare(row.score, stage.topScore) : 0;
        // Without a score even the lid of the bar stays below the line.
        const hidden = row ? (share === 0 ? 1.08 : 1 - share) : 1.3;
        return (
          <Column key={place} role="listitem" data-rank={row?.rank ?? undefined}>
            <Stand style={{ height: barHeight + headHeight + 16 }}>
              <Plinth
                data-open={open || undefined}
                data-next={next || undefined}
                data-top={top || undefined}
              >
                <Seal>{open ? '' : number}</Seal>
              </Plinth>
              <Rise style={{ transform: `translateY(${Math.round(hidden * barHeight)}px)` }}>
                <Points
                  data-none={row?.score === null || undefined}
                  style={{ fontSize: row?.score === null ? 36 : Math.min(68, (column - 16) / ems) }}
                >
                  {row ? pointsText(row.score) : ''}
                </Points>
                <Bar />
              </Rise>
            </Stand>
            <Foot data-on={open || undefined}>
              {row ? (
                <>
                  <Rank>{row.rank ?? ranking.unranked}</Rank>
                  {row.tied ? <Tied>{ranking.tied}</Tied> : null}
                  <Names row={row} width={column - 28} />
                </>
              ) : null}
            </Foot>
          </Column>
        );
      })}
    </Area>
  );
}

/** A program's name in more lines than two is cut; the contestant's is not. */
function Names({ row, width }: { readonly row: RankRow; readonly width: number }) {
  const room = { width, least: 28, lines: 2 };
  const programName = shortened(row.programName, (2 * width) / room.least - 1.6);
  return (
    <>
      <Name
        as="strong"
        {...fitted(fittedName([programName], { ...room, most: 40 }), { centred: true })}
      />
      {row.contestant === '' ? null : (
        <Contestant
          {...fitted(fittedName(contestantChoices(row.contestant), { ...room, most: 32 }), {
            centred: true,
          })}
        />
      )}
    </>
  );
}
