'use client';
// 中场休息: how long it still lasts, who comes after it, and the organiser's pictures in turn.
import type { Look, StageIntermission } from '@liangfen/sdk/schema';
import { useEffect, useState } from 'react';
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { contestantChoices, fittedName } from '../names.ts';
import { Countdown } from '../parts/Countdown.tsx';
import { Frame } from '../parts/Frame.tsx';
import { fitted, UnbrokenStrong } from '../parts/fitted.ts';
import { Photo } from '../parts/Photo.tsx';
import { useStageContext } from '../stage-context.ts';

const Sheet = part('div', 'lfs-intermission-sheet');
const Words = part('div', 'lfs-intermission-words');
const Title = part('h1', 'lfs-intermission-title');
const Time = part('div', 'lfs-intermission-time');
const Next = part('div', 'lfs-intermission-next');
const Contestant = part('span', 'lfs-fitted-unbroken');
const Slides = part('div', 'lfs-intermission-slides');
const Slide = part('div', 'lfs-intermission-slide');

export interface IntermissionStageProps {
  readonly stage: StageIntermission;
  readonly look: Look;
}

export function IntermissionStageView({ stage, look }: IntermissionStageProps) {
  const { intermission } = useScreenMessages();
  const { clock, next, groupName } = stage;
  const slides = look.slides ?? [];
  const { body, tall } = useRoom();
  const split = slides.length > 0 && !tall;
  const slideWidth = tall ? body.width : Math.min(1120, body.width * 0.6);
  const width = split ? body.width - slideWidth - 90 : body.width - 60;
  return (
    <Frame groupName={groupName}>
      <Sheet data-split={split || undefined} data-slides={slides.length > 0 || undefined}>
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
              <UnbrokenStrong
                {...fitted(
                  fittedName([next.programName], {
                    width: width - 60,
                    most: 64,
                    least: 40,
                    lines: 2,
                  }),
                  { centred: true },
                )}
              />
              {next.contestant === '' ? null : (
                <Contestant
                  {...fitted(
                    fittedName(contestantChoices(next.contestant), {
                      width: width - 60,
                      most: 42,
                      least: 32,
                      lines: 2,
                    }),
                    { centred: true },
                  )}
                />
              )}
            </Next>
          )}
        </Words>
        {slides.length === 0 ? null : <SlideShow slides={slides} width={slideWidth} />}
      </Sheet>
    </Frame>
  );
}

const slideMs = 8_000;

/** By the server's time, so that all walls of a hall show the same one; the next is loaded while one is seen. */
function SlideShow({
  slides,
  width,
}: {
  readonly slides: readonly string[];
  readonly width: number;
}) {
  const at = useTurn(slides.length, slideMs);
  const coming = (at + 1) % slides.length;
  return (
    <Slides style={{ width, height: (width * 9) / 16 }}>
      {slides.map((url, index) =>
        index === at || index === coming ? (
          // The same picture may stand in the list twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is what a slide is known by
          <Slide key={`${index} ${url}`} data-shown={index === at || undefined}>
            <Photo url={url} />
          </Slide>
        ) : null,
      )}
    </Slides>
  );
}

/** Which of so many is shown now. */
export function useTurn(count: number, everyMs: number): number {
  const { now, still } = useStageContext();
  const [, renew] = useState(0);
  const turning = !still && count > 1;
  useEffect(() => {
    if (!turning) return;
    let timer = 0;
    const wait = () => {
      timer = window.setTimeout(
        () => {
          renew((turns) => turns + 1);
          wait();
        },
        everyMs - (now() % everyMs) + 4,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [turning, everyMs, now]);
  return turning ? Math.floor(now() / everyMs) % count : 0;
}
