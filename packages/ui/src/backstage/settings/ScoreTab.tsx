'use client';
// Score settings: how programs are judged and how numbers become a result; locked while scores exist.
import type { FoulInput, ItemInput, Mode, ScoreSetting, Setting } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Switch } from '../../primitives/Checkbox.tsx';
import { NumberField } from '../../primitives/NumberField.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { Select } from '../../primitives/Select.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { token } from '../../theme/index.ts';
import { useAct } from '../data/use-act.ts';
import { competitionKey, competitionsKey, useRead } from '../data/use-read.ts';
import { Loaded } from '../frame/Loaded.tsx';
import { SaveBar } from '../frame/SaveBar.tsx';
import { Fields, Sheet, Stack } from '../frame/Sheet.tsx';
import { TypedConfirm } from '../frame/TypedConfirm.tsx';
import { useDraft } from '../frame/use-draft.ts';
import { FoulRows } from './FoulRows.tsx';
import { ItemRows } from './ItemRows.tsx';

interface ScoreDraft {
  readonly setting: Setting;
  readonly items: readonly ItemInput[];
  readonly fouls: readonly FoulInput[];
}

const Locked = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  padding: 12px 20px;
  border-radius: ${token.radius};
  background: ${token.warningSoft};
  color: ${token.warning};
`;

export function ScoreTab({ id, name }: { readonly id: string; readonly name: string }) {
  const score = useRead(competitionKey(id, 'score'), (client, signal) =>
    client.request('getScoreSetting', { path: { id }, signal }),
  );
  return <Loaded of={score}>{(saved) => <ScoreForm id={id} name={name} saved={saved} />}</Loaded>;
}

function ScoreForm({
  id,
  name,
  saved,
}: {
  readonly id: string;
  readonly name: string;
  readonly saved: ScoreSetting;
}) {
  const { score: texts, action, saveBar } = useBackstageMessages();
  const { mode: modes } = useCommonMessages();
  const draft = useDraft<ScoreDraft>(saved);
  const { setting, items, fouls } = draft.value;
  const [cleaning, setCleaning] = useState(false);
  const refresh = [competitionKey(id), competitionsKey];
  const save = useAct(
    action.save,
    (client) =>
      client.request('updateScoreSetting', {
        path: { id },
        body: { ...changesOf(saved, draft.value) },
      }),
    { inForm: true, done: saveBar.saved, refresh },
  );
  const clean = useAct(
    action.clean,
    (client) => client.request('cleanScores', { path: { id }, body: { confirmName: name } }),
    { done: texts.cleaned, refresh, onDone: () => setCleaning(false) },
  );
  const fields = save.problem?.fields ?? {};
  const set = (part: Partial<Setting>) => draft.change({ setting: { ...setting, ...part } });
  const errorOf = (key: keyof Setting) => fields[`setting.${key}`];
  const number = (
    key: keyof { [Key in keyof Setting as Setting[Key] extends number ? Key : never]: true },
    limits: { min: number; max: number; decimals?: number },
    hint?: string,
  ) => (
    <NumberField
      label={texts[key]}
      value={setting[key]}
      onChange={(value) => {
        if (value !== null) set({ [key]: value });
      }}
      min={limits.min}
      max={limits.max}
      decimals={limits.decimals ?? 0}
      disabled={saved.locked && meaning.has(key)}
      error={errorOf(key)}
      hint={hint}
    />
  );
  const scoring = setting.mode === 'SCORE';

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save.run(undefined);
      }}
    >
      <Stack>
        {saved.locked ? (
          <Locked role="status">
            <span>
              <strong>{texts.locked}</strong> {saved.lockedReason ?? ''} {texts.unlock}
            </span>
            <Button onClick={() => setCleaning(true)}>{texts.clean}</Button>
          </Locked>
        ) : null}
        <Sheet title={texts.rules}>
          <Stack $gap={20}>
            <div>
              <Segmented<Mode>
                label={texts.mode}
                value={setting.mode}
                options={(['SCORE', 'VOTE', 'BATTLE'] as const).map((value) => ({
                  value,
                  label: modes[value],
                  disabled: saved.locked,
                }))}
                onChange={(mode) => set({ mode })}
              />
            </div>
            {scoring ? (
              <Fields $min={180}>
                {number('fullScore', { min: 0.001, max: 100_000, decimals: 3 })}
                {number('minScore', { min: -100_000, max: 100_000, decimals: 3 })}
                {number('decimals', { min: 0, max: 3 })}
                <Select
                  label={texts.calculation}
                  value={setting.calculation}
                  disabled={saved.locked}
                  options={[
                    { value: 'MEAN', label: texts.MEAN },
                    { value: 'SUM', label: texts.SUM },
                  ]}
                  onChange={(calculation) => set({ calculation })}
                />
                {number('dropHighest', { min: 0, max: 5 })}
                {number('dropLowest', { min: 0, max: 5 })}
                <Select
                  label={texts.dropScope}
                  value={setting.dropScope}
                  disabled={saved.locked}
                  options={[
                    { value: 'ITEM', label: texts.ITEM },
                    { value: 'TOTAL', label: texts.TOTAL },
                  ]}
                  onChange={(dropScope) => set({ dropScope })}
                />
                <Select
                  label={texts.roundingStage}
                  value={setting.roundingStage}
                  disabled={saved.locked}
                  options={[
                    { value: 'EACH_STEP', label: texts.EACH_STEP },
                    { value: 'FINAL', label: texts.FINAL },
                  ]}
                  onChange={(roundingStage) => set({ roundingStage })}
                />
              </Fields>
            ) : null}
            {setting.mode === 'VOTE' ? (
              <Fields $min={180}>
                {number('voteLimit', { min: 0, max: 100_000 }, texts.voteLimitHint)}
              </Fields>
            ) : null}
            {setting.mode === 'BATTLE' ? null : (
              <Fields $min={180}>
                <Select
                  label={texts.ranking}
                  value={setting.ranking}
                  disabled={saved.locked}
                  options={[
                    { value: 'COMPETITION', label: texts.COMPETITION },
                    { value: 'DENSE', label: texts.DENSE },
                  ]}
                  onChange={(ranking) => set({ ranking })}
                />
                {number('rankPageSize', { min: 1, max: 20 })}
              </Fields>
            )}
          </Stack>
        </Sheet>
        {scoring ? (
          <Sheet title={texts.items}>
            <Stack>
              <Switch
                checked={setting.enableItem}
                disabled={saved.locked}
                onChange={(enableItem) =>
                  draft.change({
                    setting: { ...setting, enableItem },
                    ...(enableItem && items.length === 0
                      ? { items: [{ itemName: texts.items, proportion: 100 }] }
                      : {}),
                  })
                }
              >
                {texts.enableItem}
              </Switch>
              {setting.enableItem ? (
                <>
                  <Switch
                    checked={setting.enableScoreItemCombine}
                    disabled={saved.locked}
                    onChange={(enableScoreItemCombine) => set({ enableScoreItemCombine })}
                  >
                    {texts.combine}
                  </Switch>
                  <ItemRows
                    items={items}
                    fullScore={setting.fullScore}
                    locked={saved.locked}
                    fields={fields}
                    onChange={(next) => draft.change({ items: next })}
                  />
                </>
              ) : null}
            </Stack>
          </Sheet>
        ) : null}
        {setting.mode === 'BATTLE' ? (
          <Sheet title={texts.battle}>
            <Stack>
              <FoulRows
                fouls={fouls}
                fields={fields}
                onChange={(next) => draft.change({ fouls: next })}
              />
              <Switch
                checked={setting.enableExceededFoulTimes}
                onChange={(enableExceededFoulTimes) => set({ enableExceededFoulTimes })}
              >
                {texts.enableExceededFoulTimes}
              </Switch>
              <Switch
                checked={setting.enableLeadScore}
                onChange={(enableLeadScore) => set({ enableLeadScore })}
              >
                {texts.enableLeadScore}
              </Switch>
              {setting.enableLeadScore ? (
                <Fields $min={180}>
                  {number('leadScore', { min: 0.001, max: 100_000, decimals: 3 })}
                </Fields>
              ) : null}
            </Stack>
          </Sheet>
        ) : null}
        <Sheet title={texts.judging}>
          <Stack>
            {setting.mode === 'VOTE' ? null : (
              <TextField
                label={texts.convenientScore}
                hint={texts.convenientHint}
                value={setting.convenientScore}
                onChange={(value) =>
                  set({ convenientScore: value.replace(/，/g, ',').replace(/\s/g, '') })
                }
                error={errorOf('convenientScore')}
              />
            )}
            <Switch
              checked={setting.enableCountdown}
              onChange={(enableCountdown) => set({ enableCountdown })}
            >
              {texts.enableCountdown}
            </Switch>
            {setting.enableCountdown ? (
              <Fields $min={180}>{number('countdownSeconds', { min: 5, max: 7200 })}</Fields>
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
        <SaveBar
          changed={draft.changed}
          busy={save.busy}
          problem={save.problem?.text ?? null}
          onReset={() => {
            draft.reset();
            save.clear();
          }}
        />
      </Stack>
      <TypedConfirm
        open={cleaning}
        title={fill(texts.cleanAsk, { name })}
        effect={texts.cleanEffect}
        name={name}
        confirmLabel={texts.clean}
        busy={clean.busy}
        onCancel={() => setCleaning(false)}
        onConfirm={() => void clean.run(undefined)}
      />
    </form>
  );
}

/** Fields that change what a score means (product decisions § 2); the others stay open. */
const meaning: ReadonlySet<keyof Setting> = new Set<keyof Setting>([
  'fullScore',
  'minScore',
  'decimals',
  'dropHighest',
  'dropLowest',
]);

/** Only what changed is sent: an unchanged locked field must not be refused. */
function changesOf(saved: ScoreDraft, draft: ScoreDraft): Partial<ScoreDraftBody> {
  const setting = Object.fromEntries(
    Object.entries(draft.setting).filter(
      ([key, value]) =>
        // Safe: the keys of a Setting.
        JSON.stringify(value) !== JSON.stringify(saved.setting[key as keyof Setting]),
    ),
  );
  const changed = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  return {
    ...(Object.keys(setting).length === 0 ? {} : { setting }),
    ...(changed(saved.items, draft.items) ? { items: [...draft.items] } : {}),
    ...(changed(saved.fouls, draft.fouls) ? { fouls: [...draft.fouls] } : {}),
  };
}

interface ScoreDraftBody {
  setting: Partial<Setting>;
  items: ItemInput[];
  fouls: FoulInput[];
}
