'use client';
// On a wide wall: sets the act as large as a title on the left, and leaves the rest to the picture of its scores.
import type { StageItem, StageProgram } from '@liangfen/sdk/schema';
import { type ReactNode, useContext, useMemo } from 'react';
import { ownText } from '../../own-text.tsx';
import { part } from '../../style-sheets/part.ts';
import { CanvasSizeContext, useRoom } from '../canvas/canvas-size.ts';
import { formatNumber } from '../format.ts';
import { contestantChoices, fittedName } from '../names.ts';
import { BesideContext } from '../parts/beside-context.ts';
import { EventContext } from '../parts/event-context.ts';
import { fitted } from '../parts/fitted.ts';
import { RehearsalMark } from '../parts/Marks.tsx';
import { type ProgramCardProps, slotted, useSlots } from '../slots/slots.ts';

const Panel = part('div', 'lfs-beside-panel');
const Head = part('div', 'lfs-beside-head');
const Where = part('div', 'lfs-one-line lfs-beside-where');
const Words = part('div', 'lfs-beside-words');
const Plate = part('div', 'lfs-digits lfs-speech-plate');
const Name = part('h1', 'lfs-fitted-unbroken lfs-speech-name');
const Contestant = part('span', 'lfs-fitted-unbroken lfs-speech-contestant');
const Picture = part('div', 'lfs-beside-picture');

export interface BesidePanelProps {
  readonly stage: {
    readonly groupName: string;
    readonly program: StageProgram;
    readonly item: StageItem | null;
  };
  readonly children: ReactNode;
}

/** The act's share of the wall's width, within what a title needs and bears. */
const share = 0.28;
const narrowest = 760;
const widest = 1480;
const edge = 96;
/** Between the words and the line that parts them from the picture. */
const air = 48;

export function BesidePanel({ stage, children }: BesidePanelProps) {
  const { width, height, composition } = useRoom();
  const { name, rehearsal } = useContext(EventContext);
  const Own = useSlots().ProgramCard;
  const panel = Math.round(Math.max(narrowest, Math.min(widest, width * share)));
  const rest = useMemo(() => ({ width: width - panel, height }), [width, panel, height]);
  if (composition !== 'wide') return ownText(children);
  const { program, groupName, item } = stage;
  return (
    <>
      <Panel style={{ width: panel }}>
        <Head>
          <span className="lfs-one-line">{name}</span>
          {rehearsal ? <RehearsalMark /> : null}
        </Head>
        <Words>
          {slotted(Own, PanelCard, {
            program,
            place: 'TITLE',
            timed: false,
            width: panel - edge - air,
            height: height - 400,
          })}
        </Words>
        <Where>{[groupName, item?.itemName ?? ''].filter((one) => one !== '').join(' · ')}</Where>
      </Panel>
      <Picture style={{ left: panel }}>
        <CanvasSizeContext.Provider value={rest}>
          <BesideContext.Provider value={true}>{children}</BesideContext.Provider>
        </CanvasSizeContext.Provider>
      </Picture>
    </>
  );
}

function PanelCard({ program, width }: ProgramCardProps) {
  const name = fittedName([program.programName], { width, most: 170, least: 76, lines: 3 });
  const person = fittedName(contestantChoices(program.contestant), {
    width,
    most: 68,
    least: 44,
    lines: 3,
  });
  return (
    <>
      <Plate>{formatNumber(program.sort)}</Plate>
      <Name {...fitted(name)} />
      {person.text === '' ? null : <Contestant {...fitted(person)} />}
    </>
  );
}
