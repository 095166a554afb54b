'use client';
// How a competition is judged: its mode, the range of scores, what is dropped, rounding, ranking.
import type { JudgeGroup, Mode } from '@liangfen/sdk/schema';
import { useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Segmented } from '../../primitives/Segmented.tsx';
import { Select } from '../../primitives/Select.tsx';
import { Fields, Hint, Sheet, Stack } from '../frame/Sheet.tsx';
import { SettingNumber } from './SettingNumber.tsx';
import type { ScoreDraft, SettingPart } from './score-draft.ts';
import { TieBreakRows } from './TieBreakRows.tsx';

export interface RulesSheetProps {
  readonly part: SettingPart;
  readonly items: ScoreDraft['items'];
  readonly judgeGroups: readonly JudgeGroup[];
}

const modes: readonly Mode[] = ['SCORE', 'VOTE', 'BATTLE'];

export function RulesSheet({ part, items, judgeGroups }: RulesSheetProps) {
  const { score: texts } = useBackstageMessages();
  const { mode: modeNames } = useCommonMessages();
  const { setting, locked, set } = part;
  return (
    <Sheet title={texts.rules}>
      <Stack $gap={20}>
        <Stack $gap={6}>
          <Segmented<Mode>
            label={texts.mode}
            value={setting.mode}
            options={modes.map((value) => ({ value, label: modeNames[value], disabled: locked }))}
            onChange={(mode) => set({ mode })}
          />
          <Hint>{texts.modeHint[setting.mode]}</Hint>
        </Stack>
        {setting.mode === 'SCORE' ? (
          <Fields $min={168}>
            <SettingNumber
              part={part}
              name="fullScore"
              min={0.001}
              max={100_000}
              decimals={3}
              meaning
            />
            <SettingNumber
              part={part}
              name="minScore"
              min={-100_000}
              max={100_000}
              decimals={3}
              meaning
            />
            <SettingNumber part={part} name="decimals" min={0} max={3} meaning />
            <Select
              label={texts.calculation}
              value={setting.calculation}
              disabled={locked}
              options={[
                { value: 'MEAN', label: texts.MEAN },
                { value: 'SUM', label: texts.SUM },
              ]}
              onChange={(calculation) => set({ calculation })}
            />
            <SettingNumber part={part} name="dropHighest" min={0} max={5} meaning />
            <SettingNumber part={part} name="dropLowest" min={0} max={5} meaning />
            <Select
              label={texts.dropScope}
              value={setting.dropScope}
              disabled={locked}
              options={[
                { value: 'ITEM', label: texts.ITEM },
                { value: 'TOTAL', label: texts.TOTAL },
              ]}
              onChange={(dropScope) => set({ dropScope })}
            />
            <Select
              label={texts.roundingStage}
              value={setting.roundingStage}
              disabled={locked}
              options={[
                { value: 'EACH_STEP', label: texts.EACH_STEP },
                { value: 'FINAL', label: texts.FINAL },
              ]}
              onChange={(roundingStage) => set({ roundingStage })}
            />
          </Fields>
        ) : null}
        {setting.mode === 'VOTE' ? (
          <Fields $min={168}>
            <SettingNumber
              part={part}
              name="voteLimit"
              min={0}
              max={100_000}
              hint={texts.voteLimitHint}
            />
          </Fields>
        ) : null}
        {setting.mode === 'BATTLE' ? null : (
          <>
            <Fields $min={168}>
              <Select
                label={texts.ranking}
                value={setting.ranking}
                disabled={locked}
                options={[
                  { value: 'COMPETITION', label: texts.COMPETITION },
                  { value: 'DENSE', label: texts.DENSE },
                ]}
                onChange={(ranking) => set({ ranking })}
              />
              <SettingNumber part={part} name="rankPageSize" min={1} max={20} />
            </Fields>
            <TieBreakRows part={part} items={items} judgeGroups={judgeGroups} />
          </>
        )}
      </Stack>
    </Sheet>
  );
}
