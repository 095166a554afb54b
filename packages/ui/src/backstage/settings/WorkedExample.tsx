'use client';
// Shows what the settings make of seven sample scores, worked out anew with every change.
import { finalScore } from '@liangfen/rules';
import type { JudgeGroup } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { figureInUnit, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { focusRing } from '../../primitives/mixins.ts';
import { token } from '../../theme/index.ts';
import { Hint, Section, Stack } from '../frame/Section.tsx';
import { Working } from '../statistics/Working.tsx';
import { sampleScores } from './sample-scores.ts';
import type { ScoreDraft } from './score-draft.ts';

const Score = styled.b`
  font-family: ${token.fontDigits};
  font-size: 30px;
  line-height: 36px;
  font-variant-numeric: tabular-nums;
`;

/** A long way to the result scrolls by itself, so that the result stays in sight. */
const Steps = styled.div`
  ${focusRing}
  max-height: calc(100vh - 190px);
  overflow: auto;
  position: relative;
  @media (max-width: 1180px) {
    max-height: none;
  }
`;

export interface WorkedExampleProps {
  readonly draft: ScoreDraft;
  readonly judgeGroups: readonly JudgeGroup[];
}

export function WorkedExample({ draft, judgeGroups }: WorkedExampleProps) {
  const { score: texts } = useBackstageMessages();
  const { scoreUnit: units } = useCommonMessages();
  const working = finalScore(
    sampleScores(draft, {
      judgeGroups,
      judgeName: texts.exampleJudge,
    }),
  );
  return (
    <Section
      title={texts.example}
      actions={
        <Score aria-live="polite">
          {working.score === null
            ? '—'
            : figureInUnit(working.score, working.decimals, working.scoreUnit, units)}
        </Score>
      }
    >
      <Stack $gap={12}>
        <Hint>{texts.exampleHint}</Hint>
        <Steps role="group" aria-label={texts.exampleSteps} tabIndex={0}>
          <Working working={working} tieBreaks={draft.setting.tieBreaks} />
        </Steps>
      </Stack>
    </Section>
  );
}
