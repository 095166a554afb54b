'use client';
// Every screen of the hall: whether it shows the picture and sounds, how late, and a way to start them anew.
import { describeFailure } from '@liangfen/sdk';
import type { ScreenSoundState } from '@liangfen/sdk/schema';
import { useState } from 'react';
import {
  failureText,
  fill,
  useCommonMessages,
  useFailureMessages,
  usePanelMessages,
} from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Tag } from '../../primitives/Card.tsx';
import { ConfirmDialog, Dialog } from '../../primitives/Dialog.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Table } from '../../primitives/Table.tsx';
import { useToast } from '../../primitives/Toast.tsx';
import type { ConsoleView } from '../console-view.ts';
import { connectionName, type HallCalls } from '../hall-calls.ts';
import { SoundControls } from './SoundControls.tsx';

const tableHeight = 320;

const soundTones: Readonly<Record<ScreenSoundState, 'neutral' | 'success' | 'warning'>> = {
  OFF: 'neutral',
  BLOCKED: 'warning',
  ON: 'success',
  NO_OUTPUT: 'warning',
  UNSUPPORTED: 'warning',
};

export interface ScreensDialogProps {
  readonly open: boolean;
  readonly view: Pick<ConsoleView, 'presence' | 'match'>;
  readonly calls: HallCalls;
  readonly onClose: () => void;
}

export function ScreensDialog({ open, view, calls, onClose }: ScreensDialogProps) {
  const { screens: texts } = usePanelMessages();
  const { action } = useCommonMessages();
  const failure = useFailureMessages();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { screens } = view.presence;

  const reload = async () => {
    setBusy(true);
    try {
      const count = await calls.reloadScreens();
      toast({ text: fill(texts.reloaded, { count }), tone: 'success' });
    } catch (error) {
      toast({ text: failureText(failure, describeFailure(texts.reload, error)), tone: 'danger' });
    }
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <Dialog
        open={open}
        title={texts.title}
        width={680}
        onClose={onClose}
        onSubmit={onClose}
        footer={
          <>
            {screens.length === 0 ? null : (
              <Button onClick={() => setAsking(true)}>{texts.reload}</Button>
            )}
            <Button type="submit" look="primary">
              {action.close}
            </Button>
          </>
        }
      >
        <SoundControls sound={view.match.look.sound} calls={calls} />
        <Table
          label={texts.title}
          scrollHeight={tableHeight}
          rows={screens}
          rowKey={(screen) => screen.id}
          empty={<EmptyState title={texts.empty} />}
          columns={[
            {
              key: 'name',
              title: texts.column.name,
              rowHeader: true,
              cell: (screen, index) => connectionName(screen, index, screens) || texts.unnamed,
            },
            {
              key: 'state',
              title: texts.column.state,
              cell: ({ inStep }) => (
                <Tag $tone={inStep ? 'success' : 'warning'}>
                  {inStep ? texts.inStep : texts.behind}
                </Tag>
              ),
            },
            {
              key: 'lag',
              title: texts.column.lag,
              align: 'end',
              cell: ({ lagMs }) =>
                lagMs === null ? texts.unknown : fill(texts.lag, { ms: lagMs }),
            },
            {
              key: 'visible',
              title: texts.column.visible,
              cell: ({ visible }) => (visible ? texts.visible : texts.hidden),
            },
            {
              key: 'sound',
              title: texts.column.sound,
              cell: ({ sound }) =>
                sound === undefined ? (
                  texts.unknown
                ) : (
                  <Tag $tone={soundTones[sound]}>{texts.sound.state[sound]}</Tag>
                ),
            },
          ]}
        />
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={fill(texts.reloadTitle, { count: screens.length })}
        effect={texts.reloadEffect}
        confirmLabel={texts.reload}
        busy={busy}
        onConfirm={() => void reload()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
