'use client';
// 出分: the number everybody waits for, then the rank, the leader or the lead that changes hands, and how it was worked out.
import { mainScore, type ResultPicture, resultPicture, resultSteps } from '@liangfen/rules';
import { standingText } from '@liangfen/rules/words';
import type { RevealStyle, StageItem, StageProgram, StageResult } from '@liangfen/sdk/schema';
import { useContext } from 'react';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { useRoom } from '../canvas/canvas-size.ts';
import { judgeLabel } from '../caption.ts';
import { decimalsOfAll, figureWidth, formatFigure, shortened } from '../format.ts';
import { BesideContext } from '../parts/beside-context.ts';
import { Frame } from '../parts/Frame.tsx';
import { RollingNumber } from '../parts/RollingNumber.tsx';
import { rankWords } from '../rank-words.ts';
import { useArriving } from '../reveal/use-arriving.ts';
import { slotted, useSlots } from '../slots/slots.ts';
import { useStageContext } from '../stage-context.ts';
import { workingTexts } from '../working-texts.ts';
import { ActCard } from './ActCard.tsx';
import { LeadTaken } from './LeadTaken.tsx';
import { ProgramTitle } from './ProgramCard.tsx';
import { ResultGauge } from './ResultGauge.tsx';
import {
  Centre,
  Corrected,
  Crown,
  Item,
  Items,
  Judged,
  Label,
  Layout,
  Leader,
  Main,
  Pending,
  Rank,
  RankLine,
  TallAct,
  Title,
  Total,
  WorkingLine,
} from './ResultStage.styles.ts';
import { fittedWorking } from './working-fit.ts';

/**
 * The wheels of the score and its outcome come in slices: drawn at once with the title they would be a long task. Their
 * room is there before.
 */
const slices = 3;

export function ResultStageView({
  stage,
  step,
}: {
  readonly stage: StageResult;
  readonly step: number;
}) {
  const texts = useScreenMessages();
  const { result, ranking } = texts;
  const { still } = useStageContext();
  const { body, tall } = useRoom();
  const beside = useContext(BesideContext);
  const picture = resultPicture(stage, step);
  const arrived = useArriving(slices, still || step > 0 ? slices : 0, 1);
  const main = mainScore(stage);
  const { decimals, scoreUnit } = stage.working;
  const labelOf = (): string => {
    switch (picture.of) {
      case 'ITEM':
        return fill(result.itemTitle, { item: stage.item?.itemName ?? '' });
      case 'PROGRAM':
      case null:
        if (!stage.vote) {
          return scoreUnit === undefined
            ? result.title
            : fill(result.titleIn, { unit: result.units[scoreUnit] });
        }
        // Only weights give parts of a vote; the covered working says it, too.
        return decimals > 0 ? result.weightedVotes : result.voteTitle;
    }
  };
  const text =
    main === null ? coveredText(decimals) : formatFigure(main.score, decimals, scoreUnit);
  const split = stage.itemScores.length > 0;
  const out = standingText(stage.program, ranking.standing);
  const { style = 'CARDS', mark = null } = stage;
  const width = split && !tall ? body.width - splitOff : body.width;
  const led = hasLeader(stage);
  const room = { style, split, tall, beside, width, led };
  // As high before the score is known as after: a longer one is smaller in the same room.
  const largest = totalSize({ ...room, text: coveredText(decimals) });
  const labelled = (
    <Label>
      <span>{labelOf()}</span>
      {stage.working.corrected === null ? null : <Corrected>{result.corrected}</Corrected>}
      {out === null ? null : <Corrected>{out}</Corrected>}
    </Label>
  );
  const former = picture.leadTaken && main !== null ? mark : null;
  return (
    <Frame groupName={stage.groupName}>
      <Layout
        data-gone={former !== null || undefined}
        data-tall={tall || undefined}
        aria-hidden={former !== null}
      >
        <Title>
          {tall && !beside ? (
            <TallTitle program={stage.program} width={body.width} />
          ) : (
            <ProgramTitle program={stage.program} />
          )}
        </Title>
        <Centre data-split={split || undefined} data-tall={tall || undefined}>
          <Main>
            {picture.of === null ? (
              <>
                {labelled}
                <Pending>{result.pending}</Pending>
              </>
            ) : (
              <ResultGauge
                style={style}
                score={main === null ? null : main.score}
                full={stage.fullScore ?? null}
                mark={picture.of === 'ITEM' ? null : mark}
                decimals={decimals}
                width={width}
              >
                {labelled}
                <Total
                  data-on={picture.total || undefined}
                  data-style={style}
                  style={{
                    fontSize: Math.min(largest, totalSize({ ...room, text })),
                    height: Math.ceil(largest * totalLineHeight),
                  }}
                >
                  {arrived < 1 ? null : <RollingNumber text={text} rolled={picture.total} />}
                </Total>
              </ResultGauge>
            )}
            <Standing stage={stage} picture={picture} decimals={decimals} arrived={arrived >= 3} />
          </Main>
          <ItemScores stage={stage} picture={picture} decimals={decimals} />
        </Centre>
        <Working stage={stage} picture={picture} arrived={arrived >= 3} />
      </Layout>
      {former === null || main === null ? null : (
        <LeadTaken stage={stage} score={main.score} former={former} decimals={decimals} />
      )}
    </Frame>
  );
}

/** A high wall has room for the act as large as while it was judged. */
const tallTitle = 560;

function TallTitle({ program, width }: { readonly program: StageProgram; readonly width: number }) {
  const Own = useSlots().ProgramCard;
  return (
    <TallAct>
      {ownText(
        slotted(Own, ActCard, { program, place: 'TITLE', timed: false, width, height: tallTitle }),
      )}
    </TallAct>
  );
}

/** The width that the scores by item take beside the number. */
const splitOff = 710;
/** The largest size of the number, which leaves room for the picture that measures it. */
const largestTotal: Readonly<Record<RevealStyle, number>> = { CARDS: 316, SWEEP: 250, METER: 236 };
/** The bare number over a rank with a leader below it. */
const overLeader = 240;
/** The width that stays free beside the number, among it the feet of the arc. */
const besideTotal: Readonly<Record<RevealStyle, number>> = { CARDS: 158, SWEEP: 280, METER: 158 };

/** The bare number beside the scores by item; the others are as wide as what measures them. */
const splitRoom: Readonly<Record<RevealStyle, number | null>> = {
  CARDS: 860,
  SWEEP: null,
  METER: null,
};

/** As in RollingNumber.css. */
const totalLineHeight = 1.08;

interface TotalRoom {
  readonly style: RevealStyle;
  readonly split: boolean;
  readonly tall: boolean;
  readonly beside: boolean;
  /** A line about the leader stands below the rank. */
  readonly led: boolean;
  readonly width: number;
  readonly text: string;
}

function totalSize({ style, split, tall, beside, width, led, text }: TotalRoom): number {
  const most = mostOf({ style, tall, beside, split, led });
  const room = (split && !tall ? splitRoom[style] : null) ?? width - besideTotal[style];
  return Math.min(most, room / Math.max(2, figureWidth(text)));
}

/** On a tall wall, and alone beside the list of a wide one, the bare number may be larger. */
function mostOf({ style, tall, beside, split, led }: Omit<TotalRoom, 'width' | 'text'>): number {
  switch (style) {
    case 'CARDS':
      if (tall) return split ? 340 : 400;
      if (split) return 300;
      if (beside) return 360;
      return led ? overLeader : largestTotal.CARDS;
    case 'SWEEP':
    case 'METER':
      return largestTotal[style];
  }
}

/** The judges' scores, where there is room for them, and what became of them. */
function Working({ stage, picture, arrived }: Omit<LatePartProps, 'decimals'>) {
  const texts = useScreenMessages();
  const { working } = texts.result;
  const { body, tall } = useRoom();
  const split = stage.itemScores.length > 0;
  const { lines, size, small } = fittedWorking(
    working.title,
    workingTexts(
      stage.working,
      {
        vote: stage.vote,
        itemId: picture.of === 'ITEM' ? (stage.item?.id ?? null) : null,
        depth: 'SHORT',
      },
      working,
    ),
    body.width,
    tall,
  );
  return (
    <>
      {split || picture.of === null || (stage.style ?? 'CARDS') !== 'CARDS' ? null : (
        <JudgeScores stage={stage} seen={picture.working} arrived={arrived} />
      )}
      <WorkingLine
        data-on={picture.working || undefined}
        style={
          small ? { fontSize: size, lineHeight: tall ? '46px' : '33px', rowGap: 0 } : undefined
        }
      >
        <b>{working.title}</b>
        {picture.working ? lines.map((line) => <span key={line}>{line}</span>) : null}
      </WorkingLine>
    </>
  );
}

/** The wheels as they stand before they roll: two places before the point, whatever is to come. */
function coveredText(decimals: number): string {
  return formatFigure(0, decimals).padStart(decimals === 0 ? 2 : decimals + 3, '0');
}

interface PartProps {
  readonly stage: StageResult;
  readonly picture: ResultPicture;
  readonly decimals: number;
}

interface LatePartProps extends PartProps {
  /** Whether what fills the room may be drawn. */
  readonly arrived: boolean;
}

/** A longer name of the leader would push the rank out of the picture. */
const leaderEms = 15;

/** Whether a line about the leader comes below the rank, seen yet or not. */
function hasLeader(stage: StageResult): boolean {
  return resultSteps(stage).some(({ kind }) => kind === 'LEADER');
}

function Standing({ stage, picture, decimals, arrived }: LatePartProps) {
  const { result } = useScreenMessages();
  const { rank, tied, leader, leaderChanged, rankedTotal } = stage;
  if (!picture.ranked) return null;
  // The first score has nobody to be ahead of, and nobody leads alone on a tie.
  const first = rank === 1 && rankedTotal > 1 && !tied;
  const leads = leader !== null && leader.programId !== stage.program.id;
  const led = hasLeader(stage);
  if (!arrived) return <RankLine data-led={led || undefined} />;
  return (
    <RankLine data-led={led || undefined}>
      <Rank data-on={picture.rank || undefined} data-first={first || undefined}>
        {picture.rank && rank !== null ? (
          <>
            <b>
              {first ? <CrownMark /> : null}
              <span>{rankWords({ rank, tied, rankedTotal, vote: stage.vote }, result)}</span>
            </b>
            {rankedTotal === 1 ? null : <span>{fill(result.rankOf, { total: rankedTotal })}</span>}
          </>
        ) : null}
      </Rank>
      <Leader data-on={picture.leader || undefined}>
        {ownText(
          picture.leader && leads
            ? fill(result.leaderStays, {
                program: shortened(leader.programName, leaderEms),
                score:
                  leader.score === null
                    ? ''
                    : formatFigure(leader.score, decimals, stage.working.scoreUnit),
              })
            : null,
        )}
        {picture.leader && leaderChanged && !leads ? <strong>{result.leader}</strong> : null}
      </Leader>
    </RankLine>
  );
}

function CrownMark() {
  return (
    <Crown viewBox="0 0 64 48" aria-hidden>
      <path d="M4 12l14 14L32 4l14 22 14-14-6 32H10z" />
    </Crown>
  );
}

/** More scores than this would be read by nobody in the time they stand. */
const judgesAtMost = 12;

/** The scores once more in a row, so that the hall can follow the working below. */
function JudgeScores({
  stage,
  seen,
  arrived,
}: {
  readonly stage: StageResult;
  readonly seen: boolean;
  readonly arrived: boolean;
}) {
  const texts = useScreenMessages();
  const { cards } = stage;
  if (stage.vote || cards.length < 2 || cards.length > judgesAtMost) return null;
  const decimals = decimalsOfAll(
    cards.map((card) => card.score),
    stage.working.decimals,
  );
  return (
    <Judged data-on={seen || undefined} aria-hidden={!seen}>
      {arrived
        ? cards.map((card, index) => (
            <span
              key={card.number ?? `${index}`}
              data-dropped={(seen && card.dropped !== null) || undefined}
            >
              <small>{judgeLabel(card.number, texts)}</small>
              <b translate="no">
                {seen && card.score !== null
                  ? formatFigure(card.score, decimals, stage.working.scoreUnit)
                  : ''}
              </b>
            </span>
          ))
        : null}
    </Judged>
  );
}

function weightText(
  { proportion, factor }: StageItem,
  { result }: ReturnType<typeof useScreenMessages>,
): string {
  return factor === undefined
    ? fill(result.proportion, { proportion })
    : fill(result.factor, { factor });
}

function figuresOf({ itemScores, working }: StageResult, decimals: number): string[] {
  return itemScores.flatMap(({ score }) =>
    score === null ? [] : [formatFigure(score, decimals, working.scoreUnit)],
  );
}

function ItemScores({ stage, picture, decimals }: PartProps) {
  const texts = useScreenMessages();
  if (stage.itemScores.length === 0) return null;
  // Then the judges' totals lead to the score: these figures, rounded, would lead to another one.
  const byJudge = stage.working.dropScope === 'TOTAL';
  // A name beside a score that comes later breaks from the first frame where it will break then.
  const figuresWidth = `${Math.max(
    ...[coveredText(decimals), ...figuresOf(stage, decimals)].map(figureWidth),
  )}em`;
  return (
    <Items>
      {stage.itemScores.map(({ item, score }) => {
        const landed = picture.items.has(item.id);
        return (
          <Item
            key={item.id}
            data-on={landed || undefined}
            data-current={item.id === stage.item?.id || undefined}
            data-alone={byJudge || undefined}
          >
            <span>{item.itemName}</span>
            {byJudge ? null : <small>{weightText(item, texts)}</small>}
            <b translate="no" style={{ minWidth: figuresWidth }}>
              {landed && score !== null
                ? formatFigure(score, decimals, stage.working.scoreUnit)
                : ''}
            </b>
            {landed && score === null ? <i>{texts.result.pending}</i> : null}
          </Item>
        );
      })}
    </Items>
  );
}
