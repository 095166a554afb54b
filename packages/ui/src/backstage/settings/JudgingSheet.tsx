'use client';
// What judges and the hall see while scores are given.
import { useBackstageMessages } from '../../messages/index.ts';
import { Switch } from '../../primitives/Checkbox.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { Fields, Sheet, Stack } from '../frame/Sheet.tsx';
import { SettingNumber } from './SettingNumber.tsx';
import type { SettingPart } from './score-draft.ts';

export function JudgingSheet({ part }: { readonly part: SettingPart }) {
  const { score: texts } = useBackstageMessages();
  const { setting, set, fields } = part;
  return (
    <Sheet title={texts.judging}>
      <Stack>
        {setting.mode === 'VOTE' ? null : (
          <TextField
            label={texts.convenientScore}
            hint={texts.convenientHint}
            maxLength={120}
            value={setting.convenientScore}
            onChange={(value) =>
              set({ convenientScore: value.replace(/[，、]/g, ',').replace(/\s/g, '') })
            }
            error={fields['setting.convenientScore']}
          />
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
        {setting.mode === 'BATTLE' ? null : (
          <Switch
            checked={setting.anonymousJudges}
            onChange={(anonymousJudges) => set({ anonymousJudges })}
          >
            {texts.anonymousJudges}
          </Switch>
        )}
      </Stack>
    </Sheet>
  );
}
