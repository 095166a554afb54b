'use client';
// Sign-in: the part that the screen shows, and the judges who have arrived.
import type { SignInShowType } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import {
  fill,
  useCommonMessages,
  useMessengerMessages,
  usePanelMessages,
} from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Tag } from '../../primitives/Card.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { Table } from '../../primitives/Table.tsx';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import { RemindButton } from '../parts/NoticeButtons.tsx';
import type { HallNotices } from '../use-hall-notices.ts';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 16px;
  margin-bottom: 12px;
  > :last-child {
    margin-left: auto;
  }
`;

type Display = 'screen' | 'list';

const displayOf = {
  TOTAL: 'screen',
  TILE: 'screen',
  LIST: 'list',
} as const satisfies Record<SignInShowType, Display>;

/** The first view of each display. */
const firstOf = { screen: 'TOTAL', list: 'LIST' } as const satisfies Record<
  Display,
  SignInShowType
>;

export interface SignInPanelProps {
  readonly view: Pick<ConsoleView, 'signIn'>;
  readonly send: SendToConsole;
  readonly notices: HallNotices | null;
}

export function SignInPanel({ view, send, notices }: SignInPanelProps) {
  const { signIn: texts } = usePanelMessages();
  const { nobodyToRemind } = useMessengerMessages().panel;
  const { signInShowType, action } = useCommonMessages();
  const { judges, signed, showType } = view.signIn;
  const show = (type: SignInShowType) =>
    send({ type: 'RUN', command: { type: 'SHOW_SIGN_IN', signInShowType: type } });
  return (
    <div>
      <Tools>
        <Segmented<Display>
          label={texts.display}
          value={showType === null ? 'screen' : displayOf[showType]}
          options={[
            { value: 'screen', label: texts.bigScreen },
            { value: 'list', label: texts.list },
          ]}
          onChange={(value) => show(firstOf[value])}
        />
        {showType === 'LIST' ? null : (
          <Segmented<'TOTAL' | 'TILE'>
            label={texts.template}
            value={showType}
            options={[
              { value: 'TOTAL', label: signInShowType.TOTAL },
              { value: 'TILE', label: signInShowType.TILE },
            ]}
            onChange={show}
          />
        )}
        <RemindButton
          notices={notices}
          occasion="SIGN_IN"
          blockedReason={signed === judges.length ? nobodyToRemind.SIGN_IN : null}
        />
        <strong data-signed>{fill(texts.progress, { signed, total: judges.length })}</strong>
        <Button onClick={() => send({ type: 'REFRESH' })}>{action.refresh}</Button>
      </Tools>
      <Table
        label={texts.title}
        rows={judges}
        rowKey={(judge) => judge.id}
        empty={<EmptyState title={texts.empty} />}
        columns={[
          {
            key: 'number',
            title: texts.number,
            width: '80px',
            cell: (judge) => judge.number ?? '—',
          },
          { key: 'name', title: texts.name, rowHeader: true, cell: (judge) => judge.name },
          {
            key: 'state',
            title: texts.state,
            width: '140px',
            cell: (judge) => (
              <Tag $tone={judge.signIn ? 'success' : 'neutral'}>
                {judge.signIn ? texts.signed : texts.unsigned}
              </Tag>
            ),
          },
        ]}
      />
    </div>
  );
}
