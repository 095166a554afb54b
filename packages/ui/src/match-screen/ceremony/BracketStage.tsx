'use client';
// 对阵图: rounds from left to right, in which the winners go on, and the champion at the end of the lines.
import type { BracketRound, BracketSide, BracketSlot, StageBracket } from '@liangfen/sdk/schema';
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { figureWidth, formatFigure } from '../format.ts';
import { EmptyPicture, Frame } from '../parts/Frame.tsx';
import { fittedText } from '../parts/fitted-text.ts';
import { bracketName } from './bracket-name.ts';
import { boutsAtMost, bracketPositions, shownRounds } from './bracket-positions.ts';
import { CeremonyLight } from './CeremonyLight.tsx';

const Scene = part('div', 'lfs-bracket-scene');
const Round = part('div', 'lfs-one-line lfs-bracket-round');
const Area = part('div', 'lfs-bracket-area');
const Lines = part('svg', 'lfs-bracket-lines');
const Box = part('div', 'lfs-bracket-box');
const Side = part('div', 'lfs-bracket-side');
const Name = part('span', 'lfs-fitted-unbroken lfs-bracket-name');
const Points = part('b', 'lfs-digits lfs-bracket-points');
const Open = part('div', 'lfs-bracket-open');
const Champion = part('div', 'lfs-bracket-champion');
const Crown = part('svg', 'lfs-bracket-crown');
const Many = part('div', 'lfs-bracket-many');

const roundsHeight = 76;
/** Padding and border of the champion's plate, on both sides together. */
const plateEdges = 26;

export function BracketStageView({ stage }: { readonly stage: StageBracket }) {
  const { bracket: texts } = useScreenMessages();
  const rounds = shownRounds(stage.rounds);
  const [first] = rounds;
  return (
    <>
      {stage.champion === null ? null : <CeremonyLight lit occasion={stage.champion.id} />}
      <Frame groupName={texts.title}>
        {first === undefined ? (
          <EmptyPicture>{texts.empty}</EmptyPicture>
        ) : first.slots.length > boutsAtMost ? (
          <LargeRound round={first} decimals={stage.decimals} />
        ) : (
          <Tree rounds={rounds} stage={stage} />
        )}
      </Frame>
    </>
  );
}

function Tree({
  rounds,
  stage: { champion, decimals },
}: {
  readonly rounds: readonly BracketRound[];
  readonly stage: StageBracket;
}) {
  const { bracket: texts } = useScreenMessages();
  const { body } = useRoom();
  const area = { width: body.width, height: body.height - roundsHeight };
  const positions = bracketPositions(rounds, area);
  const { width, height } = positions;
  const ahead = nextBout(rounds);
  const name = fittedText(champion?.programName ?? '', {
    ...{ width: width - plateEdges, height: 240, most: 76, good: 44, lines: 6, lineHeight: 1.16 },
  });
  const person = fittedText(champion?.contestant ?? '', {
    ...{ width: width - plateEdges, height: 104, most: 44, good: 32, lines: 3, lineHeight: 1.16 },
  });
  return (
    <Scene>
      {rounds.map(({ groupName }, round) => (
        <Round key={groupName} style={{ left: positions.columns[round], width }}>
          {groupName}
        </Round>
      ))}
      <Area style={{ top: roundsHeight }}>
        <Lines width={area.width} height={area.height} aria-hidden>
          {positions.lines.map(({ key, path, open }) => (
            <path key={key} d={path} data-open={open || undefined} />
          ))}
        </Lines>
        {positions.boxes.map(({ round, at, x, y }) => {
          const slot = rounds[round]?.slots[at];
          const style = { left: x, top: y, width, height };
          return slot === undefined ? (
            <Open key={`${round} ${at}`} style={style}>
              {texts.open}
            </Open>
          ) : (
            <SlotBox key={`${round} ${at}`} {...{ slot, style, decimals }} next={slot === ahead} />
          );
        })}
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
              {champion.programName}
            </Name>
          )}
          {champion?.contestant ? (
            <Name data-contestant style={{ fontSize: person.fontSize }}>
              {champion.contestant}
            </Name>
          ) : null}
        </Champion>
      </Area>
    </Scene>
  );
}

/** The first bout that both sides wait for. */
function nextBout(rounds: readonly BracketRound[]): BracketSlot | null {
  const slots = rounds.flatMap((round) => round.slots);
  return slots.find(({ red, blue }) => blue !== null && red.outcome === null) ?? null;
}

/** Too many bouts for a tree that the last row can read: the round alone, in two columns. */
function LargeRound({
  round,
  decimals,
}: {
  readonly round: BracketRound;
  readonly decimals: number;
}) {
  const { body, tall } = useRoom();
  const columns = tall ? 1 : 2;
  const rows = Math.ceil(round.slots.length / columns);
  const width = Math.floor((body.width - (columns - 1) * 48) / columns);
  const height = Math.floor((body.height - roundsHeight) / rows - 14);
  const ahead = nextBout([round]);
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
            decimals={decimals}
            next={slot === ahead}
            wide
          />
        ))}
      </Many>
    </Scene>
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
  const { program, score, outcome } = side;
  const points = score === null || outcome === null ? '' : formatFigure(score, decimals);
  const figure = Math.max(28, Math.min(46, room.height * 0.62));
  const taken = points === '' ? 0 : figureWidth(points) * figure + 12;
  const name = bracketName(program.programName, {
    width: room.width - 32 - taken,
    height: room.height - 8,
  });
  return (
    <Side data-colour={colour} data-outcome={outcome ?? undefined}>
      <Name style={{ fontSize: name.size }}>{name.text}</Name>
      {points === '' ? null : <Points style={{ fontSize: figure }}>{points}</Points>}
    </Side>
  );
}
