'use client';
// One row of a ranking: rank, names, score; the default of the slot `RankRow`.
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { Photo } from '../parts/Photo.tsx';
import { RowNames, stackedFrom } from '../parts/RowNames.tsx';
import type { RankRowProps } from '../slots/slots.ts';

const Row = part('div', 'lfs-ranking-rows-row');
const Rank = part('span', 'lfs-digits lfs-ranking-rows-rank');
const Face = part('span', 'lfs-ranking-rows-face');
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
  const { face = 0, height } = props;
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
      {face === 0 ? null : (
        <Face
          aria-hidden
          data-mark={(row.photoUrl ?? null) === null || undefined}
          style={{ width: face, height }}
        >
          <FaceOf row={row} />
        </Face>
      )}
      {/* By the height alone: a name that comes later must not move those that are seen. */}
      <RowNames row={row} room={names} stacked={names.height >= stackedFrom} />
      {row.tied ? <Decided>{ranking.tied}</Decided> : null}
      {decided === '' ? null : <Decided>{decided}</Decided>}
      {row.score === null ? null : <Gap data-on={gap !== '' || undefined}>{gap}</Gap>}
      <Points data-none={row.score === null || undefined}>{text}</Points>
    </Row>
  );
}

/** A photograph, the mark of the school, or the first sign of the name, which leaves no hole in the table. */
function FaceOf({ row }: Pick<RankRowProps, 'row'>) {
  const url = row.photoUrl ?? row.markUrl ?? null;
  if (url !== null) return <Photo url={url} />;
  const [first = ''] = row.contestant.trim() || row.programName.replace(/^[\p{Ps}\p{Pi}]+/u, '');
  return <b>{first}</b>;
}
