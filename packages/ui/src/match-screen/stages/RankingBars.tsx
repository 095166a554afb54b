'use client';
// The ranking as six bars that grow side by side.
import { standingText } from '@liangfen/rules/words';
import type { RankRow } from '@liangfen/sdk/schema';
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { decimalsOfAll, figureWidth, formatFigure } from '../format.ts';
import { fitted } from '../parts/fitted.ts';
import { type BarNamesRoom, barNames } from './bar-names.ts';
import { barShare, rankingScale, towardsBest } from './bar-share.ts';
import { coveredPlaces } from './covered-places.ts';
import type { RankingPartProps } from './RankingRows.tsx';

/** The two names below a bar: columns are narrow on a wall that is higher than wide. */
const namesHeight = { wide: 188, tall: 420 } as const;
/** The score on top of a bar. */
const headHeight = 84;
/** The title with the air below it. */
const titleHeight = { wide: 110, tall: 136 } as const;
/** The head of a bar and the line it stands on, rank, and the air between them and the names. */
const besideBars = headHeight + 20 + 20 + 54 + 12;

const Area = part('div', 'lfs-ranking-bars-area');
const Column = part('div', 'lfs-ranking-bars-column');
const Stand = part('div', 'lfs-ranking-bars-stand');
const Rise = part('div', 'lfs-ranking-bars-rise');
const Points = part('div', 'lfs-digits lfs-ranking-bars-points');
const Bar = part('div', 'lfs-ranking-bars-bar');
/** Two strokes across the foot of a bar that does not begin at zero. */
const Break = part('span', 'lfs-ranking-bars-break');
const Foot = part('div', 'lfs-ranking-bars-foot');
const Rank = part('span', 'lfs-digits lfs-ranking-bars-rank');
const Tied = part('span', 'lfs-ranking-bars-tied');
const Name = part('strong', 'lfs-fitted-unbroken lfs-ranking-bars-name');
const Contestant = part('span', 'lfs-fitted-unbroken lfs-ranking-bars-contestant');
const Plinth = part('div', 'lfs-ranking-bars-plinth');
const Seal = part('span', 'lfs-digits lfs-ranking-bars-seal');

export function RankingBars({ stage, picture }: RankingPartProps) {
  const { ranking } = useScreenMessages();
  const { body, tall } = useRoom();
  const decimals = decimalsOfAll(
    stage.rows.map((row) => row.score),
    stage.decimals,
  );
  const first = picture.places - stage.rows.length;
  const pointsText = (score: number | null) =>
    score === null ? ranking.noScore : formatFigure(score, decimals, stage.scoreUnit);
  const column = Math.floor(Math.min(400, body.width / 6));
  const shape = tall ? 'tall' : 'wide';
  const names = { width: column - 28, height: namesHeight[shape] };
  const barHeight = body.height - titleHeight[shape] - besideBars - names.height;
  const scale = rankingScale(stage);
  const ems = Math.max(2.8, ...stage.rows.map((row) => figureWidth(pointsText(row.score))));
  return (
    <Area role="list" style={{ gridAutoColumns: column }}>
      {coveredPlaces(stage, picture).map(({ place, number, open, next, top }) => {
        const row = stage.rows[place - first];
        const share = row ? barShare(towardsBest(row.score, stage), scale) : 0;
        // Without a score, even the lid of the bar stays below the line.
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
              {share > 0 && scale.cut ? <Break aria-hidden /> : null}
            </Stand>
            <Foot data-on={open || undefined}>
              {row ? (
                <>
                  <Rank>{row.rank ?? ranking.unranked}</Rank>
                  {row.tied ? <Tied>{ranking.tied}</Tied> : null}
                  <Out row={row} />
                  <Names row={row} room={names} />
                </>
              ) : null}
            </Foot>
          </Column>
        );
      })}
    </Area>
  );
}

/** The word of whoever is out, in the place where a shared rank is told. */
function Out({ row }: { readonly row: RankRow }) {
  const { ranking } = useScreenMessages();
  const word = standingText(row, ranking.standing);
  return word === null ? null : <Tied>{word}</Tied>;
}

function Names({ row, room }: { readonly row: RankRow; readonly room: BarNamesRoom }) {
  const { name, person } = barNames(row, room);
  return (
    <>
      <Name {...fitted(name, { centred: true })} />
      {person === null ? null : <Contestant {...fitted(person, { centred: true })} />}
    </>
  );
}
