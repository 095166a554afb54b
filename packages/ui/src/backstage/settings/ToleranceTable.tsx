'use client';
// How far judges' marks may lie apart, by what the marks come to: told to the operator before they are shown.
import type { Tolerance, ToleranceLimit } from '@liangfen/sdk/schema';
import { beyondToleranceValues, toleranceBetweenValues } from '@liangfen/sdk/values';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/Button.tsx';
import { FieldError, FieldLabel } from '../../primitives/Field.tsx';
import { NumberField } from '../../primitives/NumberField.tsx';
import { Select } from '../../primitives/Select.tsx';
import { Actions, Fields, Hint, Stack } from '../frame/Section.tsx';
import { FieldLine } from '../list/FieldLine.tsx';
import type { SettingPart } from './score-draft.ts';

const mostRows = 10;
const nothingYet: Tolerance = { between: 'COUNTED', beyond: 'TELL', limits: [] };

export function ToleranceTable({
  part: { setting, locked, fields, set },
}: {
  readonly part: SettingPart;
}) {
  const { score: texts } = useBackstageMessages();
  const tolerance = setting.tolerance ?? nothingYet;
  const { limits } = tolerance;
  const put = (changed: Partial<Tolerance>) => {
    const next = { ...tolerance, ...changed };
    set({ tolerance: next.limits.length === 0 ? null : next });
  };
  const putRow = (at: number, changed: Partial<ToleranceLimit>) =>
    put({ limits: limits.map((each, index) => (index === at ? { ...each, ...changed } : each)) });
  const error = Object.entries(fields).find(([field]) => field.startsWith('setting.tolerance'));
  return (
    <Stack $gap={8}>
      <div>
        <FieldLabel as="div">{texts.tolerance}</FieldLabel>
        <Hint>{texts.toleranceHint}</Hint>
      </div>
      {limits.map(({ from, most }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own, only its place
        <FieldLine key={`row-${index}`} $columns="1fr 1fr 44px">
          <NumberField
            label={texts.toleranceFrom}
            value={from}
            min={-1_000}
            max={1_000}
            decimals={3}
            disabled={locked}
            onChange={(value) => value !== null && putRow(index, { from: value })}
          />
          <NumberField
            label={texts.toleranceMost}
            value={most}
            min={0}
            max={1_000}
            decimals={3}
            disabled={locked}
            onChange={(value) => value !== null && putRow(index, { most: value })}
          />
          <IconButton
            label={fill(texts.removeTolerance, { from })}
            disabled={locked}
            onClick={() => put({ limits: limits.filter((_, at) => at !== index) })}
          >
            ✕
          </IconButton>
        </FieldLine>
      ))}
      {limits.length === 0 ? null : (
        <Fields $min={168}>
          <Select<Tolerance['between']>
            label={texts.toleranceBetween}
            value={tolerance.between}
            disabled={locked}
            options={toleranceBetweenValues.map((value) => ({
              value,
              label: texts.choice.tolerance.between[value],
            }))}
            onChange={(between) => put({ between })}
          />
          <Select<Tolerance['beyond']>
            label={texts.toleranceBeyond}
            value={tolerance.beyond}
            disabled={locked}
            options={beyondToleranceValues.map((value) => ({
              value,
              label: texts.choice.tolerance.beyond[value],
            }))}
            onChange={(beyond) => put({ beyond })}
          />
        </Fields>
      )}
      {error === undefined ? null : <FieldError role="alert">{error[1]}</FieldError>}
      <Actions>
        <Button
          size="small"
          disabled={locked || limits.length >= mostRows}
          onClick={() => put({ limits: [...limits, nextRow(limits)] })}
        >
          {texts.addDropRow}
        </Button>
      </Actions>
    </Stack>
  );
}

function nextRow(limits: readonly ToleranceLimit[]): ToleranceLimit {
  const last = limits.at(-1);
  return last === undefined ? { from: 0, most: 1 } : { ...last, from: last.from + 1 };
}
