'use client';
// 中场休息: how long it still lasts, who comes after it, and the organiser's pictures and the sponsors in turn.
import type { Look, StageIntermission, StageProgram } from '@liangfen/sdk/schema';
import { useMemo } from 'react';
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { contestantChoices, fittedName } from '../names.ts';
import { Countdown } from '../parts/Countdown.tsx';
import { Frame } from '../parts/Frame.tsx';
import { fitted, UnbrokenStrong } from '../parts/fitted.ts';
import { Photo } from '../parts/Photo.tsx';
import { breakTurns } from '../parts/turns.ts';
import { useTurn } from '../parts/use-turn.ts';
import { SponsorWall } from '../sponsors/SponsorWall.tsx';
import { TitleSponsor } from '../sponsors/TitleSponsor.tsx';

const Sheet = part('div', 'lfs-intermission-sheet');
const Words = part('div', 'lfs-intermission-words');
const Title = part('h1', 'lfs-intermission-title');
const Time = part('div', 'lfs-intermission-time');
const Next = part('div', 'lfs-intermission-next');
const Contestant = part('span', 'lfs-fitted-unbroken lfs-intermission-contestant');
const Sides = part('div', 'lfs-intermission-sides');
const Side = part('div', 'lfs-intermission-side');
const Colour = part('span', 'lfs-intermission-colour');
const Against = part('b', 'lfs-intermission-against');
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
  const pictured = slides.length > 0 || sponsors.length > 0;
  const split = pictured && !tall;
  const slideWidth = tall ? body.width : Math.min(1120, body.width * 0.6);
  const width = split ? body.width - slideWidth - 90 : body.width - 60;
  return (
    <Frame groupName={groupName}>
      <Sheet data-split={split || undefined} data-slides={pictured || undefined}>
        <Words style={{ width }}>
          <Title style={{ fontSize: split ? 112 : clock === null ? 210 : 120 }}>
            {intermission.title}
          </Title>
          {clock === null ? null : (
            <Time>
              <span>{intermission.remaining}</span>
              <Countdown clock={clock} timeUp={intermission.over} size={split ? 200 : 330} />
            </Time>
          )}
          {next === null ? null : (
            <Next>
              <span>{intermission.next}</span>
              {opponent == null ? (
                <NextNames program={next} width={width - 60} />
              ) : (
                <NextBout red={next} blue={opponent} width={width - 60} />
              )}
            </Next>
          )}
          {/* A wall that stands all the time names it already. */}
          {slides.length === 0 ? null : <TitleSponsor look={look} width={width} height={92} />}
        </Words>
        {pictured ? <SlideShow look={look} width={slideWidth} /> : null}
      </Sheet>
    </Frame>
  );
}

interface NextNamesProps {
  readonly program: StageProgram;
  readonly width: number;
  /** Where the names of both sides stand below each other. */
  readonly small?: boolean;
}

function NextNames({ program, width, small = false }: NextNamesProps) {
  const sizes = small ? { most: 46, least: 34 } : { most: 64, least: 40 };
  const name = fittedName([program.programName], { width, ...sizes, lines: 2 });
  const person = fittedName(contestantChoices(program.contestant), {
    ...{ width, most: small ? 34 : 42, least: small ? 28 : 32, lines: 2 },
  });
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
}

/** From here on the sides find room beside each other. */
const besideFrom = 1_000;
const againstWidth = 140;

function NextBout({ red, blue, width }: NextBoutProps) {
  const { battle, title } = useScreenMessages();
  const beside = width >= besideFrom;
  const sideWidth = beside ? (width - againstWidth) / 2 : width;
  const side = (program: StageProgram, colour: 'red' | 'blue') => (
    <Side style={{ width: sideWidth }}>
      <Colour data-side={colour}>{colour === 'red' ? battle.red : battle.blue}</Colour>
      <NextNames program={program} width={sideWidth} small={!beside} />
    </Side>
  );
  return (
    <Sides data-beside={beside || undefined}>
      {side(red, 'red')}
      <Against style={{ width: againstWidth }}>{title.against}</Against>
      {side(blue, 'blue')}
    </Sides>
  );
}

const slideMs = 8_000;

/** By the server's time, so that all walls of a hall show the same one; the next is loaded while one is seen. */
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
