'use client';
// How much an earlier round and this one count; empty, only this one does.
import { ownShareBeside } from '@liangfen/rules';
import { useBackstageMessages } from '../../messages/index.ts';
import { NumberField } from '../../primitives/NumberField.tsx';
import { Fields, Hint, Stack } from '../frame/Section.tsx';
import type { SettingPart } from './score-draft.ts';

export function RoundSharesFields({ part }: { readonly part: SettingPart }) {
  const { score: texts } = useBackstageMessages();
  const { setting, locked, fields, set } = part;
  const shares = setting.roundShares ?? null;
  return (
    <Stack $gap={6}>
      <Fields $min={168}>
        <NumberField
          label={texts.earlierShare}
          value={shares?.earlier ?? null}
          min={0.001}
          max={100}
          decimals={3}
          disabled={locked}
          onChange={(earlier) =>
            set({
              roundShares:
                earlier === null ? null : { earlier, own: shares?.own ?? ownShareBeside(earlier) },
            })
          }
          error={fields['setting.roundShares.earlier'] ?? fields['setting.roundShares']}
        />
        {shares === null ? null : (
          <NumberField
            label={texts.ownShare}
            value={shares.own}
            min={0.001}
            max={100}
            decimals={3}
            disabled={locked}
            onChange={(own) => {
              if (own !== null) set({ roundShares: { ...shares, own } });
            }}
            error={fields['setting.roundShares.own']}
          />
        )}
      </Fields>
      <Hint>{texts.roundSharesHint}</Hint>
    </Stack>
  );
}
