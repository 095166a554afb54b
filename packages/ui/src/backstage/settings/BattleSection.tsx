'use client';
// When a bout is decided without the operator: fouls and the lead.
import { cardRoundsOf } from '@liangfen/rules';
import type { ReactNode } from 'react';
import { useBackstageMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Switch } from '../../primitives/Checkbox.tsx';
import { NumberField } from '../../primitives/NumberField.tsx';
import { Fold } from '../frame/Fold.tsx';
import { Fields, Section, Stack } from '../frame/Section.tsx';
import { FoulRows } from './FoulRows.tsx';
import { SettingNumber } from './SettingNumber.tsx';
import type { ScoreDraft, SettingPart } from './score-draft.ts';

export interface BattleSectionProps {
  readonly part: SettingPart;
  readonly fouls: ScoreDraft['fouls'];
  readonly onFouls: (fouls: ScoreDraft['fouls']) => void;
  /** The rules as a file, folded away. */
  readonly file: ReactNode;
}

export function BattleSection({ part, fouls, onFouls, file }: BattleSectionProps) {
  const { score: texts } = useBackstageMessages();
  const { setting, set, fields } = part;
  const byCards = cardRoundsOf(setting) !== null;
  return (
    <Section title={texts.battle}>
      <Stack>
        <FoulRows fouls={fouls} fields={fields} onChange={onFouls} />
        <Switch
          checked={setting.enableExceededFoulTimes}
          onChange={(enableExceededFoulTimes) => set({ enableExceededFoulTimes })}
        >
          {texts.enableExceededFoulTimes}
        </Switch>
        <Fields $min={168}>
          <NumberField
            label={texts.cardRounds}
            hint={texts.cardRoundsHint}
            value={setting.cardRounds ?? null}
            min={1}
            max={12}
            decimals={0}
            disabled={part.locked}
            onChange={(cardRounds) => set({ cardRounds })}
            error={fields['setting.cardRounds']}
          />
        </Fields>
        {byCards ? null : (
          <Switch
            checked={setting.enableLeadScore}
            onChange={(enableLeadScore) => set({ enableLeadScore })}
          >
            {texts.enableLeadScore}
          </Switch>
        )}
        {setting.enableLeadScore && !byCards ? (
          <Fields $min={168}>
            <SettingNumber part={part} name="leadScore" min={0.001} max={100_000} decimals={3} />
          </Fields>
        ) : null}
        <Switch
          checked={setting.hitsUnasked ?? false}
          onChange={(hitsUnasked) => set({ hitsUnasked })}
        >
          {texts.hitsUnasked}
        </Switch>
        <Fold>
          <summary>{texts.practiceFile.title}</summary>
          {ownText(file)}
        </Fold>
      </Stack>
    </Section>
  );
}
