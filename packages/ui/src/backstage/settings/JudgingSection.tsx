'use client';
// Settings of what judges and the hall see while scores are given.
import {
  cardRoundsOf,
  hasBouts,
  typedNumberSigns,
  unfitQuickScores,
  usualQuickScores,
} from '@liangfen/rules';
import { unfitQuickScoresText } from '@liangfen/rules/words';
import type { ItemInput } from '@liangfen/sdk/schema';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Switch } from '../../primitives/Checkbox.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { Aimed } from '../frame/Aimed.tsx';
import { Fields, Section, Stack } from '../frame/Section.tsx';
import { knownItems } from './meant-items.ts';
import { SettingNumber } from './SettingNumber.tsx';
import type { SettingPart } from './score-draft.ts';

export function JudgingSection({
  part,
  items,
}: {
  readonly part: SettingPart;
  readonly items: readonly ItemInput[];
}) {
  const { score: texts } = useBackstageMessages();
  const { setting, set, fields } = part;
  const known = knownItems(items, setting);
  const hint = quickScoresHint();
  const [unfit] = unfitQuickScores(setting.convenientScore, setting, known);
  return (
    <Section title={texts.judging}>
      <Stack>
        {hint === null ? null : (
          <Aimed at="QUICK_SCORES">
            <TextField
              label={texts.convenientScore}
              hint={hint}
              maxLength={120}
              value={setting.convenientScore}
              onChange={(value) =>
                set({
                  convenientScore: typedNumberSigns(value)
                    .replace(/[，、]/g, ',')
                    .replace(/\s/g, ''),
                })
              }
              error={
                unfit === undefined
                  ? fields['setting.convenientScore']
                  : unfitQuickScoresText(unfit, texts.quickScores)
              }
            />
          </Aimed>
        )}
        <Switch
          checked={setting.enableCountdown}
          onChange={(enableCountdown) => set({ enableCountdown })}
        >
          {texts.enableCountdown}
        </Switch>
        {setting.enableCountdown ? (
          <Fields $min={168}>
            <SettingNumber part={part} name="countdownSeconds" min={5} max={7200} />
          </Fields>
        ) : null}
        {setting.enableCountdown ? (
          <Switch checked={setting.countsUp ?? false} onChange={(countsUp) => set({ countsUp })}>
            {texts.countsUp}
          </Switch>
        ) : null}
        {hasBouts(setting.mode) && cardRoundsOf(setting) === null ? null : (
          <Switch
            checked={setting.anonymousJudges}
            onChange={(anonymousJudges) => set({ anonymousJudges })}
          >
            {texts.anonymousJudges}
          </Switch>
        )}
      </Stack>
    </Section>
  );

  /** Null where nothing is typed that a tap could give. */
  function quickScoresHint(): string | null {
    switch (setting.mode) {
      case 'SCORE':
        return fill(texts.convenientHint, { example: usualQuickScores(setting, known) });
      case 'BATTLE':
        return texts.convenientPoints;
      case 'VOTE':
        return null;
    }
  }
}
