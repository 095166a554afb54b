'use client';
// Rules that few competitions need, folded away; open where one of them is set, so that nothing that counts is hidden.
import { givenAsOf, hasFullMark, rankingPaceMs, roundingOf } from '@liangfen/rules';
import type { Rounding, Setting } from '@liangfen/sdk/schema';
import { roundingValues } from '@liangfen/sdk/values';
import { styled } from 'styled-components';
import { useBackstageMessages } from '../../messages/index.ts';
import { focusRing } from '../../primitives/mixins.ts';
import { NumberField } from '../../primitives/NumberField.tsx';
import { Select } from '../../primitives/Select.tsx';
import { token } from '../../theme/index.ts';
import { Fields, Stack } from '../frame/Section.tsx';
import { DropTable } from './DropTable.tsx';
import { GivenAsField } from './GivenAsField.tsx';
import { SettingNumber } from './SettingNumber.tsx';
import type { ScoreDraft, SettingPart } from './score-draft.ts';

const Fold = styled.details`
  padding-top: 12px;
  border-top: 1px solid ${token.line};
  > summary {
    ${focusRing}
    width: fit-content;
    padding: 6px 2px;
    border-radius: ${token.radiusSmall};
    font-weight: 500;
    cursor: pointer;
  }
  &[open] > summary {
    margin-bottom: 12px;
  }
`;

function isUsed(setting: Setting): boolean {
  const { scoreStep, dropsByPanel = [] } = setting;
  return (
    scoreStep != null ||
    dropsByPanel.length > 0 ||
    roundingOf(setting) !== 'HALF_UP' ||
    givenAsOf(setting, null) !== 'SCORE'
  );
}

export interface MoreRulesProps {
  readonly part: SettingPart;
  readonly items: ScoreDraft['items'];
  readonly onItems: (items: ScoreDraft['items']) => void;
}

export function MoreRules({ part, items, onItems }: MoreRulesProps) {
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
          {scored ? <RoundingField part={part} /> : null}
          <SettingNumber
            part={part}
            name="rankPaceMs"
            min={300}
            max={10_000}
            hint={texts.rankPaceHint}
            unset={rankingPaceMs}
          />
        </Fields>
        {scored ? <DropTable part={part} /> : null}
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
