'use client';
// The program on stage, as a small piece of the hall's stage in the colours of the big screen.
import type { Look, StageItem, StageProgram } from '@liangfen/sdk/schema';
import type { ReactNode } from 'react';
import { useJudgeMessages } from '../../messages/index.ts';
import { asWritten, part } from '../../style-sheets/part.ts';
import { TokensProvider } from '../../theme/index.ts';
import { useStageTokens } from '../use-stage-tokens.ts';

const Stage = part('section', 'lf-program-stage');

const Digits = part('div', 'lf-program-digits', asWritten);

const Title = part('h2', 'lf-program-title', asWritten);

/** Characters that two lines of a small phone hold. */
const longTitle = 24;

const Muted = part('div', 'lf-program-muted');

const Marks = part('div', 'lf-program-marks');

const Mark = part('span', 'lf-program-mark');

export function ProgramHead({
  look,
  program,
  item,
  test,
  mark,
}: {
  readonly look: Look;
  readonly program: StageProgram;
  readonly item?: StageItem | null;
  readonly test?: boolean;
  readonly mark?: ReactNode;
}) {
  const texts = useJudgeMessages();
  const tokens = useStageTokens(look);
  return (
    <TokensProvider name={look.theme} tokens={tokens}>
      <Stage>
        <Digits>{program.sort}</Digits>
        <div style={{ minWidth: 0 }}>
          <Title data-long={program.programName.length > longTitle || undefined}>
            {program.programName}
          </Title>
          {program.contestant === '' ? null : <Muted translate="no">{program.contestant}</Muted>}
          {item ? <Muted>{item.itemName}</Muted> : null}
        </div>
        {mark === undefined && !test ? null : (
          <Marks>
            {test ? <Mark>{texts.test}</Mark> : null}
            {mark === undefined ? null : <Mark>{mark}</Mark>}
          </Marks>
        )}
      </Stage>
    </TokensProvider>
  );
}
