'use client';
// 奖项: each award is named first and given then, from the least up; those given before stay in a line below.
import { awardsPicture } from '@liangfen/rules';
import type { StageAward, StageAwards } from '@liangfen/sdk/schema';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { fittingSize, textWidth } from '../format.ts';
import { Frame } from '../parts/Frame.tsx';
import { CeremonyLight } from './CeremonyLight.tsx';
import type { Emblem } from './Honoured.tsx';
import { HonouredPages } from './HonouredPages.tsx';
import { Laurel } from './Laurel.tsx';

const Scene = part('div', 'lfs-awards-scene');
const Coming = part('div', 'lfs-awards-coming');
const Before = part('div', 'lfs-awards-before');
const Given = part('span', 'lfs-awards-given');

const beforeHeight = 96;
/** The branches, and the spaces between the letters. */
const emblemExtra = { branches: 2.2, spacing: 1.08 };

export function AwardsStageView({ stage }: { readonly stage: StageAwards }) {
  const { awards: texts } = useScreenMessages();
  const { body } = useRoom();
  const { award, at, given, before } = awardsPicture(stage);
  const title = award?.awardName ?? texts.title;
  const emblem = (width: number): Emblem => {
    const size = emblemSize(title, width, given ? 130 : 200);
    const key = `${at} ${given}`;
    return { size, drawn: <Laurel key={key} title={title} size={size} quiet={given} /> };
  };
  return (
    <>
      <CeremonyLight lit={given} occasion={String(at)} />
      <Frame groupName={stage.groupName}>
        <Scene data-given={given || undefined}>
          {award !== null && given ? (
            <HonouredPages
              key={at}
              programs={award.winners}
              occasion={award.awardName}
              height={body.height - beforeHeight}
              emblem={emblem}
            />
          ) : (
            <>
              {ownText(emblem(body.width).drawn)}
              <Coming key={title}>{texts.coming}</Coming>
            </>
          )}
        </Scene>
        {before.length === 0 ? null : <GivenBefore before={before} />}
      </Frame>
    </>
  );
}

function emblemSize(title: string, width: number, most: number): number {
  const ems = textWidth(title) * emblemExtra.spacing + emblemExtra.branches;
  return Math.floor(Math.min(most, width / ems));
}

/** The latest first, as many as find room; the names of awards are short. */
function GivenBefore({ before }: { readonly before: readonly StageAward[] }) {
  const { awards: texts } = useScreenMessages();
  const { body } = useRoom();
  const lines = before.map(({ awardName, winners: [first, ...others] }) => ({
    awardName,
    text:
      others.length === 0
        ? (first?.programName ?? '')
        : fill(texts.andOthers, { program: first?.programName ?? '', count: others.length + 1 }),
  }));
  const shown = fitting(lines, body.width);
  return (
    // The newest award stands first: the line comes as a whole, so that nothing in it is pushed aside.
    <Before key={shown[0]?.awardName} aria-label={texts.before}>
      {shown.map(({ awardName, text }) => (
        <Given key={awardName}>
          <b>{awardName}</b>
          <span style={{ fontSize: fittingSize(text, { width: 420, most: 32, least: 24 }) }}>
            {text}
          </span>
        </Given>
      ))}
    </Before>
  );
}

function fitting<Line extends { readonly awardName: string; readonly text: string }>(
  lines: readonly Line[],
  width: number,
): readonly Line[] {
  let left = width;
  return lines.filter(({ awardName, text }) => {
    left -= textWidth(awardName) * 34 + textWidth(text) * 32 + 110;
    return left >= 0;
  });
}
