'use client';
// One row of a ranking: rank, names, score; the default of the slot `RankRow`.
import { keyframes, styled } from 'styled-components';
import { useScreenMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';
import { isStacked, RowNames, rowNameParts } from '../parts/RowNames.tsx';
import { digits } from '../parts/type.ts';
import type { RankRowProps } from '../slots/slots.ts';

const opens = keyframes`
  from { opacity: 0; transform: translateX(-70px); }
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
  &[data-latest] {
    animation: ${opens} ${token.slow} ${token.easeOut};
  }
  &[data-compact] {
    gap: 16px;
    padding: 0 24px 0 18px;
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

/** All it is made of. */
export const rankRowParts = [Row, Rank, ...rowNameParts, Decided, Points];

/** What the stage shows where the page draws no row of its own. */
export function RankRow({ row, text, latest, compact, size, names, decided }: RankRowProps) {
  const { ranking } = useScreenMessages();
  return (
    <Row
      data-latest={latest || undefined}
      data-compact={compact || undefined}
      data-rank={row.rank ?? undefined}
      style={{ fontSize: size }}
    >
      <Rank>{row.rank ?? ranking.unranked}</Rank>
      {/* Row by row: a name that comes later must not move those that are seen. */}
      <RowNames row={row} room={names} stacked={isStacked([row], () => names)} />
      {row.tied ? <Decided>{ranking.tied}</Decided> : null}
      {decided === '' ? null : <Decided>{decided}</Decided>}
      <Points data-none={row.score === null || undefined}>{text}</Points>
    </Row>
  );
}
