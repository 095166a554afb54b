'use client';
// Score settings: how programs are judged and how numbers become a result; locked while scores exist.
import { hasBouts, hasFullMark } from '@liangfen/rules';
import type { Award, JudgeGroup, Program, ScoreSetting } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Button } from '../../primitives/Button.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionKey, competitionsKey, useRead } from '../data/use-read.ts';
import { ForecastChanges } from '../forecast/ForecastChanges.tsx';
import { useToldFirst } from '../forecast/use-told-first.tsx';
import { Callout } from '../frame/Callout.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { useMay } from '../frame/own-role.ts';
import { Stack } from '../frame/Section.tsx';
import { SettingsForm } from '../frame/SettingsForm.tsx';
import { TypedConfirm } from '../frame/TypedConfirm.tsx';
import { useDraft } from '../frame/use-draft.ts';
import { RecoveryDialog } from '../list/RecoveryDialog.tsx';
import { AwardsSection } from './AwardsSection.tsx';
import { BattleSection } from './BattleSection.tsx';
import { GroupRulesSection } from './GroupRulesSection.tsx';
import { ItemsSection } from './ItemsSection.tsx';
import { JudgingSection } from './JudgingSection.tsx';
import { PracticeFilePart } from './PracticeFilePart.tsx';
import { PracticeLine } from './PracticeLine.tsx';
import { RulesSection } from './RulesSection.tsx';
import {
  draftOfScore,
  fieldsOfScore,
  quickScoresFollow,
  type ScoreFields,
  type SettingPart,
  scorePatchOf,
  tieBreaksWith,
} from './score-draft.ts';
import { WorkedExample } from './WorkedExample.tsx';

export interface ScoreTabProps {
  readonly id: string;
  readonly name: string;
  /** An ended competition is read only. */
  readonly ended: boolean;
}

const noGroups: readonly JudgeGroup[] = [];
const noPrograms: readonly Program[] = [];
const noAwards: readonly Award[] = [];

/** The example stays in sight while the settings it explains are changed. */
const Columns = styled.div<{ $beside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $beside }) => ($beside ? '340px' : '')};
  gap: 16px;
  align-items: start;
  > aside {
    position: sticky;
    top: 16px;
  }
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
    > aside {
      position: static;
    }
  }
`;

export function ScoreTab({ id, ...rest }: ScoreTabProps) {
  const score = useRead(competitionKey(id, 'score'), (client, signal) =>
    client.request('getScoreSetting', { path: { id }, signal }),
  );
  return <Loaded of={score}>{(saved) => <ScoreForm id={id} saved={saved} {...rest} />}</Loaded>;
}

function ScoreForm({
  id,
  name,
  ended,
  saved,
}: ScoreTabProps & {
  readonly saved: ScoreSetting;
}) {
  const { score: texts, action, recovery, saveBar } = useBackstageMessages();
  const may = useMay();
  const draft = useDraft<ScoreFields>(fieldsOfScore(saved));
  const held = draftOfScore(draft.value);
  const { setting, items, fouls } = held;
  const [cleaning, setCleaning] = useState(false);
  const groups = useRead(competitionKey(id, 'judge-groups'), (client, signal) =>
    client.request('listJudgeGroups', { path: { id }, signal }),
  );
  const judgeGroups = groups.data?.judgeGroups ?? noGroups;
  const lists = useRead(competitionKey(id, 'programs'), (client, signal) =>
    client.request('listProgramGroups', { path: { id }, signal }),
  );
  const programs = lists.data?.programGroups.flatMap((group) => group.programs) ?? noPrograms;
  const named = new Map([
    ...items.map(({ id: key = '', itemName }) => [key, { name: itemName }] as const),
    ...judgeGroups.map(({ id: key, groupName }) => [key, { name: groupName }] as const),
  ]);
  const status = useRead(competitionKey(id, 'status'), (client, signal) =>
    client.request('getCompetitionStatus', { path: { id }, signal }),
  );
  const rehearsing = status.data?.status === 'REHEARSAL';
  const refresh = [competitionKey(id), competitionsKey];
  const save = useAct(
    action.save,
    async (client) => {
      const sent = draft.value;
      await client.request('updateScoreSetting', {
        path: { id },
        body: scorePatchOf(draft.changes),
        seenVersion: saved.version,
      });
      return sent;
    },
    { inForm: true, done: saveBar.saved, refresh, onDone: draft.settle },
  );
  const told = useToldFirst(id);
  const isScored = programs.some(({ finalScore }) => finalScore !== null);
  const saveTold: typeof save = {
    ...save,
    run: async (input) => {
      const change = { action: 'updateScoreSetting', change: scorePatchOf(draft.changes) } as const;
      return !isScored || (await told.ask(change)) ? save.run(input) : undefined;
    },
  };
  const [recovering, setRecovering] = useState(false);
  const clean = useAct(
    action.clean,
    (client) => client.request('cleanScores', { path: { id }, body: { confirmName: name } }),
    { done: texts.cleaned, refresh, onDone: () => setCleaning(false) },
  );
  const fields = save.problem?.fields ?? {};
  const part: SettingPart = {
    setting,
    locked: saved.locked,
    fields,
    set: (changes) =>
      draft.change((value) => {
        const { setting: before } = draftOfScore(value);
        const after = { ...before, ...changes };
        return quickScoresFollow(value, { ...value, ...after });
      }),
  };
  const scoring = hasFullMark(setting.mode);
  const file = (
    <PracticeFilePart
      id={id}
      name={name}
      saved={saved}
      judgeGroups={judgeGroups}
      unsaved={draft.changed}
      mayChange={!ended && may('updateScoreSetting')}
    />
  );

  return (
    <>
      <SettingsForm
        draft={draft}
        save={saveTold}
        ended={ended}
        mayChange={may('updateScoreSetting')}
        named={named}
      >
        {(saveBarOfForm) => (
          <Stack>
            {may('listRemoved') ? (
              <div>
                <Button look="quiet" onClick={() => setRecovering(true)}>
                  {recovery.open}
                </Button>
              </div>
            ) : null}
            {saved.locked ? (
              <Callout
                tone="warning"
                title={texts.locked}
                actions={
                  ended || !may('cleanScores') ? null : (
                    <Button onClick={() => setCleaning(true)}>{texts.clean}</Button>
                  )
                }
              >
                {saved.lockedReason ?? ''}
              </Callout>
            ) : null}
            {rehearsing && !ended && may('cleanScores') ? (
              <Callout
                tone="neutral"
                title={texts.rehearsal}
                actions={<Button onClick={() => setCleaning(true)}>{texts.cleanRehearsal}</Button>}
              >
                {texts.rehearsalHint}
              </Callout>
            ) : null}
            {groups.data === undefined ? null : (
              <PracticeLine draft={held} judgeGroups={judgeGroups} />
            )}
            <Columns $beside={scoring}>
              <Stack>
                <RulesSection
                  part={part}
                  items={items}
                  judgeGroups={judgeGroups}
                  onItems={(next) => draft.change({ items: next })}
                  file={file}
                />
                {scoring ? (
                  <ItemsSection
                    part={part}
                    items={items}
                    onItems={(next) =>
                      draft.change((value) =>
                        quickScoresFollow(value, {
                          ...value,
                          items: next,
                          tieBreaks: tieBreaksWith(value.tieBreaks, next),
                        }),
                      )
                    }
                  />
                ) : null}
                {hasBouts(setting.mode) ? (
                  <BattleSection
                    part={part}
                    fouls={fouls}
                    onFouls={(next) => draft.change({ fouls: next })}
                    file={file}
                  />
                ) : null}
                {scoring ? (
                  <GroupRulesSection
                    part={part}
                    items={items}
                    judgeGroups={judgeGroups}
                    onItems={(next) => draft.change({ items: next })}
                  />
                ) : null}
                <JudgingSection part={part} items={items} />
                {hasBouts(setting.mode) ? null : (
                  <AwardsSection
                    awards={setting.awards ?? noAwards}
                    programs={lists.data === undefined ? null : programs}
                    fields={fields}
                    onChange={(awards) => draft.change({ awards })}
                  />
                )}
                {ownText(saveBarOfForm)}
              </Stack>
              {scoring ? (
                <aside>
                  <WorkedExample draft={held} judgeGroups={judgeGroups} />
                </aside>
              ) : null}
            </Columns>
          </Stack>
        )}
      </SettingsForm>
      {ownText(told.question)}
      {recovering ? <RecoveryDialog id={id} onClose={() => setRecovering(false)} /> : null}
      <TypedConfirm
        open={cleaning}
        title={fill(rehearsing ? texts.cleanRehearsalAsk : texts.cleanAsk, { name })}
        effect={
          <>
            <p>{rehearsing ? texts.cleanRehearsalEffect : texts.cleanEffect}</p>
            {cleaning ? <ForecastChanges id={id} change={{ action: 'cleanScores' }} /> : null}
          </>
        }
        name={name}
        confirmLabel={rehearsing ? texts.cleanRehearsal : texts.clean}
        busy={clean.busy}
        onCancel={() => setCleaning(false)}
        onConfirm={() => void clean.run(undefined)}
      />
    </>
  );
}
