'use client';
// Says whether percents add up and what full marks come to; where that is not meant, one press makes it right.
import { fullMarks, toNumber } from '@liangfen/rules';
import { fullMarksReadingText, fullMarksText } from '@liangfen/rules/words';
import type { FullMarksFit } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { token } from '../../theme/index.ts';
import { Actions, Stack } from '../frame/Section.tsx';
import { proportionSum } from './item-weights.ts';
import { knownItems, withReading } from './meant-items.ts';
import type { ScoreDraft, SettingPart } from './score-draft.ts';

type Tone = 'success' | 'warning' | 'danger';

const toneOfFit: Readonly<Record<FullMarksFit, Tone>> = {
  FITS: 'success',
  OTHER_TOTAL: 'warning',
  WEIGHED_TWICE: 'warning',
};

const Line = styled.span<{ $tone: Tone }>`
  color: ${({ $tone }) => token[$tone]};
  font-variant-numeric: tabular-nums;
`;

export interface FullMarksCheckProps {
  readonly part: SettingPart;
  readonly items: ScoreDraft['items'];
  readonly onItems: (items: ScoreDraft['items']) => void;
}

export function FullMarksCheck({ part, items, onItems }: FullMarksCheckProps) {
  const { score: texts } = useBackstageMessages();
  const { setting, locked, set } = part;
  const full = fullMarks({ setting, items: knownItems(items, setting) });
  if (full === null) return null;
  return (
    <Stack $gap={6} role="status">
      <ProportionLine setting={setting} items={items} />
      <Line $tone={toneOfFit[full.fit]}>{fullMarksText(full, texts.fullMarks)}</Line>
      {locked || full.readings.length === 0 ? null : (
        <Actions>
          {full.readings.map((reading) => (
            <Button
              key={reading}
              size="small"
              onClick={() => {
                const meant = withReading(reading, full, items);
                set(meant.setting);
                onItems(meant.items);
              }}
            >
              {fullMarksReadingText(reading, full, texts.fullMarks)}
            </Button>
          ))}
        </Actions>
      )}
    </Stack>
  );
}

function ProportionLine({
  setting: { itemWeighting = 'PROPORTION' },
  items,
}: Pick<ScoreDraft, 'setting' | 'items'>) {
  const { score: texts } = useBackstageMessages();
  switch (itemWeighting) {
    case 'PROPORTION': {
      const sum = toNumber(proportionSum(items), 3);
      return (
        <Line $tone={sum === 100 ? 'success' : 'danger'}>
          {sum === 100 ? texts.proportionRight : fill(texts.proportionSum, { sum })}
        </Line>
      );
    }
    case 'FACTOR':
      return null;
  }
}
