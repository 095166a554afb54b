'use client';
// Look first, then take: the next step with what the hall is going to see, before it sees it.
import { findProgram, remainingMs, scoresItemsSeparately } from '@liangfen/rules';
import type { ControlCurrentResult } from '@liangfen/sdk/schema';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { formatClock, formatScore } from '../../match-screen/format.ts';
import { fill, useCommonMessages, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { token } from '../../theme/index.ts';
import { nextStepText } from '../command-texts.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import type { HallCalls } from '../hall-calls.ts';
import { useCurrentResult } from '../use-current-result.ts';

const Sheet = styled.section`
  display: grid;
  gap: 8px;
  padding: 12px 14px;
  border: 2px solid ${token.accent};
  border-radius: ${token.radius};
  background: ${token.surface};
  h2 {
    margin: 0;
    font-size: 15px;
    font-weight: 600;
    line-height: 22px;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    margin: 0;
    padding: 0;
    list-style: none;
    font-variant-numeric: tabular-nums;
  }
`;

const Total = styled.b`
  font-family: ${token.fontDigits};
  font-size: 24px;
  line-height: 30px;
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
`;

/** Whether the operator has prepared the step that is next now; another step is prepared anew. */
export function usePrepared(view: Pick<ConsoleView, 'next' | 'match'>) {
  const [prepared, setPrepared] = useState<string | null>(null);
  const step =
    view.next === null
      ? null
      : `${view.match.operatorVersion} ${JSON.stringify(view.next.command)}`;
  useEffect(() => {
    setPrepared((so) => (so === step ? so : null));
  }, [step]);
  return {
    isPrepared: step !== null && prepared === step,
    prepare: () => setPrepared(step),
    putAway: () => setPrepared(null),
  };
}

export interface PreparedProps {
  readonly view: ConsoleView;
  readonly send: SendToConsole;
  readonly calls: HallCalls;
  readonly prepared: ReturnType<typeof usePrepared>;
}

export function Prepared({ view, send, calls, prepared }: PreparedProps) {
  const texts = usePanelMessages();
  const { action } = useCommonMessages();
  if (view.next === null) return null;
  if (!prepared.isPrepared) {
    return (
      <Button size="small" look="quiet" onClick={prepared.prepare}>
        {texts.prepared.open}
      </Button>
    );
  }
  return (
    <Sheet aria-label={texts.prepared.label} data-prepared={view.next.command.type}>
      <h2>{nextStepText(view.next, view.match, texts)}</h2>
      <Content view={view} calls={calls} />
      <Actions>
        <Button size="small" onClick={prepared.putAway}>
          {action.cancel}
        </Button>
        <Button
          size="small"
          look="primary"
          busy={view.busy !== null}
          onClick={() => send({ type: 'TAKE_NEXT_STEP' })}
        >
          {texts.prepared.take}
        </Button>
      </Actions>
    </Sheet>
  );
}

function Content({ view, calls }: Pick<PreparedProps, 'view' | 'calls'>) {
  const { prepared: texts, rank } = usePanelMessages();
  const { match, next, groups, signIn, presence } = view;
  const command = next?.command;
  const program = (id: string) => findProgram(match, id)?.program;
  switch (command?.type) {
    case 'SHOW_PROGRAM_LIST':
      return (
        <span>
          {fill(texts.programList, {
            group: groups.active?.groupName ?? '',
            count: groups.active?.programs.length ?? 0,
          })}
        </span>
      );
    case 'START_SPEECH': {
      const item = match.items.find(({ id }) => id === command.itemId)?.itemName;
      const contestant = program(command.programId)?.contestant ?? '';
      const lines = [
        contestant === '' ? null : fill(texts.contestant, { contestant }),
        item === undefined ? null : fill(texts.item, { item }),
      ].filter((line) => line !== null);
      return <Lines of={lines.length === 0 ? [texts.speech] : lines} />;
    }
    case 'START_SCORING': {
      const online = signIn.judges.filter(({ id }) => presence.judgeIds.has(id)).length;
      return <span>{fill(texts.scoring, { signed: signIn.signed, online })}</span>;
    }
    case 'REVEAL_SCORES':
    case 'SHOW_RESULT':
      return <ScoresToShow view={view} calls={calls} command={command} />;
    case 'START_BATTLE': {
      const sides = [program(command.programId), program(command.opponentId)].sort(
        (a, b) => (a?.sort ?? 0) - (b?.sort ?? 0),
      );
      const [red, blue] = sides.map((side) => side?.programName ?? '');
      return <span>{fill(texts.battle, { red: red ?? '', blue: blue ?? '' })}</span>;
    }
    case 'RESUME_BATTLE': {
      const clock = 'clock' in match.stage ? match.stage.clock : null;
      const left = clock === null ? 0 : Math.ceil(remainingMs(clock, 0) / 1000);
      return <span>{fill(texts.resume, { left: formatClock(left) })}</span>;
    }
    case 'TURN_RANK_PAGE':
      return <span>{fill(rank.page, { page: command.pageNo + 1 })}</span>;
    default:
      return null;
  }
}

function Lines({ of }: { readonly of: readonly string[] }) {
  return (
    <ul>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface ScoresToShowProps extends Pick<PreparedProps, 'view' | 'calls'> {
  readonly command: {
    readonly type: 'REVEAL_SCORES' | 'SHOW_RESULT';
    readonly programId: string;
    readonly itemId: string | null;
    readonly test: boolean;
  };
}

function ScoresToShow({ view, calls, command }: ScoresToShowProps) {
  const { prepared: texts, notice } = usePanelMessages();
  const { state } = useCommonMessages();
  const { match } = view;
  const current = useCurrentResult(calls, match.version);
  if (current.state !== 'known' || current.result.programId !== command.programId) {
    return <span>{current.state === 'failed' ? state.failed : state.loading}</span>;
  }
  const { result } = current;
  // Items that are published one by one have no total before the last of them.
  const whole = !scoresItemsSeparately(match, command.test);
  const total = command.type === 'SHOW_RESULT' && whole ? (result.working?.score ?? null) : null;
  const missing = view.submissions.missing.map(({ name }) => name);
  return (
    <>
      {total === null ? null : (
        <span>
          {texts.total} <Total>{formatScore(total, match.setting.decimals)}</Total>
        </span>
      )}
      <Lines of={scoreLines(result, command.itemId)} />
      {command.type === 'REVEAL_SCORES' && missing.length > 0 ? (
        <span>{fill(notice.missing, { names: missing.join('、') })}</span>
      ) : null}
    </>
  );
}

function scoreLines({ scores }: ControlCurrentResult, itemId: string | null): string[] {
  return scores.flatMap(({ judge, scores: given }) => {
    const shown = given.filter((one) => itemId === null || one.itemId === itemId);
    const points = shown.map(({ score }) => formatScore(score)).join(' / ');
    return shown.length === 0 ? [] : [`${judge.number ?? ''} ${judge.name} ${points}`.trim()];
  });
}
