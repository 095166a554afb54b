'use client';
// 测试打分: says that nothing shown now counts.
import type { StageTest } from '@liangfen/sdk/schema';
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { formatNumber } from '../format.ts';
import { fittedName } from '../names.ts';
import { Frame } from '../parts/Frame.tsx';
import { fitted, Unbroken } from '../parts/fitted.ts';
import { NumberPlate } from '../parts/ProgramTitle.tsx';

const Centre = part('div', 'lfs-test-centre');
const Title = part('h1', 'lfs-test-title');
const Hint = part('div', 'lfs-test-hint');
const Programs = part('div', 'lfs-test-programs');
const Program = part('div', 'lfs-test-program');

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
              <NumberPlate style={{ fontSize: 36 }}>{formatNumber(program.sort)}</NumberPlate>
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
