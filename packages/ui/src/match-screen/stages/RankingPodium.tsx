'use client';
// The end of a ranking that will not change any more: the champion in the light, the second and the third beside.
import type { RankRow, ScoreUnit } from '@liangfen/sdk/schema';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { decimalsOfAll, formatFigure } from '../format.ts';
import { fitted, phrased } from '../parts/fitted.ts';
import { fittedFigure } from '../parts/fitted-text.ts';
import {
  belowBody,
  type PodiumRank,
  podiumNames,
  podiumStands,
  type Stand,
} from './podium-stands.ts';
import {
  Block,
  Contestant,
  Crown,
  Group,
  Name,
  People,
  Person,
  Points,
  Rays,
  Scene,
  StandWord,
} from './RankingPodium.styles.ts';

/** The size of a score on its stand, where there is room for it. */
const figure: Readonly<Record<PodiumRank, number>> = { 1: 150, 2: 96, 3: 80 };

export interface RankingPodiumProps {
  readonly rows: readonly RankRow[];
  readonly decimals: number;
  readonly unit?: ScoreUnit | undefined;
  /** Whether the stands are there before the winners. */
  readonly stepped?: boolean;
}

export function RankingPodium({
  rows,
  decimals: given,
  unit,
  stepped = false,
}: RankingPodiumProps) {
  const { body } = useRoom();
  const stands = podiumStands(rows, body);
  const decimals = decimalsOfAll(
    stands.flatMap(({ rows }) => rows.map(({ score }) => score)),
    given,
  );
  return (
    <Scene role="list" data-stepped={stepped || undefined}>
      {stands.map((stand) => (
        <StandView key={stand.rank} stand={stand} decimals={decimals} unit={unit} />
      ))}
    </Scene>
  );
}

function StandView({
  stand,
  decimals,
  unit,
}: Pick<RankingPodiumProps, 'decimals' | 'unit'> & { readonly stand: Stand }) {
  const { body } = useRoom();
  const { podium } = useScreenMessages().ranking;
  const { rank, rows, height, personWidth } = stand;
  const word = podium.ranks[rank];
  // Programs that share a rank have the same score.
  const score = rows[0]?.score ?? null;
  const points = score === null ? '' : formatFigure(score, decimals, unit);
  return (
    <Group data-place={rank} role="listitem">
      {rank === 1 ? <Rays aria-hidden /> : null}
      <People>
        {rows.map((row) => {
          const { name, contestant } = podiumNames(row, stand, body);
          return (
            <Person key={row.programId} data-person style={{ width: personWidth }}>
              {rank === 1 ? <CrownMark /> : null}
              <Name translate="no" style={{ fontSize: name.fontSize }}>
                {phrased(row.programName, { size: name.fontSize, width: personWidth - 60 })}
              </Name>
              {row.contestant === '' ? null : (
                <Contestant {...fitted(contestant, { centred: true })} />
              )}
            </Person>
          );
        })}
      </People>
      <Block style={{ height: height + belowBody }}>
        <StandWord>{rows.length > 1 ? fill(podium.tied, { rank: word }) : word}</StandWord>
        <Points
          key={points}
          style={{
            fontSize: fittedFigure(points, personWidth * rows.length - 40, figure[rank]),
            lineHeight: `${figure[rank] * 1.1}px`,
          }}
        >
          {points}
        </Points>
      </Block>
    </Group>
  );
}

function CrownMark() {
  return (
    <Crown viewBox="0 0 64 48" aria-hidden>
      <path d="M4 12l14 14L32 4l14 22 14-14-6 32H10z" />
    </Crown>
  );
}
