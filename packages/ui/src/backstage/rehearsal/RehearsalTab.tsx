'use client';
// 彩排演练: a whole rehearsal plays itself with simulated judges and ends with a report; only in rehearsal.
import {
  mostJudges,
  type PlannedShow,
  type RehearsalFacts,
  type RehearsalSettings,
} from '@liangfen/rehearsal';
import { hasBouts, hasFullMark, hasVotes } from '@liangfen/rules';
import type { LiangfenClient } from '@liangfen/sdk';
import type {
  CompetitionStatus,
  ProgramGroup,
  ScoreSetting,
  TwinEnd,
  TwinState,
} from '@liangfen/sdk/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dateAndTime } from '../../messages/date-and-time.ts';
import { fill, useBackstageMessages, useLang, useMarks } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { lastReport } from '../data/kept-report.ts';
import { useAct } from '../data/use-act.ts';
import { competitionKey, useRead } from '../data/use-read.ts';
import { Callout } from '../frame/Callout.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { Hint, Section, Stack } from '../frame/Section.tsx';
import { TypedConfirm } from '../frame/TypedConfirm.tsx';
import { useUnsavedGuard } from '../frame/use-unsaved-guard.ts';
import { LastReport } from './LastReport.tsx';
import { ReportSection } from './ReportSection.tsx';
import { RunningSection } from './RunningSection.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useRehearsal } from './use-rehearsal.ts';

export interface RehearsalTabProps {
  readonly id: string;
  readonly name: string;
}

export function RehearsalTab({ id, name }: RehearsalTabProps) {
  const status = useRead(competitionKey(id, 'status'), (client, signal) =>
    client.request('getCompetitionStatus', { path: { id }, signal }),
  );
  return (
    <Loaded of={status}>
      {(now) => {
        switch (now.status) {
          case 'REHEARSAL':
            return <Rehearsing id={id} name={name} />;
          case 'OFFICIAL':
          case 'ENDED':
            return <NotInRehearsal id={id} status={now.status} />;
        }
      }}
    </Loaded>
  );
}

interface NotInRehearsalProps {
  readonly id: string;
  readonly status: Exclude<CompetitionStatus, 'REHEARSAL'>;
}

function NotInRehearsal({ id, status }: NotInRehearsalProps) {
  const { rehearsal: texts } = useBackstageMessages();
  const [opened, setOpened] = useState<RehearsalFacts | null>(null);
  const last = lastReport(id);
  if (opened !== null) {
    const onward = { label: texts.last.back, go: () => setOpened(null) };
    return <ReportSection facts={opened} onward={onward} />;
  }
  return (
    <Stack>
      {last === null ? null : <LastReport facts={last} onOpen={() => setOpened(last)} />}
      <Section title={texts.title}>
        <EmptyState title={texts.notRehearsal} hint={texts.notRehearsalHint[status]} />
      </Section>
    </Stack>
  );
}

/** The pace of looking while judges are left that may go by themselves. */
const lookAgainMs = 10_000;
/** Judges of a competition that has none yet. */
const usualJudges = 7;

function Rehearsing({ id, name }: RehearsalTabProps) {
  const { rehearsal: texts } = useBackstageMessages();
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: competitionKey(id) });
  const run = useRehearsal(id, name, refresh);
  const [asked, setAsked] = useState<RehearsalSettings | null>(null);
  const [opened, setOpened] = useState<RehearsalFacts | null>(null);
  const last = lastReport(id);
  const playing = run.state !== null && run.state.facts === null;
  const heldBack = useUnsavedGuard(playing);

  const readPreparation = async (client: LiangfenClient, signal: AbortSignal) => {
    const at = { path: { id }, signal };
    const [score, groups, judges, twin] = await Promise.all([
      client.request('getScoreSetting', at),
      client.request('listProgramGroups', at),
      client.request('listApprovedJudges', at),
      client.request('getTwin', at),
    ]);
    const planned = plannedShow(score, groups.programGroups);
    return { score, planned, twin, judges: judges.users.length - twin.judges };
  };
  const preparation = useRead(competitionKey(id, 'rehearsal'), readPreparation, {
    // Looks again, because somebody else's rehearsal ends, or the server ends one that nobody plays.
    again: (read) => (playing || (read?.twin.heldUntil ?? null) === null ? false : lookAgainMs),
  });

  // Somebody may have rehearsed at the console since the page was read.
  const ask = async (settings: RehearsalSettings) => {
    const { data } = await preparation.refetch();
    if (data?.twin.played) setAsked(settings);
    else if (data !== undefined) await run.start(settings, false);
  };

  const { state } = run;
  const report = state?.facts ?? (state === null ? opened : null);
  if (report !== null) {
    const again = () => {
      setOpened(null);
      run.putAway();
    };
    return <ReportSection facts={report} onward={{ label: texts.report.again, go: again }} />;
  }
  if (state !== null) {
    return (
      <>
        <RunningSection
          state={state}
          battle={preparation.data?.planned.battle ?? false}
          onPause={run.pause}
          onResume={run.resume}
          onStop={run.stop}
        />
        {heldBack === null ? null : (
          <ConfirmDialog
            open
            danger
            title={texts.running.leaveAsk}
            effect={texts.running.leaveEffect}
            confirmLabel={texts.running.leave}
            onCancel={heldBack.stay}
            onConfirm={heldBack.leave}
          />
        )}
      </>
    );
  }
  return (
    <Loaded of={preparation}>
      {({ score, planned, twin, judges }) => (
        <Stack>
          <Hint>{planned.battle ? texts.introBattle : texts.intro}</Hint>
          {twin.judges === 0 ? null : <LeftJudges id={id} name={name} twin={twin} />}
          {twin.ended === null ? null : <LapsedTwin ended={twin.ended} />}
          {last === null ? null : <LastReport facts={last} onOpen={() => setOpened(last)} />}
          <SettingsSection
            planned={planned}
            vote={hasVotes(score.setting.mode)}
            usualJudges={judges > 0 ? Math.min(judges, mostJudges) : usualJudges}
            busy={preparation.isRefetching}
            onStart={(settings) => void ask(settings)}
          />
          <TypedConfirm
            open={asked !== null}
            title={texts.clear.title}
            effect={texts.clear.effect}
            name={name}
            confirmLabel={texts.clear.confirm}
            busy={false}
            onCancel={() => setAsked(null)}
            onConfirm={() => {
              if (asked !== null) void run.start(asked, true);
              setAsked(null);
            }}
          />
        </Stack>
      )}
    </Loaded>
  );
}

/** Offers to remove the simulated judges of a rehearsal whose page was killed. */
function LeftJudges({ id, name, twin }: RehearsalTabProps & { readonly twin: TwinState }) {
  const lang = useLang();
  const { judges: count, heldUntil } = twin;
  const { rehearsal } = useBackstageMessages();
  const { left: texts } = rehearsal;
  const [asking, setAsking] = useState(false);
  const clear = useAct(
    texts.action,
    async (client) => {
      await client.request('stopTwin', { path: { id } });
      const body = { confirmName: name, onlyStatus: 'REHEARSAL' } as const;
      await client.request('cleanScores', { path: { id }, body });
    },
    { refresh: [competitionKey(id)], done: texts.done, onDone: () => setAsking(false) },
  );
  return (
    <Callout
      tone="warning"
      title={fill(texts.title, { count })}
      actions={<Button onClick={() => setAsking(true)}>{texts.clear}</Button>}
    >
      <span>
        {heldUntil === null
          ? texts.hintLost
          : fill(texts.hint, { time: dateAndTime(heldUntil, lang) })}
      </span>
      <TypedConfirm
        open={asking}
        title={fill(texts.ask, { count })}
        effect={texts.effect}
        name={name}
        confirmLabel={texts.clear}
        busy={clear.busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void clear.run(undefined)}
      />
    </Callout>
  );
}

/** Says why the rehearsal before is over, although nobody ended it. */
function LapsedTwin({ ended }: { readonly ended: TwinEnd }) {
  const lang = useLang();
  const { rehearsal } = useBackstageMessages();
  const { lapsed: texts } = rehearsal;
  const marks = useMarks();
  const did = ended.cleared ? texts.cleared : texts.kept;
  return (
    <Callout tone="warning" title={fill(texts.title, { time: dateAndTime(ended.at, lang) })}>
      {fill(marks.sentences, { first: texts.why, second: fill(did, { count: ended.judges }) })}
    </Callout>
  );
}

function plannedShow(
  { setting, items }: Pick<ScoreSetting, 'setting' | 'items'>,
  groups: readonly ProgramGroup[],
): PlannedShow {
  const battle = hasBouts(setting.mode);
  const enabled = groups.map(
    ({ programs }) => programs.filter(({ disabled }) => disabled === null).length,
  );
  const playable = enabled.reduce(
    (sum, count) => sum + (battle ? Math.floor(count / 2) : count),
    0,
  );
  const oneByOne =
    hasFullMark(setting.mode) && setting.enableItem && !setting.enableScoreItemCombine;
  return {
    battle,
    playable,
    groups: enabled.filter((count) => count > 0).length,
    scorings: oneByOne ? Math.max(1, items.length) : 1,
  };
}
