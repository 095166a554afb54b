'use client';
// What becomes of a mark that a judge did not give; offered only where a missing mark changes more than who gave it.
import { growsWithJudges, missingScoreOf, suffersFromMissing } from '@liangfen/rules';
import type { MissingScore } from '@liangfen/sdk/schema';
import { missingScoreValues } from '@liangfen/sdk/values';
import { useBackstageMessages } from '../../messages/index.ts';
import { Select } from '../../primitives/Select.tsx';
import { Aimed, useAim } from '../frame/Aimed.tsx';
import { Help } from '../frame/Help.tsx';
import type { SettingPart } from './score-draft.ts';

export function MissingScoreField({ part }: { readonly part: SettingPart }) {
  const { score: texts } = useBackstageMessages();
  const aim = useAim();
  const { setting, locked, set, fields } = part;
  const value = missingScoreOf(setting);
  const adds = growsWithJudges[setting.calculation];
  const asked = aim?.code === 'MISSING_SCORES';
  if (value === 'AS_IS' && !adds && !(asked && suffersFromMissing(setting))) return null;
  // Scaling a mean would change nothing: it is offered for sums.
  const offered = missingScoreValues.filter(
    (one) => one !== 'PRO_RATA' || adds || value === 'PRO_RATA',
  );
  return (
    <Aimed at="MISSING_SCORES">
      <Select<MissingScore>
        label={texts.missingScore}
        help={<Help topic="missingScore" />}
        value={value}
        disabled={locked}
        options={offered.map((one) => ({ value: one, label: texts.choice.missingScore[one] }))}
        onChange={(missingScore) => set({ missingScore })}
        error={fields['setting.missingScore']}
      />
    </Aimed>
  );
}
