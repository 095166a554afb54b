'use client';
// The graphics for a mixer, each a composition of its own from the picture on air: lower third, score bug, ticker.
import {
  type AnnouncedBout,
  type AnnouncedSide,
  cutStage,
  nextOnAir,
  revealSteps,
  type TitledBout,
  titledBout,
} from '@liangfen/rules';
import type {
  Clock,
  ScreenMatch,
  ScreenResult,
  Stage,
  StageBattle,
  TitleShowType,
} from '@liangfen/sdk/schema';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { part } from '../../style-sheets/part.ts';
import { StyleSheet } from '../../style-sheets/StyleSheet.tsx';
import { StageTheme } from '../../theme/StageTheme.tsx';
import { Filling } from '../canvas/Filling.tsx';
import { ScaledCanvas } from '../canvas/ScaledCanvas.tsx';
import { nextNames } from '../caption.ts';
import { decimalsOfAll, figureWidth, formatClock, formatFigure } from '../format.ts';
import { useHostLook } from '../host-look/use-host-look.ts';
import { hangingIndent } from '../names.ts';
import { phrased, Unbroken, UnbrokenStrong } from '../parts/fitted.ts';
import { fittedText } from '../parts/fitted-text.ts';
import { useRevealStep } from '../reveal/use-reveal-step.ts';
import { sceneKey } from '../scene/scene.ts';
import { titlePlate } from '../title-plate.ts';
import { useCountdown } from '../use-countdown.ts';
import { fittedChips } from './fitted-chips.ts';
import { type LayerLine, layerLine } from './layer-line.ts';
import { outputsStyles } from './outputs-styles.ts';
import type { ScreenLayer } from './screen-output.ts';

const Third = part('div', 'lfs-layer-third');
const Bug = part('div', 'lfs-layer-bug');
const LayerNumber = part('b', 'lfs-digits lfs-layer-number');
const Words = part('div', 'lfs-layer-words');
const Name = part('strong', 'lfs-one-line');
const Chips = part('div', 'lfs-digits lfs-layer-chips');
const Figure = part('div', 'lfs-layer-figure');
const Digits = part('b', 'lfs-digits');
const Side = part('div', 'lfs-layer-side');
const Time = part('b', 'lfs-digits lfs-layer-time');
const Strip = part('div', 'lfs-layer-ticker');
const Label = part('b', 'lfs-one-line lfs-layer-label');
const Run = part('div', 'lfs-layer-run');

/** The graphics; `key` is the whole picture, which the stage draws itself. */
export type GraphicLayer = Exclude<ScreenLayer, 'key'>;

export interface LayersProps {
  readonly match: ScreenMatch;
  readonly layer: GraphicLayer;
  readonly keyColour: string | null;
  /** The server's time in epoch ms; keep it stable. */
  readonly now: () => number;
  /** The published results, for the ticker. */
  readonly results: Pick<ScreenResult, 'decimals' | 'rows'>;
  /** Whether all of the picture on air has been shown; nothing may be asked for before. */
  readonly onSettled?: (settled: boolean) => void;
}

export function Layers({ match, layer, keyColour, now, results, onSettled }: LayersProps) {
  const host = useHostLook(match.look);
  const key = sceneKey(match);
  const [first] = useState(key);
  const [moved, setMoved] = useState(false);
  if (!moved && key !== first) setMoved(true);
  return (
    <StageTheme theme={host.look.theme} tokens={host.tokens}>
      <Filling
        className="lfs-match-screen"
        data-layer={layer}
        style={{ cursor: 'none', background: keyColour ?? undefined }}
      >
        <StyleSheet name="outputs" text={outputsStyles} />
        <ScaledCanvas transparent>
          <Seen
            key={key}
            match={match}
            fresh={moved && match.returned !== true}
            onSettled={onSettled}
          >
            {(stage) => (layer === 'ticker' ? null : <Graphic {...{ match, layer, stage, now }} />)}
          </Seen>
          {/* The strip belongs to no picture, so that a new picture does not begin it anew. */}
          {layer === 'ticker' ? <Ticker match={match} results={results} /> : null}
        </ScaledCanvas>
      </Filling>
    </StageTheme>
  );
}

/** The change of picture in the hall, which a reveal there waits for: a graphic is never ahead of the wall. */
const hallMovesMs = 1_600;

interface SeenProps {
  readonly match: ScreenMatch;
  readonly fresh: boolean;
  readonly onSettled: LayersProps['onSettled'];
  readonly children: (stage: Stage) => ReactNode;
}

/** Plays the picture like the hall's screens. */
function Seen({ match, fresh, onSettled, children }: SeenProps) {
  const { stage, linkData } = match;
  const [coming, setComing] = useState(fresh);
  useEffect(() => {
    if (!coming) return;
    const timer = setTimeout(() => setComing(false), hallMovesMs);
    return () => clearTimeout(timer);
  }, [coming]);
  const steps = useMemo(() => revealSteps(stage), [stage]);
  const step = useRevealStep(steps, linkData.revealStep, { fresh, coming });
  const settled = step >= steps.length && !coming;
  useEffect(() => onSettled?.(settled), [settled, onSettled]);
  return ownText(children(useMemo(() => cutStage(stage, step), [stage, step])));
}

interface GraphicProps extends Pick<LayersProps, 'match' | 'now'> {
  readonly layer: Exclude<GraphicLayer, 'ticker'>;
  readonly stage: Stage;
}

function Graphic({ match, layer, stage, now }: GraphicProps) {
  const texts = useScreenMessages();
  const mark = markOf(match, stage, texts);
  const bout = stage.kind === 'TITLE' ? titledBout(stage) : null;
  if (stage.kind === 'TITLE' && bout !== null) {
    return <TitledBoard {...{ bout, showType: stage.showType, layer, mark }} />;
  }
  if (stage.kind === 'BATTLE') return <Bout {...{ stage, layer, now, mark }} />;
  const line = layerLine(match, stage, texts);
  if (line === null) return null;
  return layer === 'corner' ? (
    <Corner line={line} mark={mark} now={now} />
  ) : (
    <LowerThird line={line} mark={mark} now={now} />
  );
}

/** 彩排 and 测试 stand on a mixer's picture as they do on the wall. */
function markOf(
  { status }: ScreenMatch,
  stage: Stage,
  texts: ReturnType<typeof useScreenMessages>,
): string {
  if (stage.kind === 'TEST' || ('test' in stage && stage.test)) return texts.test;
  return status === 'REHEARSAL' ? texts.rehearsal : '';
}

interface LineProps {
  readonly line: LayerLine;
  readonly mark: string;
  readonly now: () => number;
}

/** Inside the edges, in px of the canvas. */
const thirdWidth = 1728;
/** The most width that parts beside the words of a lower third take. */
const taken = {
  number: 190,
  words: 80,
  figure: 360,
  clock: 250,
  mark: 130,
};
/**
 * The width of a bout's side beside the clock, the size of its score, and what score and winner's mark take of the
 * width.
 */
const sideWidth = 730;
const scoreSize = 104;
const besideWords = 240;

/** The least width that chips leave to the words. */
const wordsBesideChips = 420;

function wordsRoom({ number, figure, tag, clock }: LayerLine): number {
  const beside =
    (number === '' ? 0 : taken.number) +
    (figure === '' && tag === '' ? 0 : taken.figure) +
    (clock === null ? 0 : taken.clock);
  return thirdWidth - taken.words - taken.mark - beside;
}

interface NamesProps {
  readonly name: string;
  readonly note: string;
  readonly width: number;
}

/** Whole, however long: a name that is cut is nobody's. */
function Names({ name, note, width }: NamesProps) {
  const words = fittedText(name, {
    ...{ width, height: note === '' ? 136 : 88, most: 64, good: 40 },
    ...{ lines: 4, lineHeight: 1.2 },
  });
  const person = fittedText(note, {
    ...{ width, height: 48, most: 36, good: 24, lines: 2, lineHeight: 1.2 },
  });
  return (
    <Words>
      <UnbrokenStrong style={{ fontSize: words.fontSize, textIndent: hangingIndent(name) }}>
        {phrased(name, { size: words.fontSize, width })}
      </UnbrokenStrong>
      {note === '' ? null : (
        <Unbroken style={{ fontSize: person.fontSize }}>
          {phrased(note, { size: person.fontSize, width })}
        </Unbroken>
      )}
    </Words>
  );
}

function LowerThird({ line, mark, now }: LineProps) {
  const { number, name, note, tag, figure, chips, kept, clock } = line;
  const room = wordsRoom(line);
  const beside = fittedChips(chips, room - wordsBesideChips, kept);
  return (
    <Third>
      {number === '' ? null : <LayerNumber>{number}</LayerNumber>}
      <Names name={name} note={note} width={chips.length === 0 ? room : wordsBesideChips} />
      {beside.chips.length === 0 ? null : (
        <Chips style={{ fontSize: beside.size }}>
          {beside.chips.map(({ id, text }) => (
            <span key={id}>{text}</span>
          ))}
        </Chips>
      )}
      {tag === '' && figure === '' ? null : (
        <Figure>
          {tag === '' ? null : <span>{tag}</span>}
          {figure === '' ? null : <Digits>{figure}</Digits>}
        </Figure>
      )}
      {clock === null ? null : <ClockText clock={clock} now={now} />}
      <Mark text={mark} />
    </Third>
  );
}

function Corner({ line, mark, now }: LineProps) {
  const { number, name, figure, clock, tag } = line;
  return (
    <Bug>
      {number === '' ? null : <LayerNumber>{number}</LayerNumber>}
      <Words>
        <Name>{name}</Name>
      </Words>
      {figure === '' ? null : (
        <Figure>
          <Digits>{figure}</Digits>
        </Figure>
      )}
      {figure === '' && clock === null && tag !== '' ? (
        <Figure>
          <span>{tag}</span>
        </Figure>
      ) : null}
      {clock === null ? null : <ClockText clock={clock} now={now} />}
      <Mark text={mark} />
    </Bug>
  );
}

interface BoutProps {
  readonly stage: StageBattle;
  readonly layer: Exclude<GraphicLayer, 'ticker'>;
  readonly now: () => number;
  readonly mark: string;
}

function Bout({ stage, layer, now, mark }: BoutProps) {
  const { battle } = useScreenMessages();
  const { red, blue, clock, status } = stage;
  if (red.outcome === 'DRAW') {
    return (
      <Sides {...{ red, blue, layer, mark }} winnerId={null}>
        <Time>{battle.draw}</Time>
      </Sides>
    );
  }
  return (
    <Sides {...{ red, blue, layer, mark }} winnerId={stage.determination?.winnerId ?? null}>
      {clock === null ? (
        <Time>{battle.versus}</Time>
      ) : (
        <ClockText clock={clock} now={now} paused={status === 'PAUSED' ? battle.paused : ''} />
      )}
    </Sides>
  );
}

interface TitledBoardProps extends Pick<BoutProps, 'layer' | 'mark'> {
  readonly bout: TitledBout;
  readonly showType: TitleShowType;
}

/** Says who meets whom; 刚刚 also tells what the hall has seen of the result. */
function TitledBoard({
  bout: { bout, red, blue, winnerId },
  showType,
  layer,
  mark,
}: TitledBoardProps) {
  const { title, battle } = useScreenMessages();
  return (
    <Sides {...{ red, blue, winnerId, layer, mark }}>
      <Time data-words>
        <span>{title.against}</span>
        <small>{titlePlate(showType, bout, { title, battle })}</small>
      </Time>
    </Sides>
  );
}

interface SidesProps extends Pick<BoutProps, 'layer' | 'mark'>, AnnouncedBout {
  /** Between them. */
  readonly children: ReactNode;
}

function Sides({ red, blue, winnerId, layer, mark, children }: SidesProps) {
  const { battle } = useScreenMessages();
  const decimals = decimalsOfAll([red.score, blue.score]);
  const figureOf = (score: number | null) => (score === null ? '' : formatFigure(score, decimals));
  const wordsOf = (score: number | null) =>
    sideWidth - besideWords - figureWidth(figureOf(score)) * scoreSize;
  const side = (of: AnnouncedSide, colour: 'red' | 'blue') => (
    <Side
      data-side={colour}
      data-won={winnerId === of.program.id || undefined}
      data-lost={(winnerId !== null && winnerId !== of.program.id) || undefined}
    >
      {layer === 'corner' ? (
        <Words>
          <Name translate="no">{of.program.programName}</Name>
        </Words>
      ) : (
        <Names
          name={of.program.programName}
          note={of.program.contestant}
          width={wordsOf(of.score)}
        />
      )}
      {of.score === null ? null : <Digits>{figureOf(of.score)}</Digits>}
      {winnerId === of.program.id ? <em>{battle.win}</em> : null}
    </Side>
  );
  const Board = layer === 'corner' ? Bug : Third;
  return (
    <Board data-bout>
      {side(red, 'red')}
      {ownText(children)}
      {side(blue, 'blue')}
      <Mark text={mark} />
    </Board>
  );
}

function Mark({ text }: { readonly text: string }) {
  return text === '' ? null : <em className="lfs-layer-mark">{text}</em>;
}

interface ClockTextProps {
  readonly clock: Clock;
  readonly now: () => number;
  readonly paused?: string;
}

function ClockText({ clock, now, paused = '' }: ClockTextProps) {
  const left = useCountdown(clock, now);
  if (left === null) return null;
  return (
    <Time data-state={left.state}>
      <span translate="no">
        {left.over === null ? formatClock(left.seconds) : `+${formatClock(left.over)}`}
      </span>
      {paused === '' ? null : <small>{paused}</small>}
    </Time>
  );
}

type TickerProps = Pick<LayersProps, 'match' | 'results'>;

/** The most items, so that the strip comes round within a song. */
const tickerAtMost = 20;
/** About how long one item takes to pass its own width. */
const secondsEach = 5;

function Ticker({ match, results }: TickerProps) {
  const texts = useScreenMessages();
  const { stage } = match;
  const shown = results.rows.filter(({ score }) => score !== null).slice(0, tickerAtMost);
  const decimals = decimalsOfAll(
    shown.map(({ score }) => score),
    results.decimals,
  );
  const next = nextOnAir(stage);
  const { slogan, organiser, venue } = match.look;
  const items = [
    ...(next === null
      ? []
      : [
          {
            id: 'next',
            text: `${texts.programList.next} ${nextNames(next.program, next.opponent, texts)}`,
          },
        ]),
    ...shown.map(({ programId, rank, tied, programName, score }) => {
      const figure = formatFigure(score ?? 0, decimals);
      const row = tied ? texts.caption.rankRowTied : texts.caption.rankRow;
      const text =
        rank === null
          ? `${programName} ${figure}`
          : fill(row, { rank, program: programName, score: figure });
      return { id: programId, text };
    }),
    ...[slogan, organiser, venue]
      .filter((fact) => fact !== '')
      .map((text, index) => ({ id: `fact ${index}`, text })),
  ];
  const mark = markOf(match, stage, texts);
  return (
    <Strip>
      <Label translate="no">{match.name}</Label>
      <Mark text={mark} />
      <Run>
        {/* Twice, so that the end meets the beginning. */}
        <div
          // A change of words alone, e.g. of a place, passes by without a jump.
          key={items.map(({ id }) => id).join()}
          style={{ animationDuration: `${Math.max(4, items.length) * secondsEach}s` }}
        >
          <TickerItems items={items} />
          <TickerItems items={items} hidden />
        </div>
      </Run>
    </Strip>
  );
}

function TickerItems({
  items,
  hidden = false,
}: {
  readonly items: readonly { readonly id: string; readonly text: string }[];
  readonly hidden?: boolean;
}) {
  return (
    <div aria-hidden={hidden || undefined}>
      {items.map(({ id, text }) => (
        <span key={id}>{text}</span>
      ))}
    </div>
  );
}
