'use client';
// One judge's card: a dark back, then a lit face with seat, score and name; struck when it is dropped.
import type { ScoreCard, StageItem } from '@liangfen/sdk/schema';
import { memo } from 'react';
import { useScreenMessages } from '../../messages/index.ts';
import { judgeLabel } from '../caption.ts';
import { formatFigure, textWidth } from '../format.ts';
import {
  Back,
  Burst,
  CardBox,
  Drop,
  Face,
  Figure,
  ItemLine,
  NamePlate,
  Plate,
  Strike,
} from './JudgeCard.styles.ts';

/** What all cards of a reveal have in common, so that they are set alike. */
export interface CardSetting {
  readonly width: number;
  readonly height: number;
  readonly decimals: number;
  readonly itemDecimals: number;
  /** The widest score, in em. */
  readonly figureEms: number;
  readonly vote: boolean;
  /** Written as lines of their own; their names stand beside the cards. */
  readonly items: readonly StageItem[];
  /** They turn several at a time: only the faces open, over the backs, without a light on each. */
  readonly several: boolean;
  /** Judges of several groups sit together: then each card names its own. */
  readonly severalGroups: boolean;
}

export interface JudgeCardProps {
  readonly card: ScoreCard;
  readonly setting: CardSetting;
  /** How much of it is there while the picture is set up. */
  readonly arrived: 'PLACE' | 'BACK' | 'WHOLE';
  readonly turned: boolean;
  /** The hall looks at this one: it turned last. */
  readonly latest: boolean;
  readonly struckHighest: boolean;
  readonly struckLowest: boolean;
}

/** Only the cards a step concerns are drawn anew. */
export const JudgeCard = memo(function JudgeCard({
  card,
  setting,
  arrived,
  turned,
  latest,
  struckHighest,
  struckLowest,
}: JudgeCardProps) {
  const texts = useScreenMessages();
  const { width, height, items } = setting;
  const isStruck = (dropped: ScoreCard['dropped']) =>
    (dropped === 'HIGHEST' && struckHighest) || (dropped === 'LOWEST' && struckLowest);
  const struck = isStruck(card.dropped);
  const plate = judgeLabel(card.number, texts);
  const names = namesOf(card, setting);
  if (arrived === 'PLACE') return <CardBox style={{ width, height }} />;
  return (
    <CardBox
      style={{ width, height }}
      data-turned={turned || undefined}
      data-latest={(latest && !setting.several) || undefined}
      data-several={setting.several || undefined}
      data-struck={struck || undefined}
    >
      <Back aria-hidden>
        <span style={{ fontSize: Math.max(28, Math.min(120, width * 0.42)) }}>
          {card.number ?? ''}
        </span>
      </Back>
      {arrived === 'BACK' ? null : (
        <Face aria-hidden={!turned}>
          <Plate style={{ fontSize: plateSize(width) }}>
            <b>{plate}</b>
            {names.inline === '' ? null : <span>{names.inline}</span>}
          </Plate>
          <Figure style={{ fontSize: figureSize(setting) }}>
            {turned ? <Score card={card} setting={setting} /> : null}
            <Strike data-on={struck || undefined} aria-hidden />
          </Figure>
          {items.map((item) => (
            <ItemScore
              key={item.id}
              score={turned ? card.itemScores.find((one) => one.itemId === item.id) : undefined}
              decimals={setting.itemDecimals}
              isStruck={isStruck}
            />
          ))}
          {names.below === '' ? null : (
            <NamePlate style={{ fontSize: Math.max(28, Math.min(44, width / 5)) }}>
              {names.below}
              {names.group === '' ? null : <small>{names.group}</small>}
            </NamePlate>
          )}
          {struck && dropFits(setting, names.below !== '') ? (
            <Drop data-named={names.below !== '' || undefined}>
              {card.dropped === 'LOWEST' ? texts.reveal.droppedLowest : texts.reveal.droppedHighest}
            </Drop>
          ) : null}
          {setting.several ? null : <Burst aria-hidden />}
        </Face>
      )}
    </CardBox>
  );
});

function Score({ card, setting }: { readonly card: ScoreCard; readonly setting: CardSetting }) {
  return setting.vote ? (
    <VoteMark on={card.score > 0} />
  ) : (
    <span>{formatFigure(card.score, setting.decimals)}</span>
  );
}

function ItemScore({
  score,
  decimals,
  isStruck,
}: {
  readonly score: ScoreCard['itemScores'][number] | undefined;
  readonly decimals: number;
  readonly isStruck: (dropped: ScoreCard['dropped']) => boolean;
}) {
  const struck = score !== undefined && isStruck(score.dropped);
  return (
    <ItemLine data-struck={struck || undefined}>
      <b>
        {score === undefined ? '' : formatFigure(score.score, decimals)}
        <Strike data-on={struck || undefined} aria-hidden />
      </b>
    </ItemLine>
  );
}

function plateSize(width: number): number {
  return Math.max(28, Math.min(38, width / 5.6));
}

/** A name that would be cut off is left out: half a name is nobody. */
function namesOf(card: ScoreCard, { width, height, severalGroups }: CardSetting) {
  const name = card.name ?? '';
  const low = height < 230;
  const fits = (textWidth(name) + 2.9) * plateSize(width) < width - 16;
  return {
    inline: low && fits && height >= 130 ? name : '',
    below: low || width < 140 ? '' : name,
    group: severalGroups && height >= 300 ? card.groupName : '',
  };
}

/** The stamp must not lie on a name or a score; without it the line through the score says it. */
function dropFits({ width, height, items }: CardSetting, named: boolean): boolean {
  return items.length === 0 && width >= 210 && height >= (named ? 390 : 340);
}

function figureSize({ width, height, figureEms, vote, items }: CardSetting): number {
  const most = vote ? Math.min(130, width * 0.6) : (width - 30) / Math.max(1.6, figureEms);
  const share = items.length > 0 ? 0.26 : height < 170 ? 0.5 : 0.4;
  return Math.max(28, Math.min(150, most, height * share));
}

/** A tick or a dash: told apart by shape. */
function VoteMark({ on }: { readonly on: boolean }) {
  const { reveal } = useScreenMessages();
  return (
    <svg
      viewBox="0 0 64 64"
      width="1em"
      height="1em"
      role="img"
      aria-label={on ? reveal.voted : reveal.withheld}
    >
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
