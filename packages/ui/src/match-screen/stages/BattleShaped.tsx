'use client';
// A bout that runs on a wall that is not 16 : 9: the sides take all of their half, beside or above each other.
import type { BattleSide, StageBattle } from '@liangfen/sdk/schema';
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import type { ScreenComposition } from '../canvas/composition.ts';
import type { CanvasSize } from '../canvas/fit-box.ts';
import { decimalsOfAll, formatChange, formatFigure } from '../format.ts';
import { phrased } from '../parts/fitted.ts';
import { fittedFigure, fittedText } from '../parts/fitted-text.ts';
import { BattleFouls } from './BattleFouls.tsx';
import { Contestant, Flash, Name, SideMark } from './BattleStage.styles.ts';
import { BoutBars } from './BoutBars.tsx';
import { hasFigures } from './BoutCards.tsx';
import { BoutGrounds, boutShape } from './BoutGrounds.tsx';
import { BoutHead } from './BoutHead.tsx';
import { BoutMiddle } from './BoutMiddle.tsx';
import { foulLines } from './battle-fit.ts';
import { useNewHit } from './use-new-hit.ts';

export type BattleShape = Exclude<ScreenComposition, 'classic'>;

export function isShaped(composition: ScreenComposition): composition is BattleShape {
  return composition !== 'classic';
}

const Board = part('div', 'lfs-bout');
const Half = part('div', 'lfs-bout-half');
const Words = part('div', 'lfs-bout-words');
const Points = part('div', 'lfs-digits lfs-bout-points');
const HitNumber = part('span', 'lfs-bout-hit');
const Centre = part('div', 'lfs-bout-centre');

export interface BattleShapedProps {
  readonly stage: StageBattle;
  readonly composition: BattleShape;
}

export function BattleShaped({ stage, composition }: BattleShapedProps) {
  const { red, blue } = stage;
  const decimals = decimalsOfAll([red.score, blue.score]);
  return (
    <Board data-shape={boutShape(composition)} data-stacked={composition === 'square' || undefined}>
      <BoutGrounds
        red={<SideFlash stage={stage} side={red} />}
        blue={<SideFlash stage={stage} side={blue} />}
      />
      <BoutBars stage={stage} shape={boutShape(composition)} />
      <Side stage={stage} side={red} colour="red" decimals={decimals} shape={composition} />
      <Side stage={stage} side={blue} colour="blue" decimals={decimals} shape={composition} />
      <BoutHead bout={stage.bout} groupName={stage.groupName} />
      <Centre>
        <BoutMiddle stage={stage} size={150} across={composition === 'tall'} />
      </Centre>
    </Board>
  );
}

/** Half the width of the middle, which holds the clock. */
const clockHalf = 300;
const edge = 96;

const foulSize = 40;
/** The height of a tall wall's upper half between head and clock; and of the side's mark with the air around. */
const tallHalf = 798;
const marksHeight = 130;
/** Beside the clock of a wall of 4 : 3, and what head and foot take of its height. */
const squareClockHalf = 236;
const squareEdges = 270;

/** Room of the words and of the score in a half, in px of the canvas; `stacked` where they stand above each other. */
function halfRoom(shape: BattleShape, { width, height }: CanvasSize) {
  switch (shape) {
    case 'wide': {
      const half = Math.min(width / 2 - clockHalf - edge, 1900);
      const points = Math.min(800, half * 0.5);
      return {
        words: half - points - 60,
        points,
        name: 150,
        nameHeight: 380,
        personHeight: 180,
        score: 420,
        stacked: null,
      };
    }
    case 'square': {
      const half = width / 2 - squareClockHalf - edge;
      return {
        words: half,
        points: half,
        name: 124,
        nameHeight: 420,
        personHeight: 170,
        score: 440,
        stacked: height - squareEdges,
      };
    }
    case 'tall':
      return {
        words: width - 2 * edge,
        points: width - 2 * edge,
        name: 132,
        nameHeight: 250,
        personHeight: 110,
        score: 400,
        stacked: tallHalf,
      };
  }
}

interface SideProps {
  readonly stage: StageBattle;
  readonly side: BattleSide;
  readonly colour: 'red' | 'blue';
  readonly decimals: number;
  readonly shape: BattleShape;
}

function Side({ stage, side, colour, decimals, shape }: SideProps) {
  const { battle } = useScreenMessages();
  const canvas = useRoom();
  const { program, score, fouls } = side;
  const hit = useHitOf({ stage, side });
  const scored = hit?.point ?? null;
  const text = hasFigures(stage) ? formatFigure(score, decimals) : '';
  const room = halfRoom(shape, canvas);
  const name = fittedText(program.programName, {
    ...{ width: room.words, height: room.nameHeight, most: room.name, good: room.name * 0.6 },
    ...{ lines: 4, lineHeight: 1.24 },
  });
  const contestant = fittedText(program.contestant, {
    ...{
      width: room.words,
      height: room.personHeight,
      most: 60,
      good: 44,
      lines: 3,
      lineHeight: 1.3,
    },
  });
  // Above each other they share the height of their half.
  const words =
    marksHeight +
    name.height +
    contestant.height +
    16 +
    Math.max(130, 68 * foulLines(fouls, room.words, foulSize));
  const left = room.stacked === null ? room.score : room.stacked - words;
  const points = fittedFigure(text, room.points, Math.min(room.score, left));
  return (
    <Half data-side={colour}>
      <Words style={{ width: room.words }}>
        <SideMark data-part="side" data-side={colour}>
          <i aria-hidden />
          <span>{colour === 'red' ? battle.red : battle.blue}</span>
        </SideMark>
        <Name data-part="name" style={{ fontSize: name.fontSize }}>
          {phrased(program.programName, { size: name.fontSize, width: room.words })}
        </Name>
        <Contestant data-part="contestant" style={{ fontSize: contestant.fontSize }}>
          {phrased(program.contestant, { size: contestant.fontSize, width: room.words })}
        </Contestant>
        <BattleFouls fouls={fouls} width={room.words} fontSize={foulSize} />
      </Words>
      <Points
        data-part="points"
        // A new element for each hit, so that the blow is felt each time.
        key={scored === null ? 'points' : `points ${hit?.version}`}
        data-hit={scored !== null || undefined}
        style={{ fontSize: points, width: room.points }}
      >
        <span>{text}</span>
        {scored === null ? null : <HitNumber aria-hidden>{formatChange(scored)}</HitNumber>}
      </Points>
    </Half>
  );
}

type OnStage = Pick<SideProps, 'stage' | 'side'>;

function SideFlash(of: OnStage) {
  const hit = useHitOf(of);
  return hit === null ? null : <Flash key={hit.version} aria-hidden />;
}

function useHitOf({ stage: { hit }, side }: OnStage) {
  return useNewHit(hit, side.program.id);
}
