'use client';
// The title of a bout: red and blue with all that is known of them, and 对 between; 刚刚 also shows who has won.
import type { AnnouncedSide, TitledBout } from '@liangfen/rules';
import type { StageProgram, StageTitle } from '@liangfen/sdk/schema';
import type { ReactNode } from 'react';
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { type Room, useRoom } from '../canvas/canvas-size.ts';
import { decimalsOfAll, formatFigure, formatNumber } from '../format.ts';
import { phrased } from '../parts/fitted.ts';
import { fittedFigure, fittedText } from '../parts/fitted-text.ts';
import { Photo } from '../parts/Photo.tsx';
import { photoShape } from '../parts/Portrait.tsx';
import { titlePlate } from '../title-plate.ts';
import { SideMark } from './BattleStage.styles.ts';
import { BoutGrounds, boutShape } from './BoutGrounds.tsx';
import { BoutHead } from './BoutHead.tsx';
import { BoutNames } from './BoutNames.tsx';
import { BoutPhoto } from './BoutPhoto.tsx';

const Board = part('div', 'lfs-bout');
const Top = part('div', 'lfs-versus-top');
const Plate = part('b', 'lfs-title-plate');
const Half = part('div', 'lfs-bout-share lfs-versus-half');
const Face = part('div', 'lfs-versus-face');
const Beside = part('div', 'lfs-versus-beside');
const Figure = part('div', 'lfs-digits lfs-versus-figure');
const Words = part('div', 'lfs-versus-words');
const From = part('div', 'lfs-versus-from');
const Against = part('div', 'lfs-versus-against');
const Seal = part('span', 'lfs-battle-won-seal');
const Rays = part('div', 'lfs-versus-rays');
const Shade = part('div', 'lfs-battle-won-shade');

export interface VersusTitleProps {
  readonly stage: StageTitle;
  readonly bout: TitledBout;
}

export function VersusTitle({ stage, bout: { bout, red, blue, winnerId } }: VersusTitleProps) {
  const texts = useScreenMessages();
  const room = useRoom();
  const decimals = decimalsOfAll([red.score, blue.score]);
  const shown = (of: AnnouncedSide): Shown => ({
    program: of.program,
    figure: of.score === null ? formatNumber(of.program.sort) : formatFigure(of.score, decimals),
    isNumber: of.score === null,
    won: winnerId === null ? null : winnerId === of.program.id,
  });
  const sides = { red: shown(red), blue: shown(blue) };
  const half = halfRoom(room);
  const fitted = fittedSides(sides, half);
  return (
    <Board data-shape={boutShape(room.composition)}>
      <BoutGrounds red={light(sides.red)} blue={light(sides.blue)} />
      <Side of={sides.red} colour="red" fitted={fitted.red} row={half.row} />
      <Side of={sides.blue} colour="blue" fitted={fitted.blue} row={half.row} />
      <Against aria-hidden>{texts.title.against}</Against>
      <BoutHead bout={stage.showType === 'OPENING' ? null : bout} groupName={stage.groupName} />
      <Top>
        <Plate data-part="plate">{titlePlate(stage.showType, bout, texts)}</Plate>
      </Top>
    </Board>
  );
}

/** The distance from the edge of the wall, and from the middle with its mark and the slant of the seam. */
const edge = 96;
const inner = 150;
const headHeight = 256;
const footHeight = 64;
/** A wall of two or three screens would part a photograph from its name. */
const widestHalf = 1700;
const gap = 28;
/** The height of the colour's word, and of the seal beside it. */
const markHeight = 72;
const sealHeight = 128;
/** The width of seal and word beside a photograph. */
const markWidth = 270;
/** Letters and figures smaller than these need the place of the photograph. */
const leastName = 52;
const leastFigure = 120;

interface HalfRoom {
  readonly width: number;
  readonly height: number;
  /** Photograph and words in a row; else the words below photograph and figure. */
  readonly row: boolean;
  readonly tall: boolean;
}

function halfRoom({ width, height, composition }: Room): HalfRoom {
  const besideWidth = Math.min(widestHalf, width / 2 - edge - inner);
  const besideHeight = height - headHeight - footHeight;
  switch (composition) {
    case 'classic':
    case 'square':
      return { width: besideWidth, height: besideHeight, row: false, tall: false };
    case 'wide':
      return { width: besideWidth, height: besideHeight, row: true, tall: false };
    case 'tall':
      // Below each other the mark stands in the way of both.
      return {
        ...{ width: width - 2 * edge, height: height / 2 - headHeight - 170 },
        ...{ row: false, tall: true },
      };
  }
}

/** The facts of a side that are drawn. */
interface Shown {
  readonly program: StageProgram;
  readonly figure: string;
  /** Whether the figure is the program's number, as long as there is no score. */
  readonly isNumber: boolean;
  /** Null as long as nobody is known to have won. */
  readonly won: boolean | null;
}

function light({ won }: Shown): ReactNode {
  if (won === null) return null;
  return won ? <Rays aria-hidden /> : <Shade />;
}

interface FittedSide {
  readonly photo: number;
  readonly figure: number;
  readonly wordsWidth: number;
  readonly name: number;
  readonly contestant: number;
  readonly from: number;
}

/** Fits a side with a photograph of this height, or with none. */
function fittedSide(
  { program: { programName, contestant, organisation = '', photoUrl = null }, figure, won }: Shown,
  { width, height, row, tall }: HalfRoom,
  most: number,
): FittedSide {
  const photo = photoUrl === null ? 0 : most;
  const beside = photo === 0 ? 0 : photo * photoShape + 2 * gap;
  const wordsWidth = row ? width - beside : width;
  const mark = won === true ? sealHeight : markHeight;
  const above = Math.max(row ? 0 : photo, mark + gap + leastFigure);
  const words = height - gap - above;
  const from = fittedText(organisation, {
    ...{ width: wordsWidth - 90, height: words * 0.2, most: 44, good: 34, lines: 2 },
    lineHeight: 1.3,
  });
  const fromHeight = organisation === '' ? 0 : from.height + gap;
  const person = fittedText(contestant, {
    ...{ width: wordsWidth, height: words * 0.28, most: row || tall ? 72 : 60, good: 44 },
    ...{ lines: 3, lineHeight: 1.3 },
  });
  const personHeight = contestant === '' ? 0 : person.height + gap;
  const name = fittedText(programName, {
    ...{ width: wordsWidth, height: words - fromHeight - personHeight },
    ...{ most: row || tall ? 160 : 128, good: row ? 96 : 76, lines: 5, lineHeight: 1.24 },
  });
  const left = height - 2 * gap - mark - name.height - personHeight - fromHeight;
  const figureWidth = row ? wordsWidth : width - beside;
  const figureRoom = row || photo === 0 ? left : photo - mark - gap;
  return {
    photo,
    figure: fittedFigure(figure, figureWidth, Math.min(row ? 300 : 260, figureRoom)),
    wordsWidth,
    name: name.fontSize,
    contestant: person.fontSize,
    from: from.fontSize,
  };
}

type BothSides<Of> = { readonly red: Of; readonly blue: Of };

/** Fits both sides as large as they come; photographs give way before names or scores get small, on both sides alike. */
function fittedSides({ red, blue }: BothSides<Shown>, half: HalfRoom): BothSides<FittedSide> {
  const most = half.row
    ? half.height
    : Math.min(620, half.height * 0.55, (half.width - markWidth - 2 * gap) / photoShape);
  const tries = [most, most * 0.72, 0].map((photo) => ({
    red: fittedSide(red, half, photo),
    blue: fittedSide(blue, half, photo),
  }));
  const isLarge = ({ name, figure }: FittedSide) => name >= leastName && figure >= leastFigure;
  const bare = { red: fittedSide(red, half, 0), blue: fittedSide(blue, half, 0) };
  const best = tries.find((one) => isLarge(one.red) && isLarge(one.blue)) ?? bare;
  // Neither side's figure is larger than the other's.
  const figure = Math.min(best.red.figure, best.blue.figure);
  return { red: { ...best.red, figure }, blue: { ...best.blue, figure } };
}

interface SideProps {
  readonly of: Shown;
  readonly colour: 'red' | 'blue';
  readonly fitted: FittedSide;
  readonly row: boolean;
}

function Side({ of: { program, figure, isNumber, won }, colour, fitted, row }: SideProps) {
  const { battle } = useScreenMessages();
  const { photoUrl = null, markUrl = null, organisation = '' } = program;
  const outcome = won === null ? undefined : won ? 'won' : 'lost';
  const word = colour === 'red' ? battle.red : battle.blue;
  const face =
    photoUrl === null || fitted.photo === 0 ? null : (
      <BoutPhoto url={photoUrl} height={fitted.photo} />
    );
  const about = (
    <Beside>
      <SideMark data-part="side" data-side={colour}>
        {won ? <Seal aria-hidden>{battle.win}</Seal> : <i aria-hidden />}
        <span>{word}</span>
      </SideMark>
      <Figure
        data-part="figure"
        data-number={isNumber || undefined}
        style={{ fontSize: fitted.figure }}
      >
        {figure}
      </Figure>
    </Beside>
  );
  const words = (
    <Words style={{ width: fitted.wordsWidth }}>
      <BoutNames program={program} sizes={fitted} width={fitted.wordsWidth} />
      {organisation === '' ? null : (
        <From data-part="from" style={{ fontSize: fitted.from }}>
          {markUrl === null ? null : <Photo url={markUrl} className="lfs-versus-mark" awaited />}
          <span translate="no">
            {phrased(organisation, { size: fitted.from, width: fitted.wordsWidth - 90 })}
          </span>
        </From>
      )}
    </Words>
  );
  return row ? (
    <Half data-side={colour} data-row data-outcome={outcome}>
      {face}
      <Words>
        {about}
        {words}
      </Words>
    </Half>
  ) : (
    <Half data-side={colour} data-outcome={outcome}>
      <Face>
        {face}
        {about}
      </Face>
      {words}
    </Half>
  );
}
