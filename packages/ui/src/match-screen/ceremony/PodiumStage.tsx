'use client';
// 颁奖台: the stands are there from the beginning; the winners come onto them from the third place up.
import { standAtMost } from '@liangfen/rules';
import type { RankRow, StagePodium } from '@liangfen/sdk/schema';
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { Frame } from '../parts/Frame.tsx';
import { RankingPodium } from '../stages/RankingPodium.tsx';
import { CeremonyLight } from './CeremonyLight.tsx';
import { Laureates } from './Laureates.tsx';
import { Laurel } from './Laurel.tsx';

const Scene = part('div', 'lfs-podium-scene');

export function PodiumStageView({ stage }: { readonly stage: StagePodium }) {
  const { champion: texts } = useScreenMessages();
  const { body } = useRoom();
  const { rows } = stage;
  const first = rows.filter(({ rank }) => rank === 1);
  const crowned = first.length > 0;
  return (
    <>
      <CeremonyLight lit={crowned} occasion={first.map(({ programId }) => programId).join(' ')} />
      <Frame groupName={stage.groupName}>
        {/* Winners who share the first place with too many others have no stand, only a name. */}
        {first.length > standAtMost ? (
          <Scene>
            <Laurel title={texts.titleTied} size={110} />
            <Laureates
              programs={first.map(({ programId: id, ...row }) => ({ id, ...row }))}
              area={{ width: body.width, height: body.height - 210 }}
            />
          </Scene>
        ) : (
          <RankingPodium rows={withCovered(rows)} decimals={stage.decimals} stepped />
        )}
      </Frame>
    </>
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
