'use client';
// The criteria of a score: name, weight, full mark; the weights must add up to 100.
import { rational, subtract, sum as sumOf, toNumber } from '@liangfen/rules';
import type { ItemInput } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/Button.tsx';
import { NumberField } from '../../primitives/NumberField.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { token } from '../../theme/index.ts';
import { Aimed } from '../frame/Aimed.tsx';
import { Actions, Stack } from '../frame/Sheet.tsx';
import { FieldLine } from '../list/FieldLine.tsx';

const Sum = styled.span<{ $right: boolean }>`
  color: ${({ $right }) => ($right ? token.success : token.danger)};
  font-variant-numeric: tabular-nums;
`;

export interface ItemRowsProps {
  readonly items: readonly ItemInput[];
  readonly fullScore: number;
  readonly locked: boolean;
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (items: readonly ItemInput[]) => void;
}

export function ItemRows({ items, fullScore, locked, fields, onChange }: ItemRowsProps) {
  const { score: texts } = useBackstageMessages();
  const exactSum = sumOf(items.map((item) => rational(item.proportion)));
  const sum = toNumber(exactSum, 3);
  const change = (at: number, part: Partial<ItemInput>) =>
    onChange(items.map((item, index) => (index === at ? { ...item, ...part } : item)));
  return (
    <Stack $gap={12}>
      {items.map((item, index) => (
        <FieldLine key={item.id ?? `new-${index}`} $columns="minmax(0, 1fr) 140px 140px 44px">
          <TextField
            label={texts.itemName}
            maxLength={30}
            value={item.itemName}
            disabled={locked}
            onChange={(itemName) => change(index, { itemName })}
            error={fields[`items.${index}.itemName`]}
          />
          <Aimed at={index === 0 ? 'PROPORTIONS' : undefined}>
            <NumberField
              label={texts.proportion}
              value={item.proportion}
              min={0}
              max={100}
              decimals={3}
              disabled={locked}
              onChange={(proportion) => change(index, { proportion: proportion ?? 0 })}
              error={fields[`items.${index}.proportion`]}
            />
          </Aimed>
          <NumberField
            label={texts.maxScore}
            value={item.maxScore ?? fullScore}
            min={0.001}
            max={100_000}
            decimals={3}
            disabled={locked}
            onChange={(maxScore) => {
              if (maxScore !== null) change(index, { maxScore });
            }}
            error={fields[`items.${index}.maxScore`]}
          />
          <IconButton
            label={fill(texts.removeItem, { name: item.itemName })}
            disabled={locked || items.length === 1}
            onClick={() => onChange(items.filter((_, at) => at !== index))}
          >
            ✕
          </IconButton>
        </FieldLine>
      ))}
      <Actions style={{ justifyContent: 'space-between' }}>
        <Button
          disabled={locked || items.length >= 20}
          onClick={() =>
            onChange([
              ...items,
              {
                itemName: '',
                proportion: Math.max(0, toNumber(subtract(rational(100), exactSum), 3)),
                maxScore: fullScore,
              },
            ])
          }
        >
          {texts.addItem}
        </Button>
        <Sum $right={sum === 100} role="status">
          {sum === 100 ? texts.proportionRight : fill(texts.proportionSum, { sum })}
        </Sum>
      </Actions>
    </Stack>
  );
}
