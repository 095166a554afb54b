'use client';
// Rules that few competitions need, folded away; open where one of them is set, so that nothing that counts is hidden.
import {
  givenAsOf,
  hasFullMark,
  rankByOf,
  rankingPaceMs,
  roundingOf,
  scoreOrderOf,
  scoreUnitOf,
} from '@liangfen/rules';
import type { RankBy, Rounding, ScoreOrder, ScoreUnit, Setting } from '@liangfen/sdk/schema';
import {
  rankByValues,
  roundingValues,
  scoreOrderValues,
  scoreUnitValues,
} from '@liangfen/sdk/values';
import type { ReactNode } from 'react';
import { useBackstageMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Switch } from '../../primitives/Checkbox.tsx';
import { NumberField } from '../../primitives/NumberField.tsx';
import { Select } from '../../primitives/Select.tsx';
import { Fold } from '../frame/Fold.tsx';
import { Fields, Stack } from '../frame/Section.tsx';
import { DropTable } from './DropTable.tsx';
import { GivenAsField } from './GivenAsField.tsx';
import { RoundSharesFields } from './RoundSharesFields.tsx';
import { SettingNumber } from './SettingNumber.tsx';
import type { ScoreDraft, SettingPart } from './score-draft.ts';
import { TimePenaltyTable } from './TimePenaltyTable.tsx';
import { ToleranceTable } from './ToleranceTable.tsx';

function isUsed(setting: Setting): boolean {
  const { scoreStep, dropsByPanel = [], timePenalties = [] } = setting;
  return (
    scoreStep != null ||
    dropsByPanel.length > 0 ||
    timePenalties.length > 0 ||
    setting.leastSeconds != null ||
    setting.tolerance != null ||
    setting.roundShares != null ||
    setting.bestItems != null ||
    roundingOf(setting) !== 'HALF_UP' ||
    givenAsOf(setting, null) !== 'SCORE' ||
    setting.quickScoresOnce === true ||
    rankByOf(setting) !== 'SCORE' ||
    scoreOrderOf(setting) !== 'HIGHER_FIRST' ||
    scoreUnitOf(setting) !== 'POINTS'
  );
}

export interface MoreRulesProps {
  readonly part: SettingPart;
  readonly items: ScoreDraft['items'];
  readonly onItems: (items: ScoreDraft['items']) => void;
  /** The rules as a file. */
  readonly file: ReactNode;
}

export function MoreRules({ part, items, onItems, file }: MoreRulesProps) {
  const { score: texts } = useBackstageMessages();
  const { setting, fields } = part;
  const scored = hasFullMark(setting.mode);
  return (
    <Fold
      open={
        scored &&
        (isUsed(setting) ||
          items.some(({ givenAs }) => givenAs != null) ||
          fields['setting.scoreStep'] !== undefined)
      }
    >
      <summary>{texts.moreRules}</summary>
      <Stack>
        <Fields $min={168}>
          {scored ? <GivenAsField part={part} items={items} onItems={onItems} /> : null}
          {scored ? <StepField part={part} /> : null}
          {scored && setting.enableItem && items.length > 1 ? <BestItemsField part={part} /> : null}
          {scored ? <RoundingField part={part} /> : null}
          {scored ? <RankByField part={part} /> : null}
          {scored ? <OrderField part={part} /> : null}
          {scored ? <UnitField part={part} /> : null}
          <SettingNumber
            part={part}
            name="rankPaceMs"
            min={300}
            max={10_000}
            hint={texts.rankPaceHint}
            unset={rankingPaceMs}
          />
        </Fields>
        {scored ? <RoundSharesFields part={part} /> : null}
        {scored ? (
          <Switch
            checked={setting.quickScoresOnce ?? false}
            disabled={part.locked}
            onChange={(quickScoresOnce) => part.set({ quickScoresOnce })}
          >
            {texts.quickScoresOnce}
          </Switch>
        ) : null}
        {scored ? <DropTable part={part} /> : null}
        {scored ? <ToleranceTable part={part} /> : null}
        {scored ? <TimePenaltyTable part={part} /> : null}
        {ownText(file)}
      </Stack>
    </Fold>
  );
}

/** Left empty, the decimals alone say which marks there are. */
function StepField({ part: { setting, locked, fields, set } }: { readonly part: SettingPart }) {
  const { score: texts } = useBackstageMessages();
  return (
    <NumberField
      label={texts.scoreStep}
      hint={texts.scoreStepHint}
      value={setting.scoreStep ?? null}
      min={0.001}
      max={1_000}
      decimals={3}
      disabled={locked}
      onChange={(scoreStep) => set({ scoreStep })}
      error={fields['setting.scoreStep']}
    />
  );
}

/** Left empty, every item counts. */
function BestItemsField({
  part: { setting, locked, fields, set },
}: {
  readonly part: SettingPart;
}) {
  const { score: texts } = useBackstageMessages();
  return (
    <NumberField
      label={texts.bestItems}
      hint={texts.bestItemsHint}
      value={setting.bestItems ?? null}
      min={1}
      max={19}
      decimals={0}
      disabled={locked}
      onChange={(bestItems) => set({ bestItems })}
      error={fields['setting.bestItems']}
    />
  );
}

function RoundingField({ part: { setting, locked, fields, set } }: { readonly part: SettingPart }) {
  const { score: texts } = useBackstageMessages();
  return (
    <Select<Rounding>
      label={texts.rounding}
      value={roundingOf(setting)}
      disabled={locked}
      options={roundingValues.map((value) => ({ value, label: texts.choice.rounding[value] }))}
      onChange={(rounding) => set({ rounding })}
      error={fields['setting.rounding']}
    />
  );
}

function RankByField({ part: { setting, locked, fields, set } }: { readonly part: SettingPart }) {
  const { score: texts } = useBackstageMessages();
  return (
    <Select<RankBy>
      label={texts.rankBy}
      value={rankByOf(setting)}
      disabled={locked}
      options={rankByValues.map((value) => ({ value, label: texts.choice.rankBy[value] }))}
      onChange={(rankBy) => set({ rankBy })}
      error={fields['setting.rankBy']}
    />
  );
}

/** Where less is better, ranking, ties and gaps all turn round. */
function OrderField({ part: { setting, locked, fields, set } }: { readonly part: SettingPart }) {
  const { score: texts } = useBackstageMessages();
  return (
    <Select<ScoreOrder>
      label={texts.scoreOrder}
      value={scoreOrderOf(setting)}
      disabled={locked}
      options={scoreOrderValues.map((value) => ({ value, label: texts.choice.scoreOrder[value] }))}
      onChange={(scoreOrder) => set({ scoreOrder })}
      error={fields['setting.scoreOrder']}
    />
  );
}

function UnitField({ part: { setting, locked, fields, set } }: { readonly part: SettingPart }) {
  const { score: texts } = useBackstageMessages();
  return (
    <Select<ScoreUnit>
      label={texts.scoreUnit}
      value={scoreUnitOf(setting)}
      disabled={locked}
      options={scoreUnitValues.map((value) => ({ value, label: texts.choice.scoreUnit[value] }))}
      onChange={(scoreUnit) => set({ scoreUnit })}
      error={fields['setting.scoreUnit']}
    />
  );
}
