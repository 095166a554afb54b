'use client';
// 亮分: cards turn, a light sweeps over the seats, or columns climb; the dropped ones are struck and step back.
import {
  cardsPerPage,
  isDropped,
  type ScoreRevealPicture,
  scoreRevealPicture,
  turnsAtMost,
} from '@liangfen/rules';
import type { RevealStyle, StageItem, StageReveal } from '@liangfen/sdk/schema';
import type { ComponentType } from 'react';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import type { CanvasSize } from '../canvas/fit-box.ts';
import {
  decimalsOfAll,
  figureWidth,
  fittingSize,
  formatFigure,
  longestWord,
  textWidth,
} from '../format.ts';
import { Frame } from '../parts/Frame.tsx';
import { PageDots } from '../parts/PageDots.tsx';
import { useArriving } from '../reveal/use-arriving.ts';
import { useSlots } from '../slots/slots.ts';
import { useStageContext } from '../stage-context.ts';
import { useSteady } from '../use-steady.ts';
import { type CardContent, cardLayout } from './card-grid.ts';
import { JudgeCard } from './JudgeCard.tsx';
import { JudgeColumn } from './JudgeColumn.tsx';
import { JudgeLight } from './JudgeLight.tsx';
import type { CardSetting, JudgeCardProps } from './judge-card-props.ts';
import { MeterMark, markWidth } from './MeterMark.tsx';
import { meterScale } from './meter-scale.ts';
import { ProgramTitle } from './ProgramCard.tsx';
import {
  Board,
  Cards,
  DropSummary,
  ItemLegend,
  ItemNames,
  Seats,
  Tally,
  Title,
} from './ScoreRevealStage.styles.ts';
import { seatBow, seatLayout } from './seat-layout.ts';

/** The form of a judge's score in each choreography. */
const seats: Readonly<Record<RevealStyle, ComponentType<JudgeCardProps>>> = {
  CARDS: JudgeCard,
  SWEEP: JudgeLight,
  METER: JudgeColumn,
};

/** How deep the rows of seats bend, in px. */
const bowDepth = { oneRow: 150, wall: 26 } as const;

const itemNamesWidth = 270;
/** More items than this leave no room for the scores above them. */
const itemsAtMost = 5;

export function ScoreRevealStageView({
  stage,
  step,
}: {
  readonly stage: StageReveal;
  readonly step: number;
}) {
  const picture = scoreRevealPicture(stage, step);
  const { page } = picture;
  const { body } = useRoom();
  const setting = useSteady(settingOf(stage, page, body));
  const { items, height } = setting;
  const itemsInLine = setting.itemSize !== undefined;
  const mark = setting.oneRow === true ? (stage.mark ?? null) : null;
  return (
    <Frame groupName={stage.groupName} item={stage.item}>
      <Title>
        <ProgramTitle program={stage.program} />
        {stage.vote ? <VoteTally stage={stage} /> : null}
      </Title>
      <Board style={mark === null ? undefined : { paddingRight: markWidth }}>
        {items.length === 0 || itemsInLine ? null : (
          <ItemNames style={{ height, paddingBottom: setting.nameHeight }}>
            {items.map((item) => (
              <span key={item.id}>{item.itemName}</span>
            ))}
          </ItemNames>
        )}
        <Seats>
          <CardTable key={page} stage={stage} picture={picture} setting={setting} />
          {mark === null ? null : (
            <MeterMark mark={mark} setting={setting} decimals={setting.decimals} />
          )}
        </Seats>
      </Board>
      {itemsInLine ? (
        <ItemLegend style={{ fontSize: legendSize(items, body.width) }}>
          {items.map((item) => (
            <span key={item.id}>{item.itemName}</span>
          ))}
        </ItemLegend>
      ) : null}
      <PageDots page={page} pages={picture.pages} />
      <Dropped stage={stage} struck={picture} />
    </Frame>
  );
}

/** How many cards are set up at once without a long task. */
const arriveTogether = 3;

function CardTable({
  stage,
  picture,
  setting,
}: {
  readonly stage: StageReveal;
  readonly picture: ScoreRevealPicture;
  readonly setting: CardSetting;
}) {
  const { still } = useStageContext();
  const { page, turned, latestFrom, struckHighest, struckLowest } = picture;
  const Own = useSlots().ScoreCard;
  const style = styleOf(stage, setting);
  const Seat = seats[style];
  const first = page * cardsPerPage;
  const cards = stage.cards.slice(first, first + cardsPerPage);
  const needed = still ? cards.length : Math.max(0, turned - first);
  // The last of them has its back only, and its open side with the next ones.
  const arrived = useArriving(cards.length + 1, needed === 0 ? 0 : needed + 1, arriveTogether);
  return (
    <Cards
      style={{ maxWidth: setting.columns * (setting.width + setting.gap), gap: setting.gap }}
      data-style={style}
    >
      {cards.map((card, index) => {
        const place = first + index;
        const ours: JudgeCardProps = {
          card,
          setting,
          arrived: index < arrived - 1 ? 'WHOLE' : index < arrived ? 'BACK' : 'PLACE',
          turned: place < turned,
          latest: place >= latestFrom && place < turned,
          struckHighest: struckHighest && isDropped(card, 'HIGHEST'),
          struckLowest: struckLowest && isDropped(card, 'LOWEST'),
          ...(style === 'SWEEP' ? bowOf(index, cards.length, setting) : {}),
        };
        const key = card.number ?? `${place}`;
        return Own === undefined ? (
          <Seat key={key} {...ours} />
        ) : (
          <Own key={key} {...ours} fallback={<Seat {...ours} />} />
        );
      })}
    </Cards>
  );
}

/** Scores by item stand in lines across cards, whatever was chosen: a table is read, not watched. */
function styleOf({ style = 'CARDS' }: StageReveal, { items }: Pick<CardSetting, 'items'>) {
  return items.length > 0 ? 'CARDS' : style;
}

function bowOf(index: number, count: number, { columns, width, gap, oneRow }: CardSetting) {
  const depth = oneRow === true ? bowDepth.oneRow : bowDepth.wall;
  return seatBow(index, { columns, count, depth, pitch: width + gap });
}

/** The title above the cards, what was dropped below them, and the air between. */
const besideCards = 264;
/** A vote's mark is as wide as a score of two digits, and as high. */
const voteEms = 1.7;

function settingOf(stage: StageReveal, page: number, body: CanvasSize): CardSetting {
  const { cards, vote, decimals: least = 0, fullScore = 100 } = stage;
  const decimals = decimalsOfAll(
    cards.map((card) => card.score),
    least,
  );
  const shown = cards.slice(page * cardsPerPage, (page + 1) * cardsPerPage);
  const content: CardContent = {
    count: shown.length,
    // Measured by the scores that may come, not by the covered ones: then sizes tell nothing, and stay when a card turns.
    figureEms: vote
      ? voteEms
      : figureWidth(formatFigure(fullScore - 10 ** -decimals, decimals, stage.scoreUnit)),
    nameEms: Math.max(0, ...cards.map((card) => textWidth(card.name ?? ''))),
    wordEms: Math.max(0, ...cards.map((card) => longestWord(card.name ?? ''))),
    faces: shown.some(({ photoUrl = null }) => photoUrl !== null),
    titles: shown.flatMap(({ title = '' }) => (title === '' ? [] : textWidth(title))),
    groups: new Set(cards.map((card) => card.groupName)).size > 1,
    items: 0,
  };
  return {
    ...tableOf(stage, content, body),
    decimals,
    unit: stage.scoreUnit,
    itemDecimals: decimalsOfAll(
      cards.flatMap((card) => card.itemScores.map((one) => one.score)),
      least,
    ),
    figureEms: content.figureEms,
    vote,
    several: cards.length > turnsAtMost,
  };
}

/** A card whose score is smaller than this in one row has its items in a line, and the cards stand in rows. */
const leastFigure = 84;
const legendHeight = 56;
/** The width of an item's score in a line, with the air beside it. */
const inLine = { most: 38, least: 30, air: 14 } as const;

/**
 * Scores by item stand in lines across one row of wide cards. Where those would be narrow, each card has them in one line
 * below its total: a hall reads the total, and the names of the items once.
 */
function tableOf(stage: StageReveal, content: CardContent, body: CanvasSize) {
  const { cards, items } = stage;
  const area = { width: body.width, height: body.height - besideCards };
  const narrower = { ...area, width: area.width - itemNamesWidth };
  const hasItems =
    items.length > 0 &&
    items.length <= itemsAtMost &&
    cards.some((card) => card.itemScores.length > 0);
  if (!hasItems) return { ...seatedIn(stage, content, area), items: [] };
  const table = cardLayout({ ...content, items: items.length }, narrower, true);
  if (table.figure >= leastFigure) return { ...table, items };
  const lower = { ...area, height: area.height - legendHeight };
  const leastWidth = 28 + items.length * (content.figureEms * inLine.least + inLine.air);
  const rows = cardLayout({ ...content, items: 1, leastWidth }, lower);
  const itemSize = Math.floor(
    Math.min(inLine.most, ((rows.width - 28) / items.length - inLine.air) / content.figureEms),
  );
  if (itemSize >= inLine.least) return { ...rows, items, itemSize };
  return table.width >= 120
    ? { ...table, items }
    : { ...seatedIn(stage, content, area), items: [] };
}

function legendSize(items: readonly StageItem[], width: number): number {
  const text = items.map(({ itemName }) => itemName).join('');
  return fittingSize(text, { width: width - items.length * 60, most: 36, least: 28 });
}

function seatedIn(
  { style = 'CARDS', mark = null, fullScore }: StageReveal,
  content: CardContent,
  area: CanvasSize,
) {
  switch (style) {
    case 'CARDS':
      return cardLayout(content, area);
    case 'SWEEP': {
      const row = seatLayout(content, { ...area, height: area.height - bowDepth.oneRow });
      return row.oneRow
        ? row
        : seatLayout(content, { ...area, height: area.height - bowDepth.wall });
    }
    case 'METER': {
      const scale = meterScale({ mark: mark?.score ?? null, full: fullScore ?? null });
      const row = seatLayout(content, {
        ...area,
        width: area.width - (mark === null ? 0 : markWidth),
      });
      return { ...(row.oneRow ? row : seatLayout(content, area)), scale };
    }
  }
}

function VoteTally({ stage }: { readonly stage: StageReveal }) {
  const { reveal } = useScreenMessages();
  const votes = stage.cards.filter(({ score }) => score !== null && score > 0).length;
  return (
    <Tally>
      <span>{reveal.tally}</span>
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
  const highest = struck.struckHighest && has('HIGHEST');
  const lowest = struck.struckLowest && has('LOWEST');
  // Invisible words keep the place of what comes; screen readers do not read them before.
  return (
    <DropSummary>
      <span data-on={highest || undefined} aria-hidden={!highest}>
        {fill(dropSummary.highest, { count: count('HIGHEST') })}
      </span>
      <span data-on={lowest || undefined} aria-hidden={!lowest}>
        {fill(dropSummary.lowest, { count: count('LOWEST') })}
      </span>
    </DropSummary>
  );
}
