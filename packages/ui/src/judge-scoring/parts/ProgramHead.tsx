'use client';
// Who is on: a small piece of the hall's stage, in the colours of the big screen.
import type { Look, StageItem, StageProgram } from '@liangfen/sdk/schema';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useJudgeMessages } from '../../messages/index.ts';
import { lookTokens, ThemeProvider, token } from '../../theme/index.ts';
import { low, narrow } from './layout.ts';

const Stage = styled.section`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  grid-gap: 14px;
  gap: 14px;
  padding: 14px 18px;
  border-radius: 14px;
  background: ${token.backdrop}, ${token.bg};
  background-size: cover;
  color: ${token.text};
  ${low} {
    grid-gap: 8px;
    gap: 8px;
    padding: 4px 12px;
  }
  ${narrow} {
    grid-template-columns: auto minmax(0, 1fr);
    grid-gap: 4px;
    gap: 4px;
    padding: 6px 8px;
  }
`;

const Digits = styled.div`
  min-width: 44px;
  color: ${token.accent};
  font-family: ${token.fontDigits};
  font-size: 44px;
  font-weight: 600;
  line-height: 48px;
  text-align: center;
  font-variant-numeric: tabular-nums;
  ${low} {
    min-width: 28px;
    font-size: 34px;
    line-height: 40px;
  }
`;

const Title = styled.h2`
  margin: 0;
  font-family: ${token.fontDisplay};
  font-size: 20px;
  font-weight: 600;
  line-height: 28px;
  overflow-wrap: anywhere;
  ${low} {
    font-size: 17px;
    line-height: 22px;
    /* In two lines at 360 px, so that items and keys below it stay in sight. */
    &[data-long] {
      font-size: 14px;
      line-height: 19px;
    }
  }
`;

/** Characters that two lines of a small phone hold. */
const longTitle = 24;

const Muted = styled.div`
  color: ${token.textMuted};
  font-size: 14px;
  line-height: 20px;
  ${low} {
    font-size: 13px;
    line-height: 18px;
  }
`;

const Marks = styled.div`
  display: grid;
  justify-items: end;
  grid-gap: 4px;
  gap: 4px;
  ${narrow} {
    grid-column: 2;
    justify-items: start;
  }
`;

const Mark = styled.span`
  padding: 2px 8px;
  border-radius: 4px;
  background: ${token.accentSoft};
  color: ${token.accent};
  font-size: 13px;
  line-height: 20px;
  white-space: nowrap;
`;

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
  return (
    <ThemeProvider theme={look.theme} tokens={lookTokens(look)}>
      <Stage>
        <Digits>{program.sort}</Digits>
        <div style={{ minWidth: 0 }}>
          <Title data-long={program.programName.length > longTitle || undefined}>
            {program.programName}
          </Title>
          {program.contestant === '' ? null : <Muted>{program.contestant}</Muted>}
          {item ? <Muted>{item.itemName}</Muted> : null}
        </div>
        {mark === undefined && !test ? null : (
          <Marks>
            {test ? <Mark>{texts.test}</Mark> : null}
            {mark === undefined ? null : <Mark>{mark}</Mark>}
          </Marks>
        )}
      </Stage>
    </ThemeProvider>
  );
}
