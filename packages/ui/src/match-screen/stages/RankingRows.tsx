'use client';
import { type RankingPicture, scoreGap, tieBreakParts } from '@liangfen/rules';
// The ranking as rows over their covers, each at its own height, so that a row that changes its rank travels there; the line
// of promotion between two of them, and how far each is behind the leader.
import { standingText } from '@liangfen/rules/words';
import type { RankRow as RankRowValue, ScoreOrder, StageRanking } from '@liangfen/sdk/schema';
import type { CSSProperties } from 'react';
import { fill, type Messages, useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { decimalsOfAll, figureWidth, formatFigure, textWidth } from '../format.ts';
import { slotted, useSlots } from '../slots/slots.ts';
import { coveredPlaces } from './covered-places.ts';
import { RankRow } from './RankRow.tsx';
import { lineHeight, type RowPositions, rowPositions } from './row-positions.ts';
import { standingAt } from './standing-at.ts';

const Area = part('div', 'lfs-ranking-rows-area');
const RowBox = part('div', 'lfs-ranking-rows-place');
const Cover = part('div', 'lfs-ranking-rows-cover');
const Seal = part('span', 'lfs-digits lfs-ranking-rows-seal');
const Hidden = part('span', 'lfs-ranking-rows-hidden');
const PromotionLine = part('div', 'lfs-ranking-rows-promotion');

/** The title above the rows, and air. */
const titleHeight = 112;

export interface RankingPartProps {
  /** The stage, cut to the open positions. */
  readonly stage: StageRanking;
  readonly picture: RankingPicture;
}

export function RankingRows({ stage, picture }: RankingPartProps) {
  const { ranking } = useScreenMessages();
  const Own = useSlots().RankRow;
  const { rows } = stage;
  const decimals = decimalsOfAll(
    rows.map((row) => row.score),
    stage.decimals,
  );
  const { body, tall } = useRoom();
  const promoted = promotedOnPage(stage);
  const positions = rowPositions(
    Math.max(picture.places, Math.min(stage.pageSize, stage.totalSize)),
    { width: body.width, height: body.height - titleHeight },
    promoted,
  );
  const first = picture.places - rows.length;
  const { latest } = picture;
  const size = rowSize(positions);
  const decidedIn = (row: RankRowValue) =>
    (row.decidedBy !== null && positions.columns === 1 && !tall) ||
    (row.score !== null && standingText(row) !== null);
  const figures = rows.map((row) =>
    row.score === null ? '' : formatFigure(row.score, decimals, stage.scoreUnit),
  );
  const figureEms = Math.max(3.2, ...figures.map(figureWidth));
  const sums = placesTexts(stage, ranking.placesSum);
  const gaps = sums.size > 0 ? sums : gapTexts(stage, decimals);
  // Kept before the leader is seen, too: gaps that come later move nothing.
  const gapWidth = sums.size > 0 ? textWidth : figureWidth;
  const gapEms = Math.max(figureWidth('−') + figureEms, ...[...gaps.values()].map(gapWidth));
  // Less the rank, the score, the air between, how far behind it is, and what decided a tie.
  const beside =
    size * (1.65 + figureEms * 1.22) + gapEms * gapSize(size) + (positions.columns > 1 ? 100 : 170);
  const face = stage.pictured === true ? Math.round(positions.height * faceShape) : 0;
  const roomOf = (row: RankRowValue) => ({
    width:
      positions.width -
      beside -
      (face === 0 ? 0 : face + 30) -
      (decidedIn(row) ? decidedWidth : 0) -
      (row.tied ? tiedWidth : 0),
    height: positions.height,
    most: size,
  });
  return (
    <Area role="list" style={{ '--lf-gap-ems': gapEms } as CSSProperties}>
      {coveredPlaces(stage, picture).map(({ place, number, open, next, top }) => (
        <RowBox
          key={`place ${place}`}
          role={open ? 'presentation' : 'listitem'}
          aria-hidden={open}
          style={positionStyle(positions, place)}
        >
          <Cover
            data-open={open || undefined}
            data-next={next || undefined}
            data-top={top || undefined}
            style={{ fontSize: rowSize(positions) }}
          >
            <Seal>{open ? '' : number}</Seal>
            <Hidden />
          </Cover>
        </RowBox>
      ))}
      {rows.map((row, index) => {
        const place = first + index;
        const at = standingAt(stage, picture, index);
        return (
          <RowBox
            key={row.programId}
            role="listitem"
            data-newcomer={row.programId === stage.newcomer || undefined}
            style={positionStyle(positions, first + at.place)}
          >
            {slotted(Own, RankRow, {
              row: at.row,
              text:
                row.score === null
                  ? (standingText(row, ranking.standing) ?? ranking.noScore)
                  : formatFigure(row.score, decimals, stage.scoreUnit),
              latest: place >= latest.from && place < latest.to,
              compact: positions.columns > 1,
              width: positions.width,
              height: positions.height,
              size,
              names: roomOf(row),
              decided: decidedIn(row)
                ? (standingText(row, ranking.standing) ?? decidedByText(row, ranking))
                : '',
              gap: picture.newcomerWaits ? '' : (gaps.get(row.programId) ?? ''),
              face,
              promoted: row.rank !== null && first + at.place < promoted,
            })}
          </RowBox>
        );
      })}
      {positions.line === null ? null : (
        <PromotionLine
          role="listitem"
          style={{
            width: positions.width,
            height: lineHeight,
            transform: `translate(${positions.line.x}px, ${positions.line.y}px)`,
          }}
        >
          <b>{ranking.promoted}</b>
          <span>{fill(ranking.promotedCount, { count: promotedTo(stage) })}</span>
        </PromotionLine>
      )}
    </Area>
  );
}

/** A window on a photograph, a little narrower than its row is high. */
const faceShape = 0.94;

/** Smaller than a score, and still read from the last row. */
function gapSize(size: number): number {
  return Math.max(30, size * 0.68);
}

/** Returns the last promoted place as far as the hall knows: who shares its rank is told when that rank is. */
function promotedTo({ promotedCount = 0, promotedPlaces = promotedCount }: StageRanking): number {
  return promotedPlaces;
}

function promotedOnPage(stage: StageRanking): number {
  return Math.max(0, promotedTo(stage) - stage.pageNo * stage.pageSize);
}

/** How a score that is behind the leader's is told: points are missing, seconds are too many. */
const orders: Readonly<
  Record<
    ScoreOrder,
    { readonly isBehind: (score: number, best: number) => boolean; readonly sign: string }
  >
> = {
  HIGHER_FIRST: { isBehind: (score, best) => score < best, sign: '−' },
  LOWER_FIRST: { isBehind: (score, best) => score > best, sign: '+' },
};

/** Where judges' places rank, what they come to stands in the place of the gap: by it a row is where it is. */
function placesTexts({ rows }: StageRanking, text: string): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap(({ programId, places }) =>
      places === undefined ? [] : [[programId, fill(text, { total: places.total })] as const],
    ),
  );
}

/**
 * Returns the gaps by program, once the page is whole; none before the leader is seen, because a gap would tell the
 * leader's score. A later page that is measured by its own highest has no gaps, because it stands before a leader
 * nobody has seen.
 */
function gapTexts(stage: StageRanking, decimals: number): ReadonlyMap<string, string> {
  const { rows, topScore, pageNo, totalSize, pageSize, scoreUnit } = stage;
  const { isBehind, sign } = orders[stage.scoreOrder ?? 'HIGHER_FIRST'];
  const best = rows[0];
  const whole = rows.length >= Math.min(pageSize, totalSize - pageNo * pageSize);
  // Where judges' places rank, scores are behind nobody.
  if (best?.places !== undefined) return new Map();
  if (!whole || topScore === null || best === undefined || best.score === null) return new Map();
  const led = pageNo === 0 ? best.rank === 1 : isBehind(best.score, topScore);
  if (!led) return new Map();
  return new Map(
    rows.flatMap(({ programId, score }) =>
      score === null || !isBehind(score, topScore)
        ? []
        : [
            [
              programId,
              `${sign}${formatFigure(scoreGap(topScore, score), decimals, scoreUnit)}`,
            ] as const,
          ],
    ),
  );
}

function positionStyle({ width, height, at }: RowPositions, place: number): CSSProperties {
  const { x, y } = at(place);
  return { width, height, transform: `translate(${x}px, ${y}px)` };
}

/** Words grow with their row; the smallest of them stays readable. */
function rowSize({ columns, height }: RowPositions): number {
  return Math.max(columns > 1 ? 40 : 46, Math.min(64, height * 0.46));
}

/** 同分，按最高评委分 at 28 px. */
const decidedWidth = 320;
/** 并列, and the air before it. */
const tiedWidth = 88;

function decidedByText(
  { decidedBy }: RankRowValue,
  { decidedBy: text, tieBreak: words }: Messages['screen']['ranking'],
): string {
  const parts = decidedBy === null ? null : tieBreakParts(decidedBy);
  return parts === null ? '' : fill(text, { tieBreak: words[parts.kind] });
}
