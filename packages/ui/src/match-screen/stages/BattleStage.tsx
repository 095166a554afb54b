'use client';
// 对战: red on the left, blue on the right, the clock between them; a decided bout is its winner's picture.
import type { BattleSide, StageBattle } from '@liangfen/sdk/schema';
import { type ReactNode, useContext } from 'react';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { decimalsOfAll, figureWidth, formatChange, formatFigure } from '../format.ts';
import { Countdown } from '../parts/Countdown.tsx';
import { EventContext } from '../parts/event-context.ts';
import { phrased } from '../parts/fitted.ts';
import { fittedFigure, fittedText } from '../parts/fitted-text.ts';
import { RehearsalMark } from '../parts/Marks.tsx';
import { BattleFouls } from './BattleFouls.tsx';
import {
  Board,
  BoutPill,
  Centre,
  Contestant,
  Event,
  Flash,
  Ground,
  Head,
  HitNumber,
  Name,
  Points,
  Seam,
  SideContent,
  SideMark,
} from './BattleStage.styles.ts';
import { BattleWon } from './BattleWon.tsx';
import { BoutBars } from './BoutBars.tsx';
import { hasFigures } from './BoutCards.tsx';
import { BoutMiddle } from './BoutMiddle.tsx';
import { foulLines } from './battle-fit.ts';
import { useNewHit } from './use-new-hit.ts';

export function BattleStageView({ stage }: { readonly stage: StageBattle }) {
  const { battle } = useScreenMessages();
  const { red, blue, clock, determination } = stage;
  const decimals = decimalsOfAll([red.score, blue.score]);
  if (determination !== null) {
    return (
      <Board data-won={determination.winnerId === red.program.id ? 'red' : 'blue'}>
        <BattleWon stage={stage} determination={determination} decimals={decimals} />
        <BattleHead stage={stage}>
          {clock === null ? null : (
            <BoutPill data-part="clock" data-stopped>
              <Countdown clock={clock} timeUp={battle.timeUp} size={48} />
            </BoutPill>
          )}
        </BattleHead>
      </Board>
    );
  }
  return (
    <Board>
      <Side stage={stage} side={red} colour="red" decimals={decimals} />
      <Side stage={stage} side={blue} colour="blue" decimals={decimals} />
      <Seam aria-hidden />
      <BoutBars stage={stage} shape="beside" />
      <BattleHead stage={stage} />
      <Centre>
        <BoutMiddle stage={stage} size={138} />
      </Centre>
    </Board>
  );
}

interface BattleHeadProps {
  readonly stage: StageBattle;
  readonly children?: ReactNode;
}

function BattleHead({ stage, children }: BattleHeadProps) {
  const { battle } = useScreenMessages();
  const { name, rehearsal } = useContext(EventContext);
  return (
    <Head data-test={stage.test || undefined}>
      <Event>
        <span>{name}</span>
        {rehearsal ? <RehearsalMark /> : null}
      </Event>
      <div>
        <BoutPill>{fill(battle.bout, { bout: stage.bout })}</BoutPill>
        {ownText(children)}
      </div>
      <Event data-end>
        <span>{stage.groupName}</span>
      </Event>
    </Head>
  );
}

interface SideProps {
  readonly stage: StageBattle;
  readonly side: BattleSide;
  readonly colour: 'red' | 'blue';
  readonly decimals: number;
}

/** The height of a side's content, and the width from its middle to the edge of the wall. */
const contentHeight = 870;
const sideCentre = 440;
/** The width of words that stand at the clock's height. */
const besideClock = 610;
const foulsWidth = 640;
const foulSize = 36;

function Side({ stage, side, colour, decimals }: SideProps) {
  const { battle } = useScreenMessages();
  const { program, score, fouls } = side;
  const hit = useNewHit(stage.hit, program.id);
  const scored = hit?.point ?? null;
  const text = hasFigures(stage) ? formatFigure(score, decimals) : '';
  const name = fittedText(program.programName, {
    ...{ width: 720, height: 196, most: 88, good: 56, lines: 3, lineHeight: 1.24 },
  });
  const contestant = fittedText(program.contestant, {
    ...{ width: besideClock, height: 116, most: 42, good: 34, lines: 3, lineHeight: 1.3 },
  });
  const foulsHeight = Math.max(130, 68 * foulLines(fouls, foulsWidth, foulSize));
  const room = contentHeight - 130 - name.height - contestant.height - foulsHeight;
  const pointsSize = fittedFigure(text, 440, Math.min(340, room));
  return (
    <>
      <Ground data-side={colour}>
        {hit === null ? null : <Flash key={hit.version} aria-hidden />}
      </Ground>
      <SideContent data-side={colour}>
        <SideMark data-part="side" data-side={colour}>
          <i aria-hidden />
          <span>{colour === 'red' ? battle.red : battle.blue}</span>
        </SideMark>
        <Name data-part="name" style={{ fontSize: name.fontSize }}>
          {phrased(program.programName, { size: name.fontSize, width: 720 })}
        </Name>
        <Contestant
          data-part="contestant"
          style={{ fontSize: contestant.fontSize, maxWidth: besideClock }}
        >
          {phrased(program.contestant, { size: contestant.fontSize, width: besideClock })}
        </Contestant>
        <Points
          data-part="points"
          // A new element for each hit, so that the blow is felt each time.
          key={scored === null ? 'points' : `points ${hit?.version}`}
          data-hit={scored !== null || undefined}
          style={{ fontSize: pointsSize }}
        >
          <span>{text}</span>
          {scored === null ? null : <Hit point={scored} beside={text} size={pointsSize} />}
        </Points>
        <BattleFouls fouls={fouls} width={foulsWidth} fontSize={foulSize} />
      </SideContent>
    </>
  );
}

interface HitProps {
  readonly point: number;
  /** The score beside which it flies, and its size. */
  readonly beside: string;
  readonly size: number;
}

const hitGap = 28;
const edgeGap = 24;

/** Stands outwards of the score, as large as the room up to the edge of the wall allows. */
function Hit({ point, beside, size }: HitProps) {
  const text = formatChange(point);
  const from = (figureWidth(beside) * size) / 2 + hitGap;
  const fontSize = fittedFigure(text, sideCentre - edgeGap - from, 112);
  const place: Record<string, string> = { '--beside': `${from}px` };
  return (
    <HitNumber aria-hidden data-hit-number style={{ fontSize, ...place }}>
      {text}
    </HitNumber>
  );
}
