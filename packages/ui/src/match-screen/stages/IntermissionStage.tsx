'use client';
// 中场休息: how long it still lasts, who comes after it, and the organiser's pictures and the sponsors in turn.
import type { Look, StageIntermission, StageProgram } from '@liangfen/sdk/schema';
import { useMemo } from 'react';
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { contestantChoices, fittedName, type NameRoom } from '../names.ts';
import { Countdown } from '../parts/Countdown.tsx';
import { Frame } from '../parts/Frame.tsx';
import { fitted, UnbrokenStrong } from '../parts/fitted.ts';
import { Photo } from '../parts/Photo.tsx';
import { breakTurns } from '../parts/turns.ts';
import { useTurn } from '../parts/use-turn.ts';
import { SponsorWall } from '../sponsors/SponsorWall.tsx';
import { TitleSponsor } from '../sponsors/TitleSponsor.tsx';

const Layout = part('div', 'lfs-intermission-sheet');
const Words = part('div', 'lfs-intermission-words');
const Title = part('h1', 'lfs-intermission-title');
const Time = part('div', 'lfs-intermission-time');
const Next = part('div', 'lfs-intermission-next');
const Contestant = part('span', 'lfs-fitted-unbroken lfs-intermission-contestant');
const Sides = part('div', 'lfs-intermission-sides');
const Side = part('div', 'lfs-intermission-side');
const Colour = part('span', 'lfs-intermission-colour');
const Middle = part('div', 'lfs-intermission-side');
const Against = part('b', 'lfs-intermission-against');
const Kicker = part('span', 'lfs-intermission-kicker');
const Slides = part('div', 'lfs-intermission-slides');
const Slide = part('div', 'lfs-intermission-slide');

export interface IntermissionStageProps {
  readonly stage: StageIntermission;
  readonly look: Look;
}

export function IntermissionStageView({ stage, look }: IntermissionStageProps) {
  const { intermission } = useScreenMessages();
  const { clock, next, opponent, groupName } = stage;
  const { slides = [], sponsors = [] } = look;
  const { body, tall } = useRoom();
  const versus = opponent != null;
  const pictured = slides.length > 0 || sponsors.length > 0;
  const split = pictured && !tall;
  const slideWidth = tall ? body.width : Math.min(1120, body.width * 0.6);
  // The sides of a bout are named in more lines than one act.
  const clockSize = split ? 200 : versus && !tall ? 280 : 330;
  const width = split ? body.width - slideWidth - 90 : body.width - 60;
  return (
    <Frame groupName={groupName}>
      <Layout data-split={split || undefined} data-slides={pictured || undefined}>
        <Words style={{ width }}>
          <Title style={{ fontSize: split ? 112 : clock === null ? 210 : 120 }}>
            {intermission.title}
          </Title>
          {clock === null ? null : (
            <Time>
              <span>{intermission.remaining}</span>
              <Countdown clock={clock} timeUp={intermission.over} size={clockSize} />
            </Time>
          )}
          {next === null ? null : (
            <Next>
              {opponent == null ? (
                <>
                  <Kicker>{intermission.next}</Kicker>
                  <NextNames program={next} width={width - 60} sizes={alone} />
                </>
              ) : (
                <NextBout
                  red={next}
                  blue={opponent}
                  width={width - 60}
                  sizes={split ? besidePictures : tall && !pictured ? onPortrait : besideAnother}
                />
              )}
            </Next>
          )}
          {/* Without slides the sponsors' wall stands all the time, and names the title sponsor already. */}
          {slides.length === 0 ? null : <TitleSponsor look={look} width={width} height={92} />}
        </Words>
        {pictured ? <SlideShow look={look} width={slideWidth} /> : null}
      </Layout>
    </Frame>
  );
}

interface NextNamesProps {
  readonly program: StageProgram;
  readonly width: number;
  readonly sizes: NamesSizes;
}

interface NamesSizes {
  readonly name: Pick<NameRoom, 'most' | 'least'>;
  readonly person: Pick<NameRoom, 'most' | 'least'>;
}

const alone: NamesSizes = { name: { most: 64, least: 40 }, person: { most: 42, least: 32 } };
const besideAnother: NamesSizes = {
  name: { most: 60, least: 36 },
  person: { most: 40, least: 28 },
};
/** A portrait wall without pictures has all of its lower half for them. */
const onPortrait: NamesSizes = { name: { most: 96, least: 40 }, person: { most: 56, least: 32 } };
/** Beside the organiser's pictures, one side below the other. */
const besidePictures: NamesSizes = {
  name: { most: 46, least: 34 },
  person: { most: 34, least: 28 },
};

function NextNames({ program, width, sizes }: NextNamesProps) {
  const name = fittedName([program.programName], { width, ...sizes.name, lines: 2 });
  const choices = contestantChoices(program.contestant);
  const person = fittedName(choices, { width, ...sizes.person, lines: 2 });
  return (
    <>
      <UnbrokenStrong data-part="name" {...fitted(name, { centred: true })} />
      {program.contestant === '' ? null : (
        <Contestant data-part="contestant" {...fitted(person, { centred: true })} />
      )}
    </>
  );
}

interface NextBoutProps {
  readonly red: StageProgram;
  readonly blue: StageProgram;
  readonly width: number;
  readonly sizes: NamesSizes;
}

/** The width at which the sides fit beside each other. */
const besideFrom = 1_000;
const againstWidth = 180;
/** Further apart they are no pair. */
const widestBout = 2_200;

function NextBout({ red, blue, width: given, sizes }: NextBoutProps) {
  const { battle, title, intermission } = useScreenMessages();
  const width = Math.min(given, widestBout);
  const beside = width >= besideFrom;
  const sideWidth = beside ? (width - againstWidth) / 2 : width;
  const side = (program: StageProgram, colour: 'red' | 'blue') => (
    <Side style={{ width: sideWidth }}>
      <Colour data-side={colour}>{colour === 'red' ? battle.red : battle.blue}</Colour>
      <NextNames program={program} width={sideWidth} sizes={sizes} />
    </Side>
  );
  return (
    <Sides data-beside={beside || undefined}>
      {beside ? null : <Kicker>{intermission.next}</Kicker>}
      {side(red, 'red')}
      <Middle style={{ width: againstWidth }}>
        {beside ? <Kicker>{intermission.next}</Kicker> : null}
        <Against>{title.against}</Against>
      </Middle>
      {side(blue, 'blue')}
    </Sides>
  );
}

const slideMs = 8_000;

/** Turns by the server's time, so that all walls of a hall show the same picture; the next one is loaded meanwhile. */
function SlideShow({ look, width }: { readonly look: Look; readonly width: number }) {
  const { slides = [], sponsors = [] } = look;
  const turns = useMemo(
    () => breakTurns(slides.length, sponsors.length > 0),
    [slides.length, sponsors.length],
  );
  const turn = useTurn(turns.length, slideMs);
  const at = turns[turn];
  const coming = turns[(turn + 1) % turns.length];
  const { body } = useRoom();
  // All of the break: no picture has its shape to keep.
  const alone = slides.length === 0 ? body.height * (body.height > body.width ? 0.46 : 0.88) : 0;
  const height = Math.max((width * 9) / 16, alone);
  return (
    <Slides style={{ width, height }}>
      {slides.map((url, index) =>
        index === at || index === coming ? (
          // The same picture may stand in the list twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is what a slide is known by
          <Slide key={`${index} ${url}`} data-shown={index === at || undefined}>
            <Photo url={url} />
          </Slide>
        ) : null,
      )}
      {sponsors.length === 0 ? null : (
        <Slide data-shown={at === 'SPONSORS' || undefined} data-sponsors>
          <SponsorWall {...{ sponsors, width, height }} />
        </Slide>
      )}
    </Slides>
  );
}
