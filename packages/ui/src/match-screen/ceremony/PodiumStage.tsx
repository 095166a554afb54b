'use client';
// 颁奖台: the stands are there from the beginning; the winners come onto them from the third place up. Where
// more share them than the stands hold, each rank has the wall for itself.
import { standAtMost } from '@liangfen/rules';
import type { RankRow, StagePodium } from '@liangfen/sdk/schema';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { Frame } from '../parts/Frame.tsx';
import { RankingPodium } from '../stages/RankingPodium.tsx';
import { CeremonyLight } from './CeremonyLight.tsx';
import { HonouredPages } from './HonouredPages.tsx';
import { Laurel } from './Laurel.tsx';

const Scene = part('div', 'lfs-podium-scene');

/** The size of the title's letters. */
const emblem = 110;

export function PodiumStageView({ stage }: { readonly stage: StagePodium }) {
  const { rows } = stage;
  const standing = withCovered(rows);
  const first = rows.filter(({ rank }) => rank === 1);
  return (
    <>
      <CeremonyLight
        lit={first.length > 0}
        occasion={first.map(({ programId }) => programId).join(' ')}
      />
      <Frame groupName={stage.groupName}>
        {standing.length > standAtMost ? (
          <OneRank rows={rows} />
        ) : (
          <RankingPodium rows={standing} decimals={stage.decimals} unit={stage.scoreUnit} stepped />
        )}
      </Frame>
    </>
  );
}

/** More than the stands hold are honoured one rank after the other, by their names: nobody is left out. */
function OneRank({ rows }: { readonly rows: readonly RankRow[] }) {
  const { podium } = useScreenMessages().ranking;
  const { body } = useRoom();
  const rank = ([1, 2, 3] as const).find((own) => rows.some((row) => row.rank === own)) ?? 3;
  const own = rows.filter((row) => row.rank === rank);
  const word = podium.ranks[rank];
  const title = own.length > 1 ? fill(podium.tied, { rank: word }) : word;
  const drawn = <Laurel key={title} title={title} size={emblem} />;
  return (
    <Scene>
      <HonouredPages
        key={rank}
        programs={own.map(({ programId: id, ...row }) => ({ id, ...row }))}
        occasion={title}
        height={body.height}
        emblem={() => ({ size: emblem, drawn })}
      />
    </Scene>
  );
}

/** Adds every place above the one that opened last, as covered: nobody may know yet whether one is shared. */
function withCovered(rows: readonly RankRow[]): readonly RankRow[] {
  const open = Math.min(4, ...rows.flatMap(({ rank }) => rank ?? []));
  const covered = ([1, 2, 3] as const)
    .filter((rank) => rank < open)
    .map((rank) => ({
      rank,
      tied: false,
      programId: `covered-${rank}`,
      sort: rank,
      programName: '',
      contestant: '',
      score: null,
      decidedBy: null,
    }));
  return [...covered, ...rows];
}
