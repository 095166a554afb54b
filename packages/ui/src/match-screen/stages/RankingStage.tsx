'use client';
// 排名: the table by pages, or six bars; revealed from the last place up, and at last the podium.
import { rankingPicture } from '@liangfen/rules';
import type { RankShowType, StageRanking } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';
import { Frame } from '../parts/Frame.tsx';
import { digits } from '../parts/type.ts';
import { useSteady } from '../use-steady.ts';
import { RankingBars } from './RankingBars.tsx';
import { RankingPodium } from './RankingPodium.tsx';
import { RankingRows } from './RankingRows.tsx';

/** The table, which goes when the podium comes. */
const Sheet = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  transition:
    opacity ${token.normal} linear,
    visibility 0s;
  &[data-gone] {
    opacity: 0;
    visibility: hidden;
    transition:
      opacity ${token.normal} linear,
      visibility 0s ${token.normal};
  }
`;

const Title = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin: 22px 0 28px;
  h1 {
    margin: 0;
    font-family: ${token.fontDisplay};
    font-size: 72px;
    font-weight: 700;
    line-height: 1.2;
  }
  span {
    ${digits}
    color: ${token.textMuted};
    font-size: 38px;
    font-weight: 500;
  }
`;

const Empty = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  color: ${token.textMuted};
  font-size: 56px;
`;

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
      <Sheet data-gone={picture.podium || undefined} aria-hidden={picture.podium}>
        <Title>
          <h1>{title}</h1>
          {pages > 1 ? <span>{fill(ranking.page, { page: stage.pageNo + 1, pages })}</span> : null}
        </Title>
        {picture.places === 0 ? (
          <Empty>{ranking.empty}</Empty>
        ) : (
          <Rows stage={stage} picture={picture} />
        )}
      </Sheet>
      {picture.podium ? <RankingPodium stage={stage} /> : null}
    </Frame>
  );
}
