'use client';
// 对阵图: rounds from left to right, in which the winners go on, and the champion at the end of the lines.
import { bracketChampions, type ComingPlace, isBoutAhead } from '@liangfen/rules';
import { standingText } from '@liangfen/rules/words';
import type {
  BracketRound,
  BracketSide,
  BracketSlot,
  RoundTable,
  StageBracket,
} from '@liangfen/sdk/schema';
import { Fragment } from 'react';
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import type { CanvasSize } from '../canvas/fit-box.ts';
import { figureWidth, formatFigure } from '../format.ts';
import { EmptyPicture, Frame } from '../parts/Frame.tsx';
import { phrased } from '../parts/fitted.ts';
import { fittedText } from '../parts/fitted-text.ts';
import { type BracketBand, boutsAtMost, isNextBout, rowsOf, shownBands } from './bracket-bands.ts';
import { bracketName } from './bracket-name.ts';
import { besideName, bracketPositions } from './bracket-positions.ts';
import { CeremonyLight } from './CeremonyLight.tsx';
import { RoundTableView } from './RoundTable.tsx';

const Scene = part('div', 'lfs-bracket-scene');
const Round = part('div', 'lfs-one-line lfs-bracket-round');
const Area = part('div', 'lfs-bracket-area');
const Lines = part('svg', 'lfs-bracket-lines');
const Box = part('div', 'lfs-bracket-box');
const Side = part('div', 'lfs-bracket-side');
const Name = part('span', 'lfs-fitted-unbroken lfs-bracket-name');
const Points = part('b', 'lfs-digits lfs-bracket-points');
const Word = part('b', 'lfs-bracket-points');
const Open = part('div', 'lfs-bracket-open');
const Champion = part('div', 'lfs-bracket-champion');
const Crown = part('svg', 'lfs-bracket-crown');
const Many = part('div', 'lfs-bracket-many');

const roundsHeight = 76;
/** In px: words beside a name are as small as the last row can read. */
const wordSize = 28;
/** Padding and border of the champion's plate, on both sides together. */
const plateEdges = 26;

export function BracketStageView({ stage }: { readonly stage: StageBracket }) {
  return stage.table === undefined ? (
    <BracketTree stage={stage} />
  ) : (
    <Table stage={stage} table={stage.table} />
  );
}

function Table({ stage, table }: { readonly stage: StageBracket; readonly table: RoundTable }) {
  const champions = bracketChampions(stage);
  const occasion = champions.map(({ id }) => id).join(' ');
  return (
    <>
      {champions.length === 0 ? null : <CeremonyLight lit occasion={occasion} />}
      <RoundTableView table={table} />
    </>
  );
}

function BracketTree({ stage }: { readonly stage: StageBracket }) {
  const { bracket: texts } = useScreenMessages();
  const bands = shownBands(stage);
  const large = bands.length === 1 ? largeRound(bands[0]) : null;
  const champions = bracketChampions(stage);
  const occasion = champions.map(({ id }) => id).join(' ');
  return (
    <>
      {champions.length === 0 ? null : <CeremonyLight lit occasion={occasion} />}
      <Frame groupName={texts.title}>
        {bands.length === 0 ? (
          <EmptyPicture>{texts.empty}</EmptyPicture>
        ) : large !== null ? (
          <LargeRound round={large} stage={stage} />
        ) : (
          <Bands bands={bands} stage={stage} />
        )}
      </Frame>
    </>
  );
}

/** Divisions below each other, each as high as its rows need. */
function Bands({
  bands,
  stage,
}: {
  readonly bands: readonly BracketBand[];
  readonly stage: StageBracket;
}) {
  const { body } = useRoom();
  const { decimals } = stage;
  const ahead = nextBout(stage);
  const all = bands.reduce((count, band) => count + rowsOf(band), 0);
  const room = body.height - bands.length * roundsHeight;
  let top = 0;
  return (
    <Scene>
      {bands.map((band) => {
        const height = Math.floor((room * rowsOf(band)) / all);
        const from = top;
        top += height + roundsHeight;
        const area = { width: body.width, height };
        return <Tree key={band.division} {...{ band, area, ahead, decimals }} top={from} />;
      })}
    </Scene>
  );
}

interface TreeProps {
  readonly band: BracketBand;
  readonly top: number;
  readonly area: CanvasSize;
  readonly ahead: BracketSlot | null;
  readonly decimals: number;
}

function Tree({ band: { columns, champion }, top, area, ahead, decimals }: TreeProps) {
  const { bracket: texts } = useScreenMessages();
  const positions = bracketPositions(columns, area);
  const { width } = positions;
  const name = fittedText(champion?.programName ?? '', {
    ...{ width: width - plateEdges, most: 76, good: 44, lines: 6, lineHeight: 1.16 },
    height: Math.min(240, area.height / 2),
  });
  const person = fittedText(champion?.contestant ?? '', {
    ...{ width: width - plateEdges, most: 44, good: 32, lines: 3, lineHeight: 1.16 },
    height: Math.min(104, area.height / 4),
  });
  return (
    <>
      {columns.map(({ main: { index, round } }, column) => (
        <Round key={index} style={{ left: positions.columns[column], width, marginTop: top }}>
          {round.groupName}
        </Round>
      ))}
      <Area style={{ top: top + roundsHeight, height: area.height, bottom: 'auto' }}>
        <Lines width={area.width} height={area.height} aria-hidden>
          {positions.lines.map(({ key, path, open }) => (
            <path key={key} d={path} data-open={open || undefined} />
          ))}
        </Lines>
        {positions.boxes.map(({ key, slot, coming, name: beside, x, y, height }) => (
          <Fragment key={key}>
            {beside === null ? null : (
              <Round
                data-beside
                style={{ left: x, width, top: y - besideName, height: besideName }}
              >
                {beside}
              </Round>
            )}
            {slot === null ? (
              <ComingBox {...{ coming }} style={{ ...{ left: x, top: y }, width, height }} />
            ) : (
              <SlotBox
                {...{ slot, decimals }}
                style={{ ...{ left: x, top: y }, width, height }}
                next={slot === ahead}
              />
            )}
          </Fragment>
        ))}
        <Champion
          data-known={champion !== null || undefined}
          style={{
            left: positions.champion.x,
            top: positions.champion.y,
            width: positions.champion.width,
          }}
        >
          <Crown viewBox="0 0 64 48" aria-hidden>
            <path d="M4 12l14 14L32 4l14 22 14-14-6 32H10z" />
          </Crown>
          <b>{texts.champion}</b>
          {champion === null ? null : (
            <Name data-champion style={{ fontSize: name.fontSize }}>
              {phrased(champion.programName, { size: name.fontSize, width: width - plateEdges })}
            </Name>
          )}
          {champion?.contestant ? (
            <Name data-contestant style={{ fontSize: person.fontSize }}>
              {champion.contestant}
            </Name>
          ) : null}
        </Champion>
      </Area>
    </>
  );
}

/** The bout that list and break announce; a picture of an older show does not say it, and has the first that waits. */
function nextBout({ rounds, nextProgramId }: StageBracket): BracketSlot | null {
  const slots = rounds.flatMap((round) => round.slots);
  const isNext = (slot: BracketSlot) => isNextBout(slot, nextProgramId ?? null);
  return slots.find(nextProgramId === undefined ? isBoutAhead : isNext) ?? null;
}

function largeRound(band: BracketBand | undefined): BracketRound | null {
  const round = band?.columns[0]?.main.round;
  return round !== undefined && round.slots.length > boutsAtMost ? round : null;
}

/** Too many bouts for a tree that the last row can read: the round alone, in two columns. */
function LargeRound({
  round,
  stage,
}: {
  readonly round: BracketRound;
  readonly stage: StageBracket;
}) {
  const { body, tall } = useRoom();
  const columns = tall ? 1 : 2;
  const rows = Math.ceil(round.slots.length / columns);
  const width = Math.floor((body.width - (columns - 1) * 48) / columns);
  const height = Math.floor((body.height - roundsHeight) / rows - 14);
  const ahead = nextBout(stage);
  return (
    <Scene>
      <Round style={{ left: 0, width: body.width }}>{round.groupName}</Round>
      <Many
        style={{
          top: roundsHeight,
          gridTemplateRows: `repeat(${rows}, ${height}px)`,
          gridTemplateColumns: `repeat(${columns}, ${width}px)`,
        }}
      >
        {round.slots.map((slot) => (
          <SlotBox
            key={slot.red.program.id}
            slot={slot}
            style={{ width, height }}
            decimals={stage.decimals}
            next={slot === ahead}
            wide
          />
        ))}
      </Many>
    </Scene>
  );
}

/** A bout that is not drawn up yet: a known winner stands in it at once. */
function ComingBox({
  coming,
  style,
}: {
  readonly coming: ComingPlace | null;
  readonly style: { readonly width: number; readonly height: number };
}) {
  const { bracket: texts } = useScreenMessages();
  const { red = null, blue = null } = coming ?? {};
  if (red === null && blue === null) return <Open style={style}>{texts.open}</Open>;
  const room = { width: style.width - 32, height: style.height / 2 - 8 };
  return (
    <Box style={style} data-coming>
      {[red, blue].map((program, at) => {
        const colour = at === 0 ? 'red' : 'blue';
        if (program === null) {
          return (
            <Side key={colour} data-colour={colour} data-bye>
              {texts.open}
            </Side>
          );
        }
        const name = bracketName(program.programName, room);
        return (
          <Side key={colour} data-colour={colour}>
            <Name style={{ fontSize: name.size }}>
              {phrased(name.text, { size: name.size, width: room.width })}
            </Name>
          </Side>
        );
      })}
    </Box>
  );
}

interface SlotBoxProps {
  readonly slot: BracketSlot;
  readonly style: { readonly width: number; readonly height: number };
  readonly decimals: number;
  readonly next: boolean;
  /** Red and blue beside each other. */
  readonly wide?: boolean;
}

function SlotBox({ slot: { red, blue }, style, decimals, next, wide = false }: SlotBoxProps) {
  const { bracket: texts } = useScreenMessages();
  const room = wide
    ? { width: style.width / 2, height: style.height }
    : { width: style.width, height: style.height / 2 };
  return (
    <Box
      style={style}
      data-bout
      data-wide={wide || undefined}
      data-next={next || undefined}
      data-bye={blue === null || undefined}
    >
      <SideRow side={red} colour="red" {...{ room, decimals }} />
      {blue === null ? (
        <Side data-bye>{texts.bye}</Side>
      ) : (
        <SideRow side={blue} colour="blue" {...{ room, decimals }} />
      )}
    </Box>
  );
}

function SideRow({
  side,
  colour,
  room,
  decimals,
}: {
  readonly side: BracketSide;
  readonly colour: 'red' | 'blue';
  readonly room: { readonly width: number; readonly height: number };
  readonly decimals: number;
}) {
  const { program, score, outcome, walkover = false } = side;
  const word = useUnfoughtWord(side);
  const points = score === null || outcome === null ? '' : formatFigure(score, decimals);
  const figure = Math.max(28, Math.min(46, room.height * 0.62));
  const taken =
    word !== null
      ? wordSize * word.length + 12
      : points === ''
        ? 0
        : figureWidth(points) * figure + 12;
  const name = bracketName(program.programName, {
    width: room.width - 32 - taken,
    height: room.height - 8,
  });
  return (
    <Side
      data-colour={colour}
      data-outcome={outcome ?? (walkover ? 'WIN' : word && 'LOSS') ?? undefined}
    >
      <Name style={{ fontSize: name.size }}>
        {phrased(name.text, { size: name.size, width: room.width - 32 - taken })}
      </Name>
      {word !== null ? (
        <Word style={{ fontSize: wordSize }}>{word}</Word>
      ) : points === '' ? null : (
        <Points style={{ fontSize: figure }}>{points}</Points>
      )}
    </Side>
  );
}

/** What is said beside a name in a bout that was not fought: who is out, and that the other goes on. */
function useUnfoughtWord({ program, outcome, walkover }: BracketSide): string | null {
  const { bracket, ranking } = useScreenMessages();
  if (walkover === true) return bracket.walkover;
  return outcome === null ? standingText(program, ranking.standing) : null;
}
