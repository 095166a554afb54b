'use client';
// Lists every judge by name: whether the phone is on, what it shows, and whether the scores are in.
import { judgeSeen, type PresentPage } from '@liangfen/console-machine';
import type { MatchJudge } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill, useCommonMessages, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Tag, type Tone } from '../../primitives/Card.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Table } from '../../primitives/Table.tsx';
import type { ConsoleView } from '../console-view.ts';

const Summary = styled.p`
  margin: 0 0 12px;
  font-size: 15px;
  font-weight: 500;
`;

const Name = styled.span`
  white-space: nowrap;
`;

/** On a phone the page stands under the phone's own state, so that every column is in sight. */
const Wide = styled.span`
  @media (max-width: 560px) {
    display: none;
  }
`;
const Narrow = styled.span`
  display: none;
  @media (max-width: 560px) {
    display: block;
    margin-top: 4px;
  }
`;

const tableHeight = 420;

export interface JudgesDialogProps {
  readonly open: boolean;
  readonly view: Pick<ConsoleView, 'match' | 'signIn' | 'presence' | 'submissions'>;
  readonly onClose: () => void;
}

interface State {
  readonly tone: Tone;
  readonly text: string;
}

export function JudgesDialog({ open, view, onClose }: JudgesDialogProps) {
  const { judges: texts } = usePanelMessages();
  const { action } = useCommonMessages();
  const stateOf = useStates(view);
  const { submissions, match } = view;
  const { judges } = view.signIn;
  const online = judges.filter((judge) => view.presence.judgeIds.has(judge.id)).length;
  const counts = { online, submitted: submissions.submitted, expected: submissions.expected };
  const missing = new Set(submissions.missing.map(({ id }) => id));
  // Whom the operator is waiting for stands first.
  const rows = [
    ...judges.filter(({ id }) => missing.has(id)),
    ...judges.filter(({ id }) => !missing.has(id)),
  ];
  const tag = ({ tone, text }: State) => <Tag $tone={tone}>{text}</Tag>;
  return (
    <Dialog
      open={open}
      title={texts.title}
      width={560}
      onClose={onClose}
      onSubmit={onClose}
      footer={
        <Button type="submit" look="primary">
          {action.close}
        </Button>
      }
    >
      <Summary role="status">
        {fill(match.window?.open ? texts.summaryOpen : texts.summary, counts)}
      </Summary>
      <Table<MatchJudge>
        label={texts.title}
        scrollHeight={tableHeight}
        rows={rows}
        rowKey={(judge) => judge.id}
        empty={<EmptyState title={texts.empty} />}
        columns={[
          {
            key: 'number',
            title: texts.column.number,
            width: '56px',
            cell: (judge) => judge.number ?? texts.none,
          },
          {
            key: 'name',
            title: texts.column.name,
            rowHeader: true,
            cell: (judge) => <Name>{judge.name}</Name>,
          },
          {
            key: 'phone',
            title: texts.column.phone,
            cell: (judge) => (
              <>
                {tag(stateOf(judge).phone)}
                <Narrow>{tag(stateOf(judge).page)}</Narrow>
              </>
            ),
          },
          {
            key: 'page',
            title: <Wide>{texts.column.page}</Wide>,
            cell: (judge) => <Wide>{tag(stateOf(judge).page)}</Wide>,
          },
          { key: 'score', title: texts.column.score, cell: (judge) => tag(stateOf(judge).score) },
        ]}
      />
    </Dialog>
  );
}

const tones = { ONLINE: 'success', SILENT: 'warning', OFFLINE: 'danger' } as const;

function useStates({ presence, match }: JudgesDialogProps['view']) {
  const { judges: texts } = usePanelMessages();
  const { window } = match;

  function pageOf(phones: readonly PresentPage[]): State {
    if (phones.length === 0) return { tone: 'neutral', text: texts.none };
    if (!phones.some(({ inStep }) => inStep)) return { tone: 'warning', text: texts.behind };
    return { tone: 'success', text: texts.onPage };
  }

  function scoreOf({ id }: MatchJudge): State {
    if (!window?.open) return { tone: 'neutral', text: texts.closed };
    if (!window.expected.includes(id)) return { tone: 'neutral', text: texts.notAsked };
    return window.submitted.includes(id)
      ? { tone: 'success', text: texts.submitted }
      : { tone: 'warning', text: texts.waiting };
  }

  return (judge: MatchJudge) => {
    const phones = presence.phones.filter(({ judgeId }) => judgeId === judge.id);
    const seen = judgeSeen(presence, judge.id);
    const phone: State = { tone: tones[seen], text: texts.seen[seen] };
    return { phone, page: pageOf(phones), score: scoreOf(judge) };
  };
}
