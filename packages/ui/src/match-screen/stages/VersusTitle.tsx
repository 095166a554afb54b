'use client';
// The title of a bout: red and blue with all that is known of them, and 对 between; of 刚刚, who has won.
import type { StageProgram, StageTitle } from '@liangfen/sdk/schema';
import { type ReactNode, useContext, useState } from 'react';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { part } from '../../sheets/part.ts';
import { type Room, useRoom } from '../canvas/canvas-size.ts';
import { decimalsOfAll, formatFigure, formatNumber } from '../format.ts';
import { EventContext } from '../parts/event-context.ts';
import { fittedFigure, fittedText } from '../parts/fitted-text.ts';
import { RehearsalMark } from '../parts/Marks.tsx';
import { Photo } from '../parts/Photo.tsx';
import { photoShape } from '../parts/Portrait.tsx';
import { type TitledBout, type TitledSide, titlePlate } from '../title-bout.ts';
import { Contestant, Name, SideMark } from './BattleStage.styles.ts';
import { BoutGrounds, boutShape } from './BoutGrounds.tsx';

const Board = part('div', 'lfs-bout');
const Head = part('div', 'lfs-bout-head');
const Top = part('div', 'lfs-versus-top');
const Plate = part('b', 'lfs-title-plate');
const Half = part('div', 'lfs-versus-half');
const Face = part('div', 'lfs-versus-face');
const Thumb = part('div', 'lfs-versus-photo');
const Beside = part('div', 'lfs-versus-beside');
const Figure = part('div', 'lfs-digits lfs-versus-figure');
const Words = part('div', 'lfs-versus-words');
const From = part('div', 'lfs-versus-from');
const Organisation = part('span', 'lfs-fitted-unbroken');
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
  const { name, rehearsal } = useContext(EventContext);
  const room = useRoom();
  const decimals = decimalsOfAll([red.score, blue.score]);
  const light = ({ program }: TitledSide): ReactNode => {
    if (winnerId === null) return null;
    return winnerId === program.id ? <Rays aria-hidden /> : <Shade />;
  };
  const side = (of: TitledSide, colour: 'red' | 'blue') => (
    <Side
      {...{ of, colour, decimals, room }}
      won={winnerId === null ? null : winnerId === of.program.id}
    />
  );
  return (
    <Board data-shape={boutShape(room.composition)} data-titled>
      <BoutGrounds red={light(red)} blue={light(blue)} />
      {side(red, 'red')}
      {side(blue, 'blue')}
      <Against aria-hidden>{texts.title.against}</Against>
      <Head>
        <span className="lfs-one-line">{name}</span>
        {rehearsal ? <RehearsalMark /> : null}
        {stage.showType === 'OPENING' ? null : <b>{fill(texts.battle.bout, { bout })}</b>}
        <span className="lfs-one-line">{stage.groupName}</span>
      </Head>
      <Top>
        <Plate data-part="plate">{titlePlate(stage.showType, bout, texts)}</Plate>
      </Top>
    </Board>
  );
}

/** From the edge of the wall, and from the middle with its mark and the slant of the seam. */
const edge = 96;
const inner = 150;
const headHeight = 256;
const footHeight = 64;
/** A wall of two or three screens would part a photograph from its name. */
const widestHalf = 1700;
const gap = 28;
const markHeight = 72;
/** Letters smaller than this need the place of the photograph. */
const leastName = 52;

interface HalfRoom {
  readonly width: number;
  readonly height: number;
  /** Photograph and words in a row; else the words below photograph and figure. */
  readonly row: boolean;
}

function halfRoom({ width, height, composition }: Room): HalfRoom {
  const besideWidth = Math.min(widestHalf, width / 2 - edge - inner);
  const besideHeight = height - headHeight - footHeight;
  switch (composition) {
    case 'classic':
    case 'square':
      return { width: besideWidth, height: besideHeight, row: false };
    case 'wide':
      return { width: besideWidth, height: besideHeight, row: true };
    case 'tall':
      // Below each other the mark stands in the way of both.
      return { width: width - 2 * edge, height: height / 2 - headHeight - 170, row: false };
  }
}

interface FittedSide {
  readonly photo: number;
  readonly figure: number;
  readonly wordsWidth: number;
  readonly name: number;
  readonly contestant: number;
  readonly from: number;
}

/** With a photograph of this height, or with none. */
function fittedSide(
  { programName, contestant, organisation = '' }: StageProgram,
  figure: string,
  { width, height, row }: HalfRoom,
  photo: number,
): FittedSide {
  const beside = photo === 0 ? 0 : photo * photoShape + 2 * gap;
  const wordsWidth = row ? width - beside : width;
  const least = row ? markHeight + 200 : Math.max(photo, markHeight + 200);
  const words = height - gap - least;
  const from = fittedText(organisation, {
    ...{ width: wordsWidth, height: words * 0.18, most: 44, good: 34, lines: 2, lineHeight: 1.3 },
  });
  const fromHeight = organisation === '' ? 0 : from.height + gap;
  const person = fittedText(contestant, {
    ...{ width: wordsWidth, height: words * 0.26, most: row ? 72 : 60, good: 44 },
    ...{ lines: 3, lineHeight: 1.3 },
  });
  const name = fittedText(programName, {
    ...{ width: wordsWidth, height: words - fromHeight - person.height - gap },
    ...{ most: row ? 150 : 128, good: row ? 96 : 76, lines: 5, lineHeight: 1.24 },
  });
  const left = height - 2 * gap - markHeight - name.height - person.height - fromHeight;
  const figureWidth = row ? wordsWidth : width - beside;
  const figureRoom = row || photo === 0 ? left : photo - markHeight - gap;
  return {
    photo,
    figure: fittedFigure(figure, figureWidth, Math.min(row ? 340 : 300, figureRoom)),
    wordsWidth,
    name: name.fontSize,
    contestant: person.fontSize,
    from: from.fontSize,
  };
}

interface SideProps {
  readonly of: TitledSide;
  readonly colour: 'red' | 'blue';
  readonly decimals: number;
  readonly room: Room;
  /** Null as long as nobody is known to have won. */
  readonly won: boolean | null;
}

function Side({ of: { program, score }, colour, decimals, room, won }: SideProps) {
  const { battle } = useScreenMessages();
  const [seen, setSeen] = useState<string | null>(null);
  const { photoUrl = null, markUrl = null, organisation = '' } = program;
  const half = halfRoom(room);
  const figure = score === null ? formatNumber(program.sort) : formatFigure(score, decimals);
  const most = half.row ? half.height : Math.min(560, half.height * 0.52);
  const asked = fittedSide(program, figure, half, photoUrl === null ? 0 : most);
  const fitted = asked.name < leastName ? fittedSide(program, figure, half, 0) : asked;
  const outcome = won === null ? undefined : won ? 'won' : 'lost';
  const word = colour === 'red' ? battle.red : battle.blue;
  const face =
    photoUrl === null || fitted.photo === 0 ? null : (
      <Thumb
        data-part="photo"
        data-seen={seen === photoUrl || undefined}
        style={{ width: fitted.photo * photoShape, height: fitted.photo }}
      >
        <Photo url={photoUrl} awaited onReady={setSeen} />
      </Thumb>
    );
  const about = (
    <Beside>
      <SideMark data-part="side" data-side={colour}>
        {won ? <Seal aria-hidden>{battle.win}</Seal> : <i aria-hidden />}
        {won ? fill(battle.winner, { side: word }) : word}
      </SideMark>
      <Figure
        data-part="figure"
        data-number={score === null || undefined}
        style={{ fontSize: fitted.figure }}
      >
        {figure}
      </Figure>
    </Beside>
  );
  const words = (
    <Words style={{ width: fitted.wordsWidth }}>
      <Name data-part="name" style={{ fontSize: fitted.name }}>
        {program.programName}
      </Name>
      {program.contestant === '' ? null : (
        <Contestant data-part="contestant" style={{ fontSize: fitted.contestant }}>
          {program.contestant}
        </Contestant>
      )}
      {organisation === '' ? null : (
        <From data-part="from" style={{ fontSize: fitted.from }}>
          {markUrl === null ? null : <Photo url={markUrl} className="lfs-versus-mark" awaited />}
          <Organisation>{organisation}</Organisation>
        </From>
      )}
    </Words>
  );
  return half.row ? (
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
