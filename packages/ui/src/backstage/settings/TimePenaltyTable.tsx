'use client';
// What overtime and too short an act cost, row by row; nothing is taken while the table is empty.
import { mayPenaliseTime } from '@liangfen/rules';
import type { TimePenaltyCause, TimePenaltyRow } from '@liangfen/sdk/schema';
import { timePenaltyCauseValues } from '@liangfen/sdk/values';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/Button.tsx';
import { FieldError, FieldLabel } from '../../primitives/Field.tsx';
import { NumberField } from '../../primitives/NumberField.tsx';
import { Select } from '../../primitives/Select.tsx';
import { Actions, Fields, Hint, Stack } from '../frame/Section.tsx';
import { FieldLine } from '../list/FieldLine.tsx';
import type { SettingPart } from './score-draft.ts';

const mostRows = 20;
const longestSeconds = 7200;

/** Also where it cannot apply while something is written, so that it can be cleared. */
export function TimePenaltyTable({
  part: { setting, fields, set },
}: {
  readonly part: SettingPart;
}) {
  const { score: texts } = useBackstageMessages();
  const { timePenalties: rows = [], leastSeconds = null } = setting;
  if (!mayPenaliseTime(setting) && rows.length === 0 && leastSeconds === null) return null;
  const put = (timePenalties: readonly TimePenaltyRow[]) =>
    set({ timePenalties: [...timePenalties] });
  const error = Object.entries(fields).find(([field]) => field.startsWith('setting.timePenalties'));
  return (
    <Stack $gap={8}>
      <div>
        <FieldLabel as="div">{texts.timePenalties}</FieldLabel>
        <Hint>{texts.timePenaltiesHint}</Hint>
      </div>
      {rows.map((row, index) => {
        const change = (changed: Partial<TimePenaltyRow>) =>
          put(rows.map((each, at) => (at === index ? { ...each, ...changed } : each)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own, only its place
          <FieldLine key={`row-${index}`} $columns="1.2fr 1fr 1fr 1fr 44px">
            <Select<TimePenaltyCause>
              label={texts.timePenaltyCause}
              value={row.cause}
              options={timePenaltyCauseValues.map((value) => ({
                value,
                label: texts.choice.timePenalty.cause[value],
              }))}
              onChange={(cause) => change({ cause })}
            />
            <NumberField
              label={texts.timePenaltyBeyond}
              value={row.beyond}
              min={0}
              max={longestSeconds}
              decimals={0}
              onChange={(beyond) => {
                if (beyond !== null) change({ beyond });
              }}
            />
            <NumberField
              label={texts.timePenaltyPoints}
              value={row.points}
              min={0.001}
              max={1_000}
              decimals={3}
              onChange={(points) => {
                if (points !== null) change({ points });
              }}
            />
            <NumberField
              label={texts.timePenaltyEvery}
              value={row.every ?? null}
              min={1}
              max={longestSeconds}
              decimals={0}
              onChange={(every) => put(rows.map((each, at) => (at === index ? withEvery(each, every) : each)))} // biome-ignore format: one step
            />
            <IconButton
              label={fill(texts.removeTimePenalty, { row: index + 1 })}
              onClick={() => put(rows.filter((_, at) => at !== index))}
            >
              ✕
            </IconButton>
          </FieldLine>
        );
      })}
      {error === undefined ? null : <FieldError role="alert">{error[1]}</FieldError>}
      <Actions>
        <Button
          size="small"
          disabled={rows.length >= mostRows}
          onClick={() => put([...rows, nextRow(rows)])}
        >
          {texts.addDropRow}
        </Button>
      </Actions>
      {leastSeconds !== null || rows.some(({ cause }) => cause === 'UNDER') ? (
        <Fields $min={168}>
          <NumberField
            label={texts.leastSeconds}
            value={leastSeconds}
            min={1}
            max={longestSeconds}
            decimals={0}
            onChange={(seconds) => set({ leastSeconds: seconds })}
            error={fields['setting.leastSeconds']}
          />
        </Fields>
      ) : null}
    </Stack>
  );
}

/** The next row begins where the last one of overtime ends. */
function nextRow(rows: readonly TimePenaltyRow[]): TimePenaltyRow {
  const last = rows.filter(({ cause }) => cause === 'OVER').at(-1);
  return last === undefined
    ? { cause: 'OVER', beyond: 0, points: 1 }
    : { ...last, beyond: last.beyond + 30 };
}

function withEvery({ every: _, ...row }: TimePenaltyRow, every: number | null): TimePenaltyRow {
  return every === null ? row : { ...row, every };
}
