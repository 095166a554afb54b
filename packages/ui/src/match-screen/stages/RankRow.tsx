'use client';
// One row of a ranking: rank, names, score; the default of the slot `RankRow`.
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { isStacked, RowNames } from '../parts/RowNames.tsx';
import type { RankRowProps } from '../slots/slots.ts';

const Row = part('div', 'lfs-ranking-rows-row');
const Rank = part('span', 'lfs-digits lfs-ranking-rows-rank');
const Decided = part('span', 'lfs-ranking-rows-decided');
const Gap = part('span', 'lfs-digits lfs-ranking-rows-gap');
const Points = part('span', 'lfs-digits lfs-ranking-rows-points');

/**
 * The stage's own row, where the page draws none.
 *
 * @example
 * ```tsx
 * const slots = {
 *   RankRow: (props: RankRowProps) =>
 *     props.latest ? <b>{props.row.programName} {props.text}</b> : <RankRow {...props} />,
 * };
 * <MatchScreen competitionId="c1" slots={slots} />;
 * ```
 */
export function RankRow(props: RankRowProps) {
  const { row, text, latest, compact, size, names, decided, gap, promoted } = props;
  const { ranking } = useScreenMessages();
  return (
    <Row
      data-latest={latest || undefined}
      data-compact={compact || undefined}
      data-rank={row.rank ?? undefined}
      data-promoted={promoted || undefined}
      style={{ fontSize: size }}
    >
      <Rank>{row.rank ?? ranking.unranked}</Rank>
      {/* Row by row: a name that comes later must not move those that are seen. */}
      <RowNames row={row} room={names} stacked={isStacked([row], () => names)} />
      {row.tied ? <Decided>{ranking.tied}</Decided> : null}
      {decided === '' ? null : <Decided>{decided}</Decided>}
      {row.score === null ? null : <Gap data-on={gap !== '' || undefined}>{gap}</Gap>}
      <Points data-none={row.score === null || undefined}>{text}</Points>
    </Row>
  );
}
