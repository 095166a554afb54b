'use client';
// The title of an act: its opening, who is next, and who has just been on.
import { titledBout } from '@liangfen/rules';
import { standingText } from '@liangfen/rules/words';
import type { StageProgram, StageTitle } from '@liangfen/sdk/schema';
import type { ReactNode } from 'react';
import { fill, type Messages, useScreenMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { figureWidth, formatFigure, formatNumber } from '../format.ts';
import { contestantChoices, fittedName } from '../names.ts';
import { Frame } from '../parts/Frame.tsx';
import { fitted } from '../parts/fitted.ts';
import { Photo } from '../parts/Photo.tsx';
import { Portrait, photoShape, portraitOf, portraitRoom } from '../parts/Portrait.tsx';
import { rankWords } from '../rank-words.ts';
import { VersusTitle } from './VersusTitle.tsx';

const Layout = part('div', 'lfs-title-sheet');
const Giant = part('div', 'lfs-digits lfs-title-giant');
const Words = part('div', 'lfs-title-words');
const Kicker = part('div', 'lfs-title-kicker');
const Plate = part('b', 'lfs-title-plate');
const Name = part('h1', 'lfs-fitted-unbroken lfs-title-name');
const Rule = part('i', 'lfs-title-rule');
const Contestant = part('div', 'lfs-fitted-unbroken lfs-title-contestant');
const From = part('div', 'lfs-title-from');
const Organisation = part('span', 'lfs-fitted-unbroken');
const Band = part('div', 'lfs-title-band');
const Thumb = part('div', 'lfs-title-thumb');
const Figures = part('div', 'lfs-title-figures');
const Score = part('b', 'lfs-digits lfs-title-score');

export function TitleStageView({ stage }: { readonly stage: StageTitle }) {
  const { title } = useScreenMessages();
  const bout = titledBout(stage);
  if (bout !== null) return <VersusTitle stage={stage} bout={bout} />;
  switch (stage.showType) {
    case 'OPENING':
      return <Opening stage={stage} />;
    case 'NEXT_UP':
      return <Announced stage={stage} plate={title.next} figures={numberOf(stage)} />;
    case 'JUST_NOW':
      return <Announced stage={stage} plate={title.justNow} figures={scoreOf(stage, title)} />;
  }
}

type Program = StageTitle['program'];

/** Down to the edge of the canvas. */
const bleed = 64;
const photoTop = 24;

function Opening({ stage }: { readonly stage: StageTitle }) {
  const { title } = useScreenMessages();
  const { program, groupName, total } = stage;
  const room = useRoom();
  const { body, tall } = room;
  const { photoUrl = null } = program;
  const high = tall ? Math.round(body.height * 0.5) : body.height - photoTop + bleed;
  const size = portraitOf(tall ? { ...room, side: 0 } : room, high);
  const covered = photoUrl === null || tall ? 60 : portraitRoom(size);
  const wide = body.width - covered;
  return (
    <Frame groupName={groupName}>
      <Layout data-tall={tall || undefined}>
        {photoUrl === null ? (
          <Giant aria-hidden>{formatNumber(program.sort)}</Giant>
        ) : (
          <Portrait url={photoUrl} size={size} top={photoTop} tall={tall} awaited />
        )}
        <Words style={{ width: wide }}>
          <Kicker>
            <Plate translate="no" className="lfs-digits">
              {formatNumber(program.sort)}
            </Plate>
            <span>{fill(title.of, { total })}</span>
          </Kicker>
          <Names program={program} room={{ width: wide, most: 208, lines: tall ? 3 : 2 }} large />
        </Words>
      </Layout>
    </Frame>
  );
}

interface NamesRoom {
  readonly width: number;
  readonly most: number;
  readonly lines: number;
}

function Names({
  program,
  room: { width, most, lines },
  large = false,
}: {
  readonly program: Program;
  readonly room: NamesRoom;
  readonly large?: boolean;
}) {
  const { programName, organisation = '', markUrl = null } = program;
  const name = fittedName([programName], { width, most, least: large ? 84 : 60, lines });
  // An organisation that has a line of its own need not stand before the person, too.
  const choices = contestantChoices(program.contestant);
  const contestant = fittedName(organisation === '' ? choices : choices.slice(-1), {
    width,
    most: large ? 76 : 56,
    least: 40,
    lines: 2,
  });
  const from = fittedName([organisation], {
    width: width - (markUrl === null ? 0 : 110),
    most: large ? 48 : 40,
    least: 32,
    lines: 2,
  });
  return (
    <>
      <Name {...fitted(name)} />
      <Rule aria-hidden />
      {contestant.text === '' ? null : <Contestant {...fitted(contestant)} />}
      {organisation === '' && markUrl === null ? null : (
        <From>
          {markUrl === null ? null : <Photo url={markUrl} className="lfs-title-mark" awaited />}
          {organisation === '' ? null : <Organisation {...fitted(from)} />}
        </From>
      )}
    </>
  );
}

const wideThumb = 444;
const tallThumb = 460;
/** More of them leave the band. */
const mostBandLines = 5;

function isWithinLines({ programName }: Program, width: number): boolean {
  const { lines } = fittedName([programName], { width, most: 148, least: 60, lines: 2 });
  return lines <= mostBandLines;
}

/** A band across the stage, as in a race: the act, and its facts on the right. */
function Announced({
  stage: { program, groupName },
  plate,
  figures,
}: {
  readonly stage: StageTitle;
  readonly plate: string;
  readonly figures: Figured | null;
}) {
  const { body, tall } = useRoom();
  const { photoUrl = null } = program;
  const figuresWidth = figures === null ? 0 : figures.width + 110;
  const roomBeside = (thumb: number) =>
    tall ? body.width - 60 : body.width - thumb - figuresWidth - 150;
  // Beside a long score the longest names need the place of the photograph, too.
  const asked = photoUrl === null ? 0 : tall ? tallThumb : wideThumb;
  const fits = isWithinLines(program, roomBeside(asked));
  const thumb = fits ? asked : 0;
  const width = roomBeside(thumb);
  return (
    <Frame groupName={groupName}>
      <Layout data-tall={tall || undefined} data-band>
        <Kicker style={thumb === 0 || tall ? undefined : { marginLeft: thumb + 130 }}>
          <Plate>{plate}</Plate>
        </Kicker>
        <Band>
          {photoUrl === null || thumb === 0 ? null : (
            <Thumb style={{ width: thumb, height: thumb / photoShape }}>
              <Photo url={photoUrl} awaited />
            </Thumb>
          )}
          <Words style={{ width }}>
            <Names program={program} room={{ width, most: 148, lines: 2 }} />
          </Words>
          {ownText(figures?.drawn ?? null)}
        </Band>
      </Layout>
    </Frame>
  );
}

interface Figured {
  readonly width: number;
  readonly drawn: ReactNode;
}

function numberOf({ program }: StageTitle): Figured {
  const text = formatNumber(program.sort);
  return {
    width: Math.max(200, figureWidth(text) * 260),
    drawn: (
      <Figures aria-hidden>
        <Score data-number>{text}</Score>
      </Figures>
    ),
  };
}

/** Why somebody with a score has no rank. */
function OutMark({ of }: { readonly of: StageProgram }) {
  const word = standingText(of, useScreenMessages().ranking.standing);
  return word === null ? null : <em>{word}</em>;
}

/** Null where the hall has not seen it. */
function scoreOf(
  { program, score, rank, tied, rankedTotal, vote, decimals, scoreUnit }: StageTitle,
  texts: Messages['screen']['title'],
): Figured | null {
  if (score === null) return null;
  const text = formatFigure(score, decimals, scoreUnit);
  return {
    width: Math.max(260, figureWidth(text) * 168),
    drawn: (
      <Figures>
        <span>{vote ? (decimals > 0 ? texts.weightedVotes : texts.votes) : texts.score}</span>
        <Score>{text}</Score>
        {rank === null ? (
          <OutMark of={program} />
        ) : (
          <em>{rankWords({ rank, tied, rankedTotal, vote }, texts)}</em>
        )}
      </Figures>
    ),
  };
}
