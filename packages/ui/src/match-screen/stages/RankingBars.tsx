'use client';
// The ranking as six bars that grow side by side.
import { styled } from 'styled-components';
import { useScreenMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';
import { decimalsOfAll, fittingSize, formatFigure } from '../format.ts';
import { Ahead } from '../parts/Ahead.tsx';
import { digits, oneLine } from '../parts/type.ts';
import { barShare } from './bar-share.ts';
import type { RankingPartProps } from './RankingRows.tsx';

const barHeight = 450;

const Area = styled.div`
  flex: 1;
  display: grid;
  grid-auto-columns: 288px;
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
  height: ${barHeight + 100}px;
  border-bottom: 4px solid ${token.lineStrong};
  overflow: hidden;
`;

/** The whole bar slides up from below the line: no stretching, so its head stays sharp. */
const Rise = styled.div`
  position: absolute;
  bottom: 0;
  left: calc(50% - 130px);
  width: 260px;
  height: 100%;
  transition: transform 1.4s ${token.easeOut};
`;

const Points = styled.div`
  ${digits}
  height: 84px;
  font-size: 64px;
  line-height: 84px;
  text-align: center;
  white-space: nowrap;
  [data-rank='1'] & {
    color: ${token.accent};
  }
  &[data-none] {
    color: ${token.textMuted};
    font-family: ${token.font};
    font-size: 36px;
    font-weight: 400;
  }
`;

const Bar = styled.div`
  width: 196px;
  margin: 0 auto;
  height: ${barHeight + 20}px;
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

const Name = styled.strong`
  display: -webkit-box;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  overflow: hidden;
  margin-top: 12px;
  /* As high as the largest name, so that contestants stand in one line. */
  min-height: 51px;
  font-weight: 600;
  line-height: 1.28;
`;

const Contestant = styled.span`
  ${oneLine}
  display: block;
  min-height: 42px;
  color: ${token.textMuted};
  font-size: 30px;
`;

/** What stands under a bar only once it has grown. */
const laterParts = [Rank, Name, Contestant];
/** All it is made of. */
export const barParts = [Area, Column, Stand, Rise, Points, Bar, Foot, ...laterParts];

export function RankingBars({ stage, seen }: RankingPartProps) {
  const { ranking } = useScreenMessages();
  const decimals = decimalsOfAll(
    stage.rows.map((row) => row.score),
    stage.decimals,
  );
  const pointsText = (score: number | null) =>
    score === null ? ranking.noScore : formatFigure(score, decimals);
  return (
    <Area role="list">
      <Ahead parts={laterParts} />
      {stage.rows.map((row) => {
        const on = seen.has(row.programId);
        const share = on ? barShare(row.score, stage.topScore, stage.vote) : 0;
        // Without a score even the lid of the bar stays below the line.
        const hidden = on ? (share === 0 ? 1.08 : 1 - share) : 1.3;
        return (
          <Column key={row.programId} role="listitem" data-rank={row.rank ?? undefined}>
            <Stand>
              <Rise style={{ transform: `translateY(${Math.round(hidden * barHeight)}px)` }}>
                <Points data-none={row.score === null || undefined}>
                  {on ? pointsText(row.score) : ''}
                </Points>
                <Bar />
              </Rise>
            </Stand>
            <Foot data-on={on || undefined}>
              {on ? (
                <>
                  <Rank>{row.rank ?? ranking.unranked}</Rank>
                  <Name
                    style={{
                      fontSize: fittingSize(row.programName, {
                        width: 256,
                        most: 40,
                        least: 30,
                        lines: 1,
                      }),
                    }}
                  >
                    {row.programName}
                  </Name>
                  <Contestant>{row.contestant}</Contestant>
                </>
              ) : null}
            </Foot>
          </Column>
        );
      })}
    </Area>
  );
}
