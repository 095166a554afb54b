'use client';
// The awards that the organiser names: by rank or by hand, from the highest down; they are given from the last one up.
import type { Award, AwardBasis, Program } from '@liangfen/sdk/schema';
import { awardBasisValues } from '@liangfen/sdk/values';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/Button.tsx';
import { NumberField } from '../../primitives/NumberField.tsx';
import { Select } from '../../primitives/Select.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { Aimed } from '../frame/Aimed.tsx';
import { Actions, Hint, Problem, Section, Stack } from '../frame/Section.tsx';
import { FieldLine } from '../list/FieldLine.tsx';

const Winners = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px;
`;

const awardsAtMost = 20;
const winnersAtMost = 100;

export interface AwardsSectionProps {
  readonly awards: readonly Award[];
  /** The programs of all groups, in running order; null until they are known. */
  readonly programs: readonly Program[] | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (awards: Award[]) => void;
}

export function AwardsSection({ awards, programs, fields, onChange }: AwardsSectionProps) {
  const { awards: texts } = useBackstageMessages();
  const put = (at: number, award: Award) =>
    onChange(awards.map((one, index) => (index === at ? award : one)));
  const move = (at: number) =>
    onChange(
      awards.flatMap((one, index) => {
        if (index === at - 1) return awards.slice(at, at + 1).concat(one);
        return index === at ? [] : [one];
      }),
    );
  return (
    <Section title={texts.title}>
      <Stack $gap={16}>
        <Hint>{texts.hint}</Hint>
        <Aimed at="LOST_WINNERS">
          {awards.map((award, index) => (
            <AwardLine
              // biome-ignore lint/suspicious/noArrayIndexKey: awards have no identity but their place
              key={index}
              award={award}
              at={index}
              programs={programs}
              fields={fields}
              onChange={(next) => put(index, next)}
              onUp={index === 0 ? null : () => move(index)}
              onRemove={() => onChange(awards.filter((_, at) => at !== index))}
            />
          ))}
        </Aimed>
        <Actions>
          <Button
            disabled={awards.length >= awardsAtMost}
            onClick={() => onChange([...awards, nextAward(awards)])}
          >
            {texts.add}
          </Button>
        </Actions>
      </Stack>
    </Section>
  );
}

/** The place after those that are given already. */
function nextAward(awards: readonly Award[]): Award {
  const last = Math.max(0, ...awards.map(lastRankOf));
  return { basis: 'RANK', awardName: '', fromRank: last + 1, toRank: last + 1 };
}

/** 0 where ranks do not count. */
function lastRankOf(award: Award): number {
  switch (award.basis) {
    case 'RANK':
      return award.toRank;
    case 'HAND':
      return 0;
  }
}

/** Puts the award on another basis; its ranks or winners must be chosen anew. */
function onBasis({ awardName }: Award, basis: AwardBasis): Award {
  switch (basis) {
    case 'RANK':
      return { basis, awardName, fromRank: 1, toRank: 1 };
    case 'HAND':
      return { basis, awardName, programIds: [] };
  }
}

interface AwardLineProps {
  readonly award: Award;
  readonly at: number;
  readonly programs: readonly Program[] | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (award: Award) => void;
  readonly onUp: (() => void) | null;
  readonly onRemove: () => void;
}

function AwardLine({ award, at, programs, fields, onChange, onUp, onRemove }: AwardLineProps) {
  const { awards: texts } = useBackstageMessages();
  const { awardName } = award;
  const name = awardName === '' ? fill(texts.unnamed, { number: at + 1 }) : awardName;
  return (
    <Stack $gap={8}>
      <FieldLine $columns="minmax(0, 1fr) 140px 44px 44px">
        <TextField
          label={texts.name}
          maxLength={20}
          value={awardName}
          onChange={(next) => onChange({ ...award, awardName: next })}
          error={fields[`awards.${at}.awardName`]}
        />
        <Select<AwardBasis>
          label={texts.basis}
          value={award.basis}
          options={awardBasisValues.map((value) => ({ value, label: texts.bases[value] }))}
          onChange={(basis) => onChange(onBasis(award, basis))}
        />
        <IconButton
          label={fill(texts.moveUp, { name })}
          disabled={onUp === null}
          onClick={onUp ?? undefined}
        >
          ↑
        </IconButton>
        <IconButton label={fill(texts.remove, { name })} onClick={onRemove}>
          ✕
        </IconButton>
      </FieldLine>
      <Whom {...{ award, at, name, programs, fields, onChange }} />
    </Stack>
  );
}

/** Which ranks, or which programs. */
function Whom({
  award,
  at,
  name,
  programs,
  fields,
  onChange,
}: Pick<AwardLineProps, 'award' | 'at' | 'programs' | 'fields' | 'onChange'> & {
  readonly name: string;
}) {
  const { awards: texts } = useBackstageMessages();
  switch (award.basis) {
    case 'RANK':
      return (
        <FieldLine $columns="140px 140px minmax(0, 1fr)">
          <NumberField
            label={texts.fromRank}
            value={award.fromRank}
            min={1}
            max={10_000}
            decimals={0}
            onChange={(value) => {
              const fromRank = value ?? 1;
              onChange({ ...award, fromRank, toRank: Math.max(fromRank, award.toRank) });
            }}
          />
          <NumberField
            label={texts.toRank}
            value={award.toRank}
            min={award.fromRank}
            max={10_000}
            decimals={0}
            onChange={(toRank) => onChange({ ...award, toRank: toRank ?? award.fromRank })}
            error={fields[`awards.${at}.toRank`]}
          />
          <Hint>{texts.rankHint}</Hint>
        </FieldLine>
      );
    case 'HAND':
      return (
        <Chosen
          ids={award.programIds}
          programs={programs}
          errors={award.programIds.flatMap(
            (_, place) => fields[`awards.${at}.programIds.${place}`] ?? [],
          )}
          name={name}
          onChange={(programIds) => onChange({ ...award, programIds })}
        />
      );
  }
}

/** A winner that is no program any more is shown as what it is, and can be taken out. */
function Chosen({
  ids,
  programs,
  errors,
  name,
  onChange,
}: {
  readonly ids: readonly string[];
  readonly programs: readonly Program[] | null;
  /** Why this award cannot be saved as it is. */
  readonly errors: readonly string[];
  readonly name: string;
  readonly onChange: (ids: string[]) => void;
}) {
  const { awards: texts } = useBackstageMessages();
  const labelOf = ({ sort, programName, contestant }: Program) =>
    fill(contestant === '' ? texts.program : texts.programOf, {
      sort,
      program: programName,
      contestant,
    });
  const chosen = (programs ?? []).filter(({ id }) => ids.includes(id));
  const others = (programs ?? []).filter(({ id }) => !ids.includes(id));
  const known = new Set(programs?.map(({ id }) => id));
  const lost = programs === null ? [] : ids.filter((id) => !known.has(id));
  return (
    <Winners>
      {chosen.map((program) => (
        <Button
          key={program.id}
          size="small"
          aria-label={fill(texts.takeBack, { program: labelOf(program), name })}
          onClick={() => onChange(ids.filter((id) => id !== program.id))}
        >
          {`${labelOf(program)} ✕`}
        </Button>
      ))}
      {lost.map((lostId) => (
        <Button
          key={lostId}
          size="small"
          aria-label={fill(texts.takeBack, { program: texts.lost, name })}
          onClick={() => onChange(ids.filter((id) => id !== lostId))}
        >
          {`${texts.lost} ✕`}
        </Button>
      ))}
      <div style={{ minWidth: 220 }}>
        <Select
          label={fill(texts.give, { name })}
          value={null}
          placeholder={texts.choose}
          disabled={others.length === 0 || ids.length >= winnersAtMost}
          options={others.map((program) => ({ value: program.id, label: labelOf(program) }))}
          onChange={(id) => onChange([...ids, id])}
        />
      </div>
      {errors.map((error) => (
        <Problem key={error}>{error}</Problem>
      ))}
    </Winners>
  );
}
