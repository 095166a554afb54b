'use client';
// The ranking as rows, each at its own height, so that a row that changes its rank travels there.
import type { RankRow, StageRanking } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { type Messages, useScreenMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';
import { decimalsOfAll, formatFigure, textWidth } from '../format.ts';
import { Ahead } from '../parts/Ahead.tsx';
import { digits, oneLine } from '../parts/type.ts';
import { type RowPlaces, rowPlaces } from './row-places.ts';

const Area = styled.div`
  position: relative;
  flex: 1;
`;

const Place = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  transition: transform 900ms ${token.easeInOut};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 30px;
  box-sizing: border-box;
  height: 100%;
  padding: 0 40px 0 28px;
  border: 2px solid transparent;
  border-radius: 14px;
  background: linear-gradient(90deg, ${token.surfaceRaised}, ${token.surface} 46%, transparent);
  /* Else it begins anew under the right border, as a thin bright line. */
  background-origin: border-box;
  opacity: 0;
  transform: translateX(-70px);
  transition:
    opacity ${token.normal} linear,
    transform ${token.slow} ${token.easeOut};
  &[data-on] {
    opacity: 1;
    transform: none;
  }
  &[data-rank='1'] {
    border-color: ${token.accent};
    background: linear-gradient(90deg, ${token.accentSoft}, ${token.accentSoft} 40%, ${token.surface});
  }
`;

const Rank = styled.span`
  ${digits}
  flex: none;
  display: grid;
  place-items: center;
  box-sizing: border-box;
  width: 1.72em;
  height: 1.22em;
  padding-bottom: 0.06em;
  color: ${token.textMuted};
  font-size: 0.96em;
  line-height: 1;
  transform: skewX(-8deg);
  [data-rank='1'] & {
    border-radius: 8px;
    background: ${token.accent};
    color: ${token.onAccent};
  }
  [data-rank='2'] &,
  [data-rank='3'] & {
    border: 3px solid ${token.accent};
    border-radius: 8px;
    color: ${token.accent};
  }
`;

/** Beside each other; in two columns below each other where a row is high enough. */
const Words = styled.div`
  flex: 1 1 0;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 30px;
  min-width: 0;
  /* One line: a contestant for whom nothing is left is not cut to one character. */
  height: 1.4em;
  line-height: 1.4em;
  overflow: hidden;
  &[data-stacked] {
    display: block;
    height: auto;
    line-height: 1.2;
  }
`;

const Name = styled.strong`
  ${oneLine}
  flex: 0 1 auto;
  max-width: 100%;
  font-size: 1em;
  font-weight: 600;
  [data-stacked] > & {
    display: block;
    font-size: 0.92em;
  }
`;

const Contestant = styled.span`
  ${oneLine}
  flex: 1 1 0;
  color: ${token.textMuted};
  font-size: 0.7em;
  [data-stacked] > & {
    display: block;
    font-size: max(28px, 0.62em);
  }
`;

const Decided = styled.span`
  flex: none;
  color: ${token.textMuted};
  font-size: 28px;
`;

const Points = styled.span`
  ${digits}
  flex: none;
  min-width: 2.8em;
  text-align: right;
  font-size: 1.22em;
  [data-rank='1'] & {
    color: ${token.accent};
  }
  &[data-none] {
    color: ${token.textMuted};
    font-family: ${token.font};
    font-size: 0.72em;
    font-weight: 400;
  }
`;

/** What a row shows only once it is its turn. */
const laterParts = [Rank, Words, Name, Contestant, Decided, Points];
/** All it is made of. */
export const rowParts = [Area, Place, Row, ...laterParts];

export interface RankingPartProps {
  readonly stage: StageRanking;
  readonly seen: ReadonlySet<string>;
}

export function RankingRows({ stage, seen }: RankingPartProps) {
  const { ranking } = useScreenMessages();
  const { rows } = stage;
  const decimals = decimalsOfAll(
    rows.map((row) => row.score),
    stage.decimals,
  );
  const places = rowPlaces(Math.max(rows.length, Math.min(stage.pageSize, stage.totalSize)));
  const stacked = places.columns > 1 && places.height >= 96;
  return (
    <Area role="list">
      <Ahead parts={laterParts} />
      {rows.map((row, index) => {
        const place = places.at(index);
        const on = seen.has(row.programId);
        return (
          <Place
            key={row.programId}
            role="listitem"
            style={{
              width: places.width,
              height: places.height,
              transform: `translate(${place.x}px, ${place.y}px)`,
            }}
          >
            <Row
              data-on={on || undefined}
              data-rank={row.rank ?? undefined}
              style={{ fontSize: rowSize(places) }}
            >
              {on ? (
                <>
                  <Rank>{row.rank ?? ranking.unranked}</Rank>
                  <Words data-stacked={stacked || undefined}>
                    <Name>{row.programName}</Name>
                    <Contestant style={{ minWidth: leastWidth(row.contestant) }}>
                      {row.contestant}
                    </Contestant>
                  </Words>
                  {row.decidedBy === null || places.columns > 1 ? null : (
                    <Decided>{decidedByText(row, ranking)}</Decided>
                  )}
                  <Points data-none={row.score === null || undefined}>
                    {row.score === null ? ranking.noScore : formatFigure(row.score, decimals)}
                  </Points>
                </>
              ) : null}
            </Row>
          </Place>
        );
      })}
    </Area>
  );
}

/** Words grow with their row; the smallest of them stays readable. */
function rowSize({ columns, height }: RowPlaces): number {
  return Math.max(columns > 1 ? 40 : 46, Math.min(64, height * 0.46));
}

/** So much of a contestant is worth showing: everything, or the beginning of a long one. */
function leastWidth(contestant: string): string {
  return `${Math.min(6, textWidth(contestant) * 1.06)}em`;
}

function decidedByText(
  { decidedBy }: RankRow,
  { decidedBy: words }: Messages['screen']['ranking'],
): string {
  const [rule] = (decidedBy ?? '').split(':');
  switch (rule) {
    case 'ITEM':
    case 'GROUP':
    case 'UNTRIMMED_MEAN':
    case 'HIGHEST_JUDGE':
    case 'SORT':
      return words[rule];
    default:
      return '';
  }
}
