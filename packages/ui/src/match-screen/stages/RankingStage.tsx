'use client';
// 排名: the table by pages, or six bars; revealed from the last place up, and at last the podium.
import { rankingPicture } from '@liangfen/rules';
import type { RankShowType, StageRanking } from '@liangfen/sdk/schema';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { fittingSize, formatFigure } from '../format.ts';
import { EmptyPicture, Frame } from '../parts/Frame.tsx';
import { useSteady } from '../use-steady.ts';
import { type BarScale, rankingScale } from './bar-share.ts';
import { RankingBars } from './RankingBars.tsx';
import { RankingPodium } from './RankingPodium.tsx';
import { RankingRows } from './RankingRows.tsx';

const Layout = part('div', 'lfs-ranking-sheet');
const Title = part('div', 'lfs-ranking-title');

const displays: Readonly<Record<RankShowType, typeof RankingRows | typeof RankingBars>> = {
  DEFAULT: RankingRows,
  PK: RankingBars,
};

/** The page's number and the foot of the bars stand beside the title. */
const besideTitle = 520;

/** Rows have no scale. */
function scaleOf(stage: StageRanking): BarScale {
  switch (stage.showType) {
    case 'PK':
      return rankingScale(stage);
    case 'DEFAULT':
      return rankingScale({ ...stage, rows: [] });
  }
}

export function RankingStageView({
  stage,
  step,
}: {
  readonly stage: StageRanking;
  readonly step: number;
}) {
  const { ranking, result } = useScreenMessages();
  const { body } = useRoom();
  const picture = useSteady(rankingPicture(stage, step));
  const pages = Math.max(1, Math.ceil(stage.totalSize / stage.pageSize));
  const title =
    stage.item === null ? ranking.title : fill(ranking.itemTitle, { item: stage.item.itemName });
  const titleSize = fittingSize(title, { width: body.width - besideTitle, most: 72, least: 40 });
  const scale = scaleOf(stage);
  const Rows = displays[stage.showType];
  return (
    <Frame groupName={stage.groupName} item={picture.podium ? stage.item : null}>
      <Layout data-gone={picture.podium || undefined} aria-hidden={picture.podium}>
        <Title>
          <h1 className="lfs-one-line" style={{ fontSize: titleSize }}>
            {title}
          </h1>
          {scale.cut ? (
            <span data-scale>
              {fill(ranking.barsFrom, {
                score: formatFigure(Math.abs(scale.floor), 0, stage.scoreUnit),
              })}
            </span>
          ) : null}
          {stage.scoreUnit === undefined ? null : (
            <span>{fill(ranking.unit, { unit: result.units[stage.scoreUnit] })}</span>
          )}
          {pages > 1 ? <span>{fill(ranking.page, { page: stage.pageNo + 1, pages })}</span> : null}
        </Title>
        {picture.places === 0 ? (
          <EmptyPicture>{ranking.empty}</EmptyPicture>
        ) : (
          <Rows stage={stage} picture={picture} />
        )}
      </Layout>
      {picture.podium ? (
        <RankingPodium rows={stage.rows} decimals={stage.decimals} unit={stage.scoreUnit} />
      ) : null}
    </Frame>
  );
}
