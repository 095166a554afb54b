'use client';
// 亮分: the cards turn one by one; the dropped ones are struck and step back.
import type { ScoreCard, StageItem, StageReveal } from '@liangfen/sdk/schema';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { judgeLabel } from '../caption.ts';
import { decimalsOfAll, formatScore } from '../format.ts';
import { Frame } from '../parts/Frame.tsx';
import { PageDots } from '../parts/PageDots.tsx';
import { ProgramTitle } from '../parts/ProgramTitle.tsx';
import { cardsPerPage, isDropped, scoreRevealPicture } from '../reveal/score-reveal.ts';
import { cardGap, cardGrid } from './card-grid.ts';
import {
  Back,
  CardBox,
  Cards,
  Drop,
  DropSummary,
  Face,
  Figure,
  Flip,
  Group,
  ItemLine,
  Label,
  Strike,
  Tally,
  Title,
} from './ScoreRevealStage.styles.ts';

export function ScoreRevealStageView({
  stage,
  step,
}: {
  readonly stage: StageReveal;
  readonly step: number;
}) {
  const picture = scoreRevealPicture(stage, step);
  const first = picture.page * cardsPerPage;
  const shown = stage.cards.slice(first, first + cardsPerPage);
  const grid = cardGrid(shown.length);
  const decimals = decimalsOfAll(stage.cards.map((card) => card.score));
  const dropLine = grid.height >= 200 && stage.cards.some((card) => card.dropped !== null);
  const severalGroups = new Set(stage.cards.map((card) => card.groupName)).size > 1;
  return (
    <Frame groupName={stage.groupName} item={stage.item}>
      <Title>
        <ProgramTitle program={stage.program} />
        {stage.vote ? <VoteTally stage={stage} turned={picture.turned} /> : null}
      </Title>
      <Cards key={picture.page} style={{ maxWidth: grid.columns * (grid.width + cardGap) }}>
        {shown.map((card, index) => (
          <JudgeCard
            key={card.number ?? `${first + index}`}
            card={card}
            items={stage.items}
            vote={stage.vote}
            decimals={decimals}
            width={grid.width}
            height={grid.height}
            groupShown={severalGroups}
            dropLine={dropLine}
            turned={first + index < picture.turned}
            struckHighest={picture.struckHighest}
            struckLowest={picture.struckLowest}
          />
        ))}
      </Cards>
      <PageDots page={picture.page} pages={picture.pages} />
      <Dropped stage={stage} struck={picture} />
    </Frame>
  );
}

interface JudgeCardProps {
  readonly card: ScoreCard;
  readonly items: readonly StageItem[];
  readonly vote: boolean;
  readonly decimals: number;
  readonly width: number;
  readonly height: number;
  readonly groupShown: boolean;
  /** Kept free on every card, so that none gives away that it will be dropped. */
  readonly dropLine: boolean;
  readonly turned: boolean;
  readonly struckHighest: boolean;
  readonly struckLowest: boolean;
}

function JudgeCard({
  card,
  items,
  vote,
  decimals,
  width,
  height,
  groupShown,
  dropLine,
  turned,
  struckHighest,
  struckLowest,
}: JudgeCardProps) {
  const texts = useScreenMessages();
  const { reveal } = texts;
  const isStruck = (dropped: ScoreCard['dropped']) =>
    (dropped === 'HIGHEST' && struckHighest) || (dropped === 'LOWEST' && struckLowest);
  const struck = isStruck(card.dropped);
  const label = judgeLabel(card.number, texts);
  const figure = vote ? '' : formatScore(card.score, decimals);
  const withItems = items.length > 0 && card.itemScores.length > 0 && width >= 190;
  const figureSize = Math.min(
    withItems ? 70 : 104,
    (width - 20) / Math.max(2.2, figure.length * 0.56),
    height * (withItems ? 0.24 : 0.5),
  );
  const labelSize = Math.max(28, Math.min(36, width / 6));
  const nameShown = card.name !== null && height >= 170;
  return (
    <CardBox
      style={{ width, height }}
      data-turned={turned || undefined}
      data-struck={struck || undefined}
    >
      <Flip>
        <Back aria-hidden>
          <span style={{ fontSize: Math.max(28, Math.min(104, width * 0.38)) }}>
            {card.number ?? ''}
          </span>
        </Back>
        <Face aria-hidden={!turned}>
          {turned ? (
            <>
              <Label style={{ fontSize: labelSize }}>
                <b>{label}</b>
                {nameShown ? <span>{card.name}</span> : null}
              </Label>
              {groupShown && height >= 260 ? <Group>{card.groupName}</Group> : null}
              <Figure style={{ fontSize: Math.max(28, figureSize) }}>
                {vote ? (
                  <VoteMark
                    on={card.score > 0}
                    label={card.score > 0 ? reveal.voted : reveal.withheld}
                  />
                ) : (
                  figure
                )}
                <Strike data-on={struck || undefined} aria-hidden />
              </Figure>
              {withItems
                ? card.itemScores.map((itemScore) => (
                    <ItemLine
                      key={itemScore.itemId}
                      data-struck={isStruck(itemScore.dropped) || undefined}
                    >
                      <span>{items.find((item) => item.id === itemScore.itemId)?.itemName}</span>
                      <b>
                        {formatScore(itemScore.score)}
                        <Strike data-on={isStruck(itemScore.dropped) || undefined} aria-hidden />
                      </b>
                    </ItemLine>
                  ))
                : null}
              {dropLine ? (
                <Drop data-on={struck || undefined}>
                  {card.dropped === 'LOWEST' ? reveal.droppedLowest : reveal.droppedHighest}
                </Drop>
              ) : null}
            </>
          ) : null}
        </Face>
      </Flip>
    </CardBox>
  );
}

/** A tick or a dash: told apart by shape. */
function VoteMark({ on, label }: { readonly on: boolean; readonly label: string }) {
  return (
    <svg viewBox="0 0 64 64" width="1em" height="1em" role="img" aria-label={label}>
      <path
        d={on ? 'M10 34l15 15 29-33' : 'M16 32h32'}
        fill="none"
        stroke="currentColor"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity={on ? 1 : 0.6}
      />
    </svg>
  );
}

function VoteTally({ stage, turned }: { readonly stage: StageReveal; readonly turned: number }) {
  const { reveal } = useScreenMessages();
  const votes = stage.cards.slice(0, turned).filter((card) => card.score > 0).length;
  return (
    <Tally>
      {reveal.voted}
      <b>{votes}</b>
    </Tally>
  );
}

function Dropped({
  stage,
  struck,
}: {
  readonly stage: StageReveal;
  readonly struck: { readonly struckHighest: boolean; readonly struckLowest: boolean };
}) {
  const { dropSummary } = useScreenMessages().reveal;
  const whole = stage.cards.some((card) => card.dropped !== null);
  // Item by item every judge may lose something: then there is no one number to name.
  const count = (dropped: 'HIGHEST' | 'LOWEST') =>
    whole
      ? stage.cards.filter((card) => card.dropped === dropped).length
      : Math.max(
          0,
          ...stage.items.map(
            (item) =>
              stage.cards.filter((card) =>
                card.itemScores.some((one) => one.itemId === item.id && one.dropped === dropped),
              ).length,
          ),
        );
  const has = (dropped: 'HIGHEST' | 'LOWEST') =>
    stage.cards.some((card) => isDropped(card, dropped));
  return (
    <DropSummary>
      <span data-on={(struck.struckHighest && has('HIGHEST')) || undefined}>
        {fill(dropSummary.highest, { count: count('HIGHEST') })}
      </span>
      <span data-on={(struck.struckLowest && has('LOWEST')) || undefined}>
        {fill(dropSummary.lowest, { count: count('LOWEST') })}
      </span>
    </DropSummary>
  );
}
