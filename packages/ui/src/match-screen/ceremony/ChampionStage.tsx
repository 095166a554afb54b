'use client';
// 冠军: the loudest picture of the evening. First the light, then who it is, then by how much.
import type { StageChampion } from '@liangfen/sdk/schema';
import { type Messages, useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { formatFigure } from '../format.ts';
import { type FittedName, fittedName } from '../names.ts';
import { Frame } from '../parts/Frame.tsx';
import { fitted } from '../parts/fitted.ts';
import { fittedFigure } from '../parts/fitted-text.ts';
import { CeremonyLight } from './CeremonyLight.tsx';
import { decisionLines } from './decision-lines.ts';
import { HonouredPages } from './HonouredPages.tsx';
import { Laurel } from './Laurel.tsx';

const Scene = part('div', 'lfs-champion-scene');
const Coming = part('div', 'lfs-champion-coming');
const Strap = part('div', 'lfs-champion-strap');
const StrapRoom = part('div', 'lfs-champion-strap-room');
const ScoreLabel = part('span', 'lfs-champion-score-label');
const Score = part('b', 'lfs-digits lfs-champion-score');
const How = part('div', 'lfs-champion-how');
const Unbroken = part('span', 'lfs-fitted-unbroken');

export const strapHeight = 190;
/** How much lower the strap stands than the words of other pictures may. */
const strapBelow = 20;
const emblem = { lit: 132, waiting: 210 };

export function ChampionStageView({ stage }: { readonly stage: StageChampion }) {
  const { champion: texts } = useScreenMessages();
  const { body } = useRoom();
  const { champions, score } = stage;
  const known = champions.length > 0;
  const size = known ? emblem.lit : emblem.waiting;
  const title = champions.length > 1 ? texts.titleTied : texts.title;
  const drawn = <Laurel key={title + known} title={title} size={size} />;
  return (
    <>
      <CeremonyLight lit={known} occasion={champions.map(({ id }) => id).join(' ')} />
      <Frame groupName={stage.groupName}>
        <Scene data-known={known || undefined}>
          {known ? (
            <HonouredPages
              programs={champions}
              occasion={title}
              height={body.height - strapHeight + strapBelow}
              emblem={() => ({ size, drawn })}
            />
          ) : (
            <>
              {drawn}
              <Coming>{texts.coming}</Coming>
            </>
          )}
        </Scene>
      </Frame>
      {known ? <ScoreStrap stage={stage} score={score} /> : null}
    </>
  );
}

/**
 * Sets the words in one line where they can be read so, else in smaller ones: the strap holds two lines with air
 * around.
 */
function decisionText(line: string, width: number): FittedName {
  const inOne = fittedName([line], { width, most: 50, least: 34 });
  if (inOne.lines === 1) return inOne;
  const inTwo = fittedName([line], { width, most: 34, least: 34, lines: 2 });
  return inTwo.lines === 2 ? inTwo : fittedName([line], { width, most: 34, least: 22, lines: 2 });
}

/** The whole width of the wall; its place is kept before the score is seen. */
function ScoreStrap({
  stage,
  score,
}: {
  readonly stage: StageChampion;
  readonly score: number | null;
}) {
  const screen = useScreenMessages();
  const { body, tall } = useRoom();
  if (score === null) return null;
  const points = formatFigure(score, stage.decimals, stage.scoreUnit);
  const half = tall ? body.width * 0.46 : body.width * 0.42;
  const width = body.width - half - 120;
  const lines = decisionLines(stage, screen).map((line) => decisionText(line, width));
  return (
    <Strap style={{ height: strapHeight }}>
      <StrapRoom style={{ maxWidth: body.width }}>
        <ScoreLabel>{scoreWord(stage, screen.champion)}</ScoreLabel>
        <Score style={{ fontSize: fittedFigure(points, half - 200, 164) }}>{points}</Score>
        {lines.length === 0 ? null : (
          <How>
            {lines.map((line) => (
              <Unbroken key={line.text} {...fitted(line, { centred: true })} />
            ))}
          </How>
        )}
      </StrapRoom>
    </Strap>
  );
}

/** Only weights give parts of a vote. */
function scoreWord(
  { vote, decimals }: StageChampion,
  words: Messages['screen']['champion'],
): string {
  if (!vote) return words.score;
  return decimals > 0 ? words.weightedVotes : words.votes;
}
