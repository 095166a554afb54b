'use client';
// 全链路自检: every screen, phone and console answers once, with the time it took.
import { describeFailure } from '@liangfen/sdk';
import type { CheckAnswer, CurrentMatch } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  failureText,
  fill,
  useCommonMessages,
  useFailureMessages,
  usePanelMessages,
} from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dot, Tag, type Tone } from '../../primitives/Card.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { Table } from '../../primitives/Table.tsx';
import { connectionName, type HallCalls } from '../hall-calls.ts';
import { type RunningCheck, useCheck } from '../use-check.ts';

const Summary = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 24px;
  margin: 0 0 12px;
  font-size: 15px;
  font-weight: 500;
`;

const tableHeight = 380;

export interface CheckDialogProps {
  readonly open: boolean;
  readonly match: CurrentMatch;
  readonly calls: HallCalls;
  readonly onClose: () => void;
}

export function CheckDialog({ open, ...rest }: CheckDialogProps) {
  return open ? <OpenCheckDialog {...rest} /> : null;
}

function OpenCheckDialog({ match, calls, onClose }: Omit<CheckDialogProps, 'open'>) {
  const { check: texts } = usePanelMessages();
  const { action } = useCommonMessages();
  const [round, setRound] = useState(0);
  const check = useCheck(calls, round);
  const lines = useLines(match, check);
  const { tone, text } = useSummary(check);
  return (
    <Dialog
      open
      title={texts.title}
      width={520}
      onClose={onClose}
      onSubmit={onClose}
      footer={
        <>
          <Button busy={check.state === 'running'} onClick={() => setRound(round + 1)}>
            {texts.again}
          </Button>
          <Button type="submit" look="primary">
            {action.close}
          </Button>
        </>
      }
    >
      <Summary role="status" data-check={check.state}>
        <Dot $tone={tone} />
        <span>{text}</span>
      </Summary>
      <Table
        label={texts.label}
        scrollHeight={tableHeight}
        rows={lines}
        rowKey={(line) => line.key}
        columns={[
          { key: 'name', title: texts.column.name, rowHeader: true, cell: (line) => line.name },
          {
            key: 'answer',
            title: texts.column.answer,
            width: '140px',
            cell: (line) => <Tag $tone={line.tone}>{line.text}</Tag>,
          },
        ]}
      />
    </Dialog>
  );
}

function useSummary(check: RunningCheck): { readonly tone: Tone; readonly text: string } {
  const { check: texts } = usePanelMessages();
  const failure = useFailureMessages();
  if (check.state === 'failed') {
    const text = failureText(failure, describeFailure(texts.action, check.error));
    return { tone: 'danger', text };
  }
  const asked = check.answers.length;
  const times = check.answers.flatMap(({ roundTripMs }) => roundTripMs ?? []);
  if (check.state === 'running') {
    const text = asked === 0 ? texts.hint : fill(texts.running, { answered: times.length, asked });
    return { tone: 'accent', text };
  }
  if (asked === 0) return { tone: 'warning', text: texts.nobody };
  const silent = asked - times.length;
  return silent > 0
    ? { tone: 'danger', text: fill(texts.incomplete, { silent }) }
    : { tone: 'success', text: fill(texts.complete, { asked, ms: Math.max(...times) }) };
}

interface Line {
  readonly key: string;
  readonly name: string;
  readonly tone: Tone;
  readonly text: string;
}

type Answer = CheckAnswer['answers'][number];

/** Screens first, then judges by number with those who have no phone on, then consoles. */
function useLines(match: CurrentMatch, { answers, state }: RunningCheck): Line[] {
  const { check: texts } = usePanelMessages();
  const lineOf = (name: string, { connectionId, roundTripMs }: Answer): Line => {
    const key = connectionId;
    if (roundTripMs !== null) {
      return { key, name, tone: 'success', text: fill(texts.answered, { ms: roundTripMs }) };
    }
    return state === 'running'
      ? { key, name, tone: 'neutral', text: texts.waiting }
      : { key, name, tone: 'danger', text: texts.silent };
  };
  const of = (role: Answer['role']) => answers.filter((answer) => answer.role === role);
  const named = (answer: Answer, index: number, all: readonly Answer[]) =>
    lineOf(connectionName(answer, index, all) || texts.unnamed, answer);
  const judges = [...match.judges].sort(
    (a, b) => (a.number ?? Number.MAX_SAFE_INTEGER) - (b.number ?? Number.MAX_SAFE_INTEGER),
  );
  const phones = of('JUDGE');
  return [
    ...of('SCREEN').map(named),
    ...judges.flatMap(({ id, number, name }): Line[] => {
      const full = fill(texts.judge, { number: number ?? '', name });
      const own = phones.filter((answer) => answer.judgeId === id);
      if (own.length > 0) return own.map((answer) => lineOf(full, answer));
      // Nobody knows before the answer who is asked.
      if (answers.length === 0 && state !== 'over') return [];
      return [{ key: id, name: full, tone: 'warning', text: texts.offline }];
    }),
    ...of('CONSOLE').map(named),
  ];
}
