'use client';
// 「怎么算的」: every judge's score, what was dropped, and the arithmetic from there to what came out.
import { formatMeasured } from '@liangfen/rules';
import { formerTexts, normalisedTexts, placesText } from '@liangfen/rules/words';
import type {
  FinalScore,
  FormerResult,
  RankPlaces,
  RankRow,
  ScoreUnit,
  ScoreWorking,
  TieBreak,
} from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { workingTexts } from '../../match-screen/working-texts.ts';
import {
  figureInUnit,
  useBackstageMessages,
  useCommonMessages,
  useScreenMessages,
} from '../../messages/index.ts';
import { token } from '../../theme/index.ts';
import { Hint, Stack } from '../frame/Section.tsx';

const Part = styled.section`
  display: grid;
  gap: 8px;
  padding: 14px 16px;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  background: ${token.surface};
  h3 {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    margin: 0;
    font-size: 15px;
    font-weight: 600;
    line-height: 24px;
  }
`;

const Scores = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    padding: 2px 10px;
    border-radius: 6px;
    background: ${token.surfaceSunken};
    font-variant-numeric: tabular-nums;
  }
  li[data-dropped] {
    color: ${token.textMuted};
    text-decoration: line-through;
  }
`;

const Final = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  font-size: 16px;
  b {
    font-family: ${token.fontDigits};
    font-size: 36px;
    line-height: 44px;
    font-variant-numeric: tabular-nums;
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
`;

export interface WorkingProps {
  readonly working: FinalScore;
  readonly vote?: boolean;
  readonly tieBreaks?: readonly TieBreak[];
  /** The judges' places, where those rank. */
  readonly places?: RankPlaces | undefined;
  /** What made the result comparable with those of other panels, and what it came to. */
  readonly ranked?: Pick<RankRow, 'normalised' | 'score'> | undefined;
  /** What earlier performances came to; they do not count. */
  readonly former?: readonly FormerResult[];
  /** The name of the last line. */
  readonly finalLabel?: string;
}

export function Working({
  working,
  vote = false,
  tieBreaks = [],
  places,
  ranked,
  former = [],
  finalLabel,
}: WorkingProps) {
  const { statistics: texts } = useBackstageMessages();
  const { result } = useScreenMessages();
  const { scoreUnit: units } = useCommonMessages();
  const names = new Map(working.parts.map(({ itemId, itemName }) => [itemId, itemName]));
  const lines = [
    ...workingTexts(working, { vote, depth: 'FULL', tieBreaks }, result.working),
    ...(places === undefined ? [] : [placesText(places, texts.places)]),
    ...(ranked === undefined ? [] : normalisedTexts(ranked, working.decimals, texts.normalised)),
    ...formerTexts(
      former,
      { decimals: working.decimals, itemName: (id) => names.get(id) ?? undefined },
      texts.former,
    ),
  ];
  return (
    <Stack>
      {working.parts.map((part) => (
        <WorkingPart
          key={part.itemId ?? 'whole'}
          part={part}
          decimals={working.decimals}
          unit={working.scoreUnit}
          vote={vote}
        />
      ))}
      {lines.length === 0 ? null : (
        <Part>
          <h3>{texts.steps}</h3>
          <Steps>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two steps may read alike, and none moves
              <li key={index}>{line}</li>
            ))}
          </Steps>
        </Part>
      )}
      <Final>
        <span>{finalLabel ?? texts.final}</span>
        <b>
          {working.score === null
            ? '—'
            : figureInUnit(working.score, working.decimals, working.scoreUnit, units)}
        </b>
      </Final>
      {working.complete ? null : <Hint>{texts.incomplete}</Hint>}
    </Stack>
  );
}

function WorkingPart({
  part,
  decimals,
  unit,
  vote,
}: {
  readonly part: ScoreWorking;
  readonly decimals: number;
  readonly unit: ScoreUnit | undefined;
  readonly vote: boolean;
}) {
  const { statistics: texts } = useBackstageMessages();
  return (
    <Part>
      <h3>
        <span>{part.itemName ?? texts.whole}</span>
        <span>{formatMeasured(part.shown, decimals, unit)}</span>
      </h3>
      {part.groups.map((group) => (
        <div key={group.judgeGroupId}>
          {part.groups.length > 1 ? (
            <Hint style={{ marginBottom: 6 }}>{group.groupName}</Hint>
          ) : null}
          <Scores>
            {group.scores.map((score) => (
              <li
                key={score.judgeId}
                data-dropped={score.dropped ?? undefined}
                title={score.dropped === null ? undefined : texts.dropped[score.dropped]}
              >
                {`${score.number ?? '—'} ${score.name} ${formatMeasured(score.score, vote ? 0 : decimals, unit)}`}
              </li>
            ))}
          </Scores>
        </div>
      ))}
    </Part>
  );
}
