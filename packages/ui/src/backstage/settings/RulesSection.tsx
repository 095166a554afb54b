'use client';
// The rules of a competition: its mode, the range of scores, drops, rounding, ranking.
import { hasBouts, hasFullMark, hasVotes } from '@liangfen/rules';
import type { JudgeGroup, Mode, RevealStyle } from '@liangfen/sdk/schema';
import { modeValues, revealStyleValues } from '@liangfen/sdk/values';
import type { ReactNode } from 'react';
import { useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Switch } from '../../primitives/Checkbox.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { Aimed } from '../frame/Aimed.tsx';
import { Help } from '../frame/Help.tsx';
import { Fields, Hint, Section, Stack } from '../frame/Section.tsx';
import { MissingScoreField } from './MissingScoreField.tsx';
import { MoreRules } from './MoreRules.tsx';
import { SettingChoice } from './SettingChoice.tsx';
import { SettingNumber } from './SettingNumber.tsx';
import type { ScoreDraft, SettingPart } from './score-draft.ts';
import { TieBreakRows } from './TieBreakRows.tsx';

export interface RulesSectionProps {
  readonly part: SettingPart;
  readonly items: ScoreDraft['items'];
  readonly judgeGroups: readonly JudgeGroup[];
  readonly onItems: (items: ScoreDraft['items']) => void;
  /** The rules as a file, among those that few need. */
  readonly file: ReactNode;
}

export function RulesSection({ part, items, judgeGroups, onItems, file }: RulesSectionProps) {
  const { score: texts } = useBackstageMessages();
  const { mode: modeNames } = useCommonMessages();
  const { setting, locked, set } = part;
  return (
    <Section title={texts.rules} help={<Help topic="mode" />}>
      <Stack $gap={20}>
        <Stack $gap={6}>
          <Segmented<Mode>
            label={texts.mode}
            value={setting.mode}
            options={modeValues.map((value) => ({
              value,
              label: modeNames[value],
              disabled: locked,
            }))}
            onChange={(mode) => set({ mode })}
          />
          <Hint>{texts.modeHint[setting.mode]}</Hint>
        </Stack>
        {hasFullMark(setting.mode) ? (
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
            <SettingChoice part={part} name="calculation" />
            {(setting.dropsByPanel ?? []).length > 0 ? null : (
              <>
                <Aimed at="DROP_COUNT">
                  <SettingNumber part={part} name="dropHighest" min={0} max={5} meaning />
                </Aimed>
                <SettingNumber part={part} name="dropLowest" min={0} max={5} meaning />
              </>
            )}
            <SettingChoice part={part} name="dropScope" />
            <SettingChoice part={part} name="roundingStage" />
            <MissingScoreField part={part} />
          </Fields>
        ) : null}
        {hasVotes(setting.mode) ? (
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
        {hasBouts(setting.mode) ? null : (
          <>
            <RevealStyleChoice part={part} />
            <Fields $min={168}>
              <SettingChoice part={part} name="ranking" />
              <SettingNumber part={part} name="rankPageSize" min={1} max={20} />
              <SettingNumber
                part={part}
                name="promotedCount"
                min={0}
                max={1_000}
                hint={texts.promotedCountHint}
                unset={0}
              />
            </Fields>
            <Switch
              checked={setting.rankCovered ?? false}
              onChange={(rankCovered) => set({ rankCovered })}
            >
              {texts.rankCovered}
            </Switch>
            <Stack $gap={6}>
              <Switch
                checked={setting.secondPerson ?? false}
                onChange={(secondPerson) => set({ secondPerson })}
              >
                {texts.secondPerson}
              </Switch>
              <Hint>{texts.secondPersonHint}</Hint>
            </Stack>
            <TieBreakRows part={part} items={items} judgeGroups={judgeGroups} />
            <MoreRules part={part} items={items} onItems={onItems} file={file} />
          </>
        )}
      </Stack>
    </Section>
  );
}

/** The way of showing a result does not change its meaning, so the choice stays open when scores have come. */
function RevealStyleChoice({ part: { setting, set } }: Pick<RulesSectionProps, 'part'>) {
  const { score: texts } = useBackstageMessages();
  const { revealStyle = 'CARDS' } = setting;
  return (
    <Stack $gap={6}>
      <Segmented<RevealStyle>
        label={texts.revealStyle}
        value={revealStyle}
        options={revealStyleValues.map((value) => ({
          value,
          label: texts.choice.revealStyle[value],
        }))}
        onChange={(value) => set({ revealStyle: value })}
      />
      <Hint>{texts.revealStyleHint[revealStyle]}</Hint>
    </Stack>
  );
}
