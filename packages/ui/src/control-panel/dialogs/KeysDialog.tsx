'use client';
// Which keys drive the panel.
import { hasBouts } from '@liangfen/rules';
import { styled } from 'styled-components';
import { useCommonMessages, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { token } from '../../theme/index.ts';
import { BoutKeysHelp } from '../battle-desk/index.ts';
import type { ConsoleView } from '../console-view.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 10px 18px;
  margin: 0;
  dt {
    display: flex;
    align-items: flex-start;
    gap: 6px;
  }
  dd {
    margin: 0;
  }
  kbd {
    min-width: 24px;
    padding: 1px 8px;
    border: 1px solid ${token.lineStrong};
    border-radius: 5px;
    background: ${token.surface};
    font-family: inherit;
    font-size: 13px;
    text-align: center;
    white-space: nowrap;
  }
`;

export interface KeysDialogProps {
  readonly open: boolean;
  readonly view: Pick<ConsoleView, 'flowButtons' | 'match'>;
  readonly onClose: () => void;
}

export function KeysDialog({ open, view, onClose }: KeysDialogProps) {
  const { keys, flow } = usePanelMessages();
  const { action } = useCommonMessages();
  return (
    <Dialog
      open={open}
      title={keys.title}
      width={440}
      onClose={onClose}
      onSubmit={onClose}
      footer={
        <Button type="submit" look="primary">
          {action.close}
        </Button>
      }
    >
      <List>
        <dt>
          <kbd>Enter</kbd>
          <kbd>Space</kbd>
        </dt>
        <dd>{keys.next}</dd>
        <dt>
          <kbd>P</kbd>
        </dt>
        <dd>{keys.prepare}</dd>
        <dt>
          <kbd>Esc</kbd>
        </dt>
        <dd>{keys.disarm}</dd>
        {hasBouts(view.match.mode) ? null : (
          <>
            <dt>
              <kbd>Enter</kbd>
              <kbd>Space</kbd>
            </dt>
            <dd>{keys.reveal}</dd>
            <dt>
              <kbd>Backspace</kbd>
            </dt>
            <dd>{keys.stepBack}</dd>
          </>
        )}
        {view.flowButtons.map(({ panel }, index) => [
          <dt key={`${panel}-key`}>
            <kbd>{index + 1}</kbd>
          </dt>,
          <dd key={panel}>{flow[panel]}</dd>,
        ])}
        {hasBouts(view.match.mode) ? <BoutKeysHelp /> : null}
        <dt>
          <kbd>/</kbd>
        </dt>
        <dd>{keys.find}</dd>
        <dt>
          <kbd>G</kbd>
        </dt>
        <dd>{keys.locate}</dd>
        <dt>
          <kbd>Z</kbd>
        </dt>
        <dd>{keys.undo}</dd>
        <dt>
          <kbd>?</kbd>
        </dt>
        <dd>{keys.help}</dd>
      </List>
    </Dialog>
  );
}
