'use client';
// 测试打分: says that nothing shown now counts.
import type { StageTest } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { useScreenMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { formatNumber } from '../format.ts';
import { fittedName } from '../names.ts';
import { Frame } from '../parts/Frame.tsx';
import { fitted, Unbroken } from '../parts/fitted.ts';
import { NumberPlate } from '../parts/ProgramTitle.tsx';

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
  &[data-tall] {
    flex-direction: column;
  }
`;

const Program = styled.div`
  display: flex;
  align-items: center;
  gap: 26px;
  padding: 26px 40px;
  border: 2px solid ${token.line};
  border-radius: ${token.radiusLarge};
  background: ${token.surface};
  line-height: 1.25;
`;

export function TestStageView({ stage }: { readonly stage: StageTest }) {
  const { testPage } = useScreenMessages();
  const { tall } = useRoom();
  return (
    <Frame>
      <Centre>
        <Title>{testPage.title}</Title>
        <Hint>{testPage.hint}</Hint>
        <Programs data-tall={tall || undefined}>
          {stage.programs.slice(0, 3).map((program) => (
            <Program key={program.id}>
              <NumberPlate $size={36}>{formatNumber(program.sort)}</NumberPlate>
              <Unbroken
                {...fitted(
                  fittedName([program.programName], {
                    width: 340,
                    most: 42,
                    least: 30,
                    lines: 2,
                  }),
                )}
              />
            </Program>
          ))}
        </Programs>
      </Centre>
    </Frame>
  );
}
