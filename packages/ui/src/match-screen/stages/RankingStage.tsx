'use client';
// 排名: the table by pages, or six bars; revealed from the last place up, and at last the podium.
import { rankingPicture } from '@liangfen/rules';
import type { RankShowType, StageRanking } from '@liangfen/sdk/schema';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { EmptyPicture, Frame } from '../parts/Frame.tsx';
import { useSteady } from '../use-steady.ts';
import { RankingBars } from './RankingBars.tsx';
import { RankingPodium } from './RankingPodium.tsx';
import { RankingRows } from './RankingRows.tsx';

const Layout = part('div', 'lfs-ranking-sheet');
const Title = part('div', 'lfs-ranking-title');

const displays: Readonly<Record<RankShowType, typeof RankingRows | typeof RankingBars>> = {
  DEFAULT: RankingRows,
  PK: RankingBars,
};

export function RankingStageView({
  stage,
  step,
}: {
  readonly stage: StageRanking;
  readonly step: number;
}) {
  const { ranking } = useScreenMessages();
  const picture = useSteady(rankingPicture(stage, step));
  const pages = Math.max(1, Math.ceil(stage.totalSize / stage.pageSize));
  const title =
    stage.item === null ? ranking.title : fill(ranking.itemTitle, { item: stage.item.itemName });
  const Rows = displays[stage.showType];
  return (
    <Frame groupName={stage.groupName} item={picture.podium ? stage.item : null}>
      <Layout data-gone={picture.podium || undefined} aria-hidden={picture.podium}>
        <Title>
          <h1>{title}</h1>
          {pages > 1 ? <span>{fill(ranking.page, { page: stage.pageNo + 1, pages })}</span> : null}
        </Title>
        {picture.places === 0 ? (
          <EmptyPicture>{ranking.empty}</EmptyPicture>
        ) : (
          <Rows stage={stage} picture={picture} />
        )}
      </Layout>
      {picture.podium ? <RankingPodium rows={stage.rows} decimals={stage.decimals} /> : null}
    </Frame>
  );
}
