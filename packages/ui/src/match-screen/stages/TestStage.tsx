'use client';
// 测试打分: says that nothing shown now counts.
import type { StageTest } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { useScreenMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';
import { formatNumber } from '../format.ts';
import { Frame } from '../parts/Frame.tsx';
import { NumberPlate } from '../parts/ProgramTitle.tsx';
import { oneLine } from '../parts/type.ts';

const Centre = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 28px;
  text-align: center;
`;

const Title = styled.h1`
  margin: 0;
  color: ${token.accent};
  font-family: ${token.fontDisplay};
  font-size: 150px;
  font-weight: 700;
  line-height: 1.2;
  letter-spacing: 0.08em;
  text-indent: 0.08em;
`;

const Hint = styled.div`
  color: ${token.textMuted};
  font-size: 46px;
`;

const Programs = styled.div`
  display: flex;
  gap: 32px;
  margin-top: 56px;
`;

const Program = styled.div`
  display: flex;
  align-items: center;
  gap: 26px;
  max-width: 540px;
  padding: 26px 40px;
  border: 2px solid ${token.line};
  border-radius: ${token.radiusLarge};
  background: ${token.surface};
  font-size: 42px;
  span:last-child {
    ${oneLine}
  }
`;

export function TestStageView({ stage }: { readonly stage: StageTest }) {
  const { testPage } = useScreenMessages();
  return (
    <Frame>
      <Centre>
        <Title>{testPage.title}</Title>
        <Hint>{testPage.hint}</Hint>
        <Programs>
          {stage.programs.slice(0, 3).map((program) => (
            <Program key={program.id}>
              <NumberPlate $size={36}>{formatNumber(program.sort)}</NumberPlate>
              <span>{program.programName}</span>
            </Program>
          ))}
        </Programs>
      </Centre>
    </Frame>
  );
}
