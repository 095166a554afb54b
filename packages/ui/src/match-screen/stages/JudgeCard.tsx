'use client';
// One judge's card: a dark back, then a lit side with seat, score and name; struck when it is dropped.
import type { ScoreCard } from '@liangfen/sdk/schema';
import { type CSSProperties, memo } from 'react';
import { useScreenMessages } from '../../messages/index.ts';
import { judgeLabel } from '../caption.ts';
import { figureWidth, formatFigure, textWidth } from '../format.ts';
import { phrased } from '../parts/fitted.ts';
import { Photo } from '../parts/Photo.tsx';
import type { ScoreCardProps } from '../slots/slots.ts';
import { faceGap, faceShape, titleLine } from './card-grid.ts';
import {
  Back,
  Burst,
  CardBox,
  Drop,
  Figure,
  Honour,
  ItemLine,
  ItemRow,
  NamePlate,
  Plate,
  Portrait,
  Side,
  Strike,
} from './JudgeCard.styles.ts';
import type { CardSetting, JudgeCardProps } from './judge-card-props.ts';

export { Strike };

/** Draws only the cards of a step anew, although each update brings all of them as new values. */
export const JudgeCard = memo(JudgeCardView, isSameCard);

export function isSameCard(one: JudgeCardProps, other: JudgeCardProps): boolean {
  const { card, ...rest } = one;
  const { card: otherCard, ...otherRest } = other;
  return (
    JSON.stringify(card) === JSON.stringify(otherCard) &&
    Object.entries(rest).every(([name, value]) => Reflect.get(otherRest, name) === value)
  );
}

/** Whether a card or one of its items was dropped, and the hall has seen it fall. */
export function struckOf(
  dropped: ScoreCard['dropped'],
  { struckHighest, struckLowest }: Pick<JudgeCardProps, 'struckHighest' | 'struckLowest'>,
): boolean {
  return (dropped === 'HIGHEST' && struckHighest) || (dropped === 'LOWEST' && struckLowest);
}

/**
 * The stage's own card, where the page draws none; the default of the slot `ScoreCard`.
 *
 * @example
 * ```tsx
 * const slots = {
 *   ScoreCard: (props: ScoreCardProps) => (
 *     <div style={{ opacity: props.latest ? 1 : 0.8 }}>
 *       <ScoreCard {...props} />
 *     </div>
 *   ),
 * };
 * <MatchScreen competitionId="c1" slots={slots} />;
 * ```
 */
export function ScoreCardView({ card, setting, turned, latest }: ScoreCardProps) {
  return (
    <JudgeCard
      {...{ card, setting, turned, latest }}
      arrived="WHOLE"
      // A card that is not struck yet is not marked as dropped.
      struckHighest
      struckLowest
    />
  );
}

function JudgeCardView({
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
    struckOf(dropped, { struckHighest, struckLowest });
  const struck = isStruck(card.dropped);
  const plate = judgeLabel(card.number, texts);
  const name = card.name ?? '';
  if (arrived === 'PLACE') return <CardBox style={{ width, height }} />;
  return (
    <CardBox
      style={{ width, height }}
      data-turned={turned || undefined}
      data-latest={(latest && !setting.several) || undefined}
      data-several={setting.several || undefined}
      data-struck={struck || undefined}
      data-stamped={setting.stamp || undefined}
    >
      <Back aria-hidden>
        <span style={{ fontSize: Math.max(28, Math.min(120, width * 0.42)) }}>
          {card.number ?? ''}
        </span>
      </Back>
      {arrived === 'BACK' ? null : (
        <Side aria-hidden={!turned}>
          <Plate style={{ fontSize: setting.plate }}>
            <b>{plate}</b>
            {setting.names === 'BESIDE_NUMBER' && name !== '' ? (
              <span translate="no">{name}</span>
            ) : null}
          </Plate>
          <Figure
            style={{
              fontSize: figureSize(setting, card.score),
              ['--lf-step-back' as keyof CSSProperties]: setting.stepBack,
            }}
          >
            {turned ? <JudgeScore card={card} setting={setting} /> : null}
            <Strike data-on={struck || undefined} aria-hidden />
          </Figure>
          <ItemScores {...{ items, card, setting, turned, isStruck }} />
          {setting.names === 'BELOW_SCORE' ? (
            <NamePlate
              style={{ fontSize: setting.name, height: setting.nameHeight }}
              data-pictured={setting.face > 0 || setting.titleLines > 0 || undefined}
            >
              <JudgePhoto card={card} setting={setting} />
              <span>
                <span translate="no">{nameIn(name, setting)}</span>
                {setting.groups ? <small>{card.groupName}</small> : null}
                <JudgeTitle card={card} setting={setting} />
              </span>
            </NamePlate>
          ) : null}
          {struck && card.dropped !== null && setting.stamp ? (
            <Drop style={{ bottom: setting.nameHeight + 14 }}>
              {texts.reveal.dropped[card.dropped]}
            </Drop>
          ) : null}
          {setting.several ? null : <Burst aria-hidden />}
        </Side>
      )}
    </CardBox>
  );
}

/** Beside a photograph the name has less of the card. */
function nameIn(name: string, { width, face, name: size }: CardSetting) {
  return phrased(name, { size, width: width - 24 - (face === 0 ? 0 : face + faceGap) });
}

interface CardPartProps {
  readonly card: ScoreCard;
  readonly setting: CardSetting;
}

/** There before the score, and never waited for; a judge without one stands by the number that the card has anyway. */
export function JudgePhoto({
  card: { photoUrl = null, number },
  setting: { face },
}: CardPartProps) {
  if (face === 0) return null;
  return (
    <Portrait style={{ width: face, height: face * faceShape }} aria-hidden>
      {photoUrl === null ? (
        <b translate="no" className="lfs-digits">
          {number ?? ''}
        </b>
      ) : (
        <Photo url={photoUrl} />
      )}
    </Portrait>
  );
}

/** Whole or not at all: a title is not cut. */
export function JudgeTitle({ card: { title = '' }, setting: { titleEms } }: CardPartProps) {
  if (title === '' || textWidth(title) > titleEms) return null;
  return <Honour style={{ fontSize: titleLine.size }}>{title}</Honour>;
}

export function JudgeScore({
  card,
  setting,
}: {
  readonly card: ScoreCard;
  readonly setting: CardSetting;
}) {
  if (card.score === null) return null;
  if (setting.vote) return <VoteMark on={card.score > 0} />;
  return <span translate="no">{formatFigure(card.score, setting.decimals, setting.unit)}</span>;
}

interface ItemScoresProps extends CardPartProps {
  readonly items: CardSetting['items'];
  readonly turned: boolean;
  readonly isStruck: (dropped: ScoreCard['dropped']) => boolean;
}

function ItemScores({ items, card, setting, turned, isStruck }: ItemScoresProps) {
  const scores = items.map((item) => (
    <ItemScore
      key={item.id}
      score={turned ? card.itemScores.find((one) => one.itemId === item.id) : undefined}
      decimals={setting.itemDecimals}
      isStruck={isStruck}
    />
  ));
  const { itemSize } = setting;
  if (itemSize === undefined) return <>{scores}</>;
  return <ItemRow style={{ fontSize: itemSize }}>{scores}</ItemRow>;
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
      <b translate="no">
        <span>
          {score === undefined || score.score === null ? '' : formatFigure(score.score, decimals)}
        </span>
        <Strike data-on={struck || undefined} aria-hidden />
      </b>
    </ItemLine>
  );
}

/** Alike on all cards, but for a score that is wider than others can be: 100.00 beside 99.50. */
function figureSize(
  { figure, figureEms, vote, decimals, unit }: CardSetting,
  score: number | null,
) {
  if (vote || score === null) return figure;
  return Math.floor(
    figure * Math.min(1, figureEms / figureWidth(formatFigure(score, decimals, unit))),
  );
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
