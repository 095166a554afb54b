'use client';
// The criteria of a score: name, weight, full mark.
import type { ItemInput, ItemWeighting } from '@liangfen/sdk/schema';
import type { ReactNode } from 'react';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Button, IconButton } from '../../primitives/Button.tsx';
import { NumberField } from '../../primitives/NumberField.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { Aimed } from '../frame/Aimed.tsx';
import { Actions, Stack } from '../frame/Section.tsx';
import { FieldLine } from '../list/FieldLine.tsx';
import { nextWeight, weighed, weightOfInput } from './item-weights.ts';

export interface ItemRowsProps {
  readonly items: readonly ItemInput[];
  readonly weighting: ItemWeighting;
  readonly fullScore: number;
  /** The competition's step of a mark; with one, an item may have its own. */
  readonly step: number | null;
  readonly locked: boolean;
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (items: readonly ItemInput[]) => void;
  /** What the weights come to, beside the button that adds one. */
  readonly check: ReactNode;
}

export function ItemRows({
  items,
  weighting,
  fullScore,
  step,
  locked,
  fields,
  onChange,
  check,
}: ItemRowsProps) {
  const { score: texts } = useBackstageMessages();
  const replace = (at: number, next: ItemInput) =>
    onChange(items.map((item, index) => (index === at ? next : item)));
  const change = (at: number, part: Partial<ItemInput>) => {
    const item = items[at];
    if (item !== undefined) replace(at, { ...item, ...part });
  };
  const stepped = step !== null || items.some(({ scoreStep }) => scoreStep != null);
  return (
    <Stack $gap={12}>
      {items.map((item, index) => (
        <FieldLine
          key={item.id ?? `new-${index}`}
          $columns={`minmax(0, 1fr) 140px 140px ${stepped ? '120px ' : ''}44px`}
        >
          <TextField
            label={texts.itemName}
            maxLength={30}
            value={item.itemName}
            disabled={locked}
            onChange={(itemName) => change(index, { itemName })}
            error={fields[`items.${index}.itemName`]}
          />
          <Aimed at={index === 0 ? 'PROPORTIONS' : undefined}>
            <WeightField
              item={item}
              weighting={weighting}
              locked={locked}
              onChange={(next) => replace(index, next)}
              error={fields[`items.${index}.proportion`] ?? fields[`items.${index}.factor`]}
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
          {stepped ? (
            <NumberField
              label={texts.scoreStep}
              value={item.scoreStep ?? step}
              min={0.001}
              max={1_000}
              decimals={3}
              disabled={locked}
              onChange={(scoreStep) =>
                change(index, { scoreStep: scoreStep === step ? null : scoreStep })
              }
              error={fields[`items.${index}.scoreStep`]}
            />
          ) : null}
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
              { itemName: '', ...nextWeight(items, weighting), maxScore: fullScore },
            ])
          }
        >
          {texts.addItem}
        </Button>
        {ownText(check)}
      </Actions>
    </Stack>
  );
}

interface WeightFieldProps {
  readonly item: ItemInput;
  readonly weighting: ItemWeighting;
  readonly locked: boolean;
  readonly onChange: (item: ItemInput) => void;
  readonly error: string | undefined;
}

function WeightField({ item, weighting, locked, onChange, error }: WeightFieldProps) {
  const { score: texts } = useBackstageMessages();
  switch (weighting) {
    case 'PROPORTION':
      return (
        <NumberField
          label={texts.proportion}
          value={weightOfInput(item).proportion}
          min={0}
          max={100}
          decimals={3}
          disabled={locked}
          onChange={(proportion) => onChange(weighed(item, { proportion: proportion ?? 0 }))}
          error={error}
        />
      );
    case 'FACTOR':
      return (
        <NumberField
          label={texts.factor}
          value={item.factor ?? null}
          min={0.001}
          max={100}
          decimals={3}
          disabled={locked}
          onChange={(factor) => {
            if (factor !== null) onChange(weighed(item, { factor }));
          }}
          error={error}
        />
      );
  }
}
