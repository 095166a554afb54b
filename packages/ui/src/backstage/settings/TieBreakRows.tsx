'use client';
// The tie-breaks, compared one after another before programs with the same score share a rank.
import { dropsAny, hasFullMark, hasVotes } from '@liangfen/rules';
import { tieBreakName } from '@liangfen/rules/words';
import type { JudgeGroup, TieBreak, TieBreakKind } from '@liangfen/sdk/schema';
import { tieBreakKindValues } from '@liangfen/sdk/values';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { IconButton } from '../../primitives/Button.tsx';
import { Explained, FieldError, FieldLabel } from '../../primitives/Field.tsx';
import { Select } from '../../primitives/Select.tsx';
import { token } from '../../theme/index.ts';
import { Help } from '../frame/Help.tsx';
import { Hint, Stack } from '../frame/Section.tsx';
import type { ScoreDraft, SettingPart } from './score-draft.ts';

export interface TieBreakRowsProps {
  readonly part: SettingPart;
  readonly items: ScoreDraft['items'];
  readonly judgeGroups: readonly JudgeGroup[];
}

const List = styled.ol`
  display: grid;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: place;
  li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px;
    padding: 2px 4px 2px 12px;
    border: 1px solid ${token.line};
    border-radius: ${token.radiusSmall};
    background: ${token.surface};
  }
  li::before {
    counter-increment: place;
    content: counter(place);
    color: ${token.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;

const Buttons = styled.span`
  display: inline-flex;
`;

const most = 12;

export function TieBreakRows({ part, items, judgeGroups }: TieBreakRowsProps) {
  const { score: texts } = useBackstageMessages();
  const { setting, locked, set, fields } = part;
  const { tieBreaks } = setting;
  const names = namesOf();
  const left = [...names].filter(([tieBreak]) => !tieBreaks.includes(tieBreak));
  const put = (next: TieBreak[]) => set({ tieBreaks: next });
  const swap = (at: number, by: -1 | 1) => {
    const next = [...tieBreaks];
    const [moved] = next.splice(at, 1);
    if (moved !== undefined) next.splice(at + by, 0, moved);
    put(next);
  };
  const error = Object.entries(fields).find(([field]) => field.startsWith('setting.tieBreaks'));
  return (
    <Stack $gap={8}>
      <div>
        <Explained help={<Help topic="tieBreaks" />}>
          <FieldLabel as="div">{texts.tieBreaks}</FieldLabel>
        </Explained>
        <Hint>{tieBreaks.length === 0 ? texts.tieBreaksNone : texts.tieBreaksHint}</Hint>
      </div>
      {tieBreaks.length === 0 ? null : (
        <List aria-label={texts.tieBreaks}>
          {tieBreaks.map((tieBreak, index) => {
            const name = names.get(tieBreak) ?? tieBreak;
            return (
              <li key={tieBreak}>
                <span>{name}</span>
                <Buttons>
                  <IconButton
                    size="small"
                    label={fill(texts.moveUp, { name })}
                    disabled={locked || index === 0}
                    onClick={() => swap(index, -1)}
                  >
                    ↑
                  </IconButton>
                  <IconButton
                    size="small"
                    label={fill(texts.moveDown, { name })}
                    disabled={locked || index === tieBreaks.length - 1}
                    onClick={() => swap(index, 1)}
                  >
                    ↓
                  </IconButton>
                  <IconButton
                    size="small"
                    label={fill(texts.removeTieBreak, { name })}
                    disabled={locked}
                    onClick={() => put(tieBreaks.filter((each) => each !== tieBreak))}
                  >
                    ✕
                  </IconButton>
                </Buttons>
              </li>
            );
          })}
        </List>
      )}
      {left.length === 0 || tieBreaks.length >= most ? null : (
        <div style={{ maxWidth: 280 }}>
          <Select<TieBreak>
            label={texts.addTieBreak}
            hideLabel
            placeholder={texts.addTieBreak}
            value={null}
            disabled={locked}
            options={left.map(([value, label]) => ({ value, label }))}
            onChange={(tieBreak) => put([...tieBreaks, tieBreak])}
          />
        </div>
      )}
      {error === undefined ? null : <FieldError role="alert">{error[1]}</FieldError>}
    </Stack>
  );

  /** Names the tie-breaks of this mode; an item must be saved before it has an id to name. */
  function namesOf(): ReadonlyMap<TieBreak, string> {
    const scored = hasFullMark(setting.mode);
    const saved = items.flatMap(({ id, itemName }) => (id === undefined ? [] : [{ id, itemName }]));
    const named = new Map([
      ...saved.map(({ id, itemName }): [string, string] => [id, itemName]),
      ...judgeGroups.map(({ id, groupName }): [string, string] => [id, groupName]),
    ]);
    const offered: Readonly<Record<TieBreakKind, readonly TieBreak[]>> = {
      UNROUNDED: scored || hasVotes(setting.mode) ? ['UNROUNDED'] : [],
      COUNTED_MEAN: scored ? ['COUNTED_MEAN'] : [],
      UNTRIMMED_MEAN: scored ? ['UNTRIMMED_MEAN'] : [],
      HIGHEST_JUDGE: scored ? ['HIGHEST_JUDGE'] : [],
      SECOND_BEST: scored ? ['SECOND_BEST'] : [],
      MOST_HIGHEST: scored ? ['MOST_HIGHEST'] : [],
      DROPPED: scored && dropsAny(setting) ? ['DROPPED'] : [],
      SECOND_BEST_ITEM:
        scored && setting.enableItem && saved.length > 1 ? ['SECOND_BEST_ITEM'] : [],
      ITEM: scored && setting.enableItem ? saved.map(({ id }) => `ITEM:${id}`) : [],
      GROUP: judgeGroups.length < 2 ? [] : judgeGroups.map(({ id }) => `GROUP:${id}`),
      HEAD_JUDGE: scored ? ['HEAD_JUDGE'] : [],
      SORT: ['SORT'],
    };
    const { words, orders } = texts.tieBreak;
    return new Map(
      tieBreakKindValues.flatMap((kind) =>
        offered[kind].map((value): [TieBreak, string] => {
          const tieBreak = tieBreakName(value, (id) => named.get(id), words, texts.tieBreak);
          return [value, fill(texts.tieBreak.choice, { tieBreak, order: orders[kind] })];
        }),
      ),
    );
  }
}
