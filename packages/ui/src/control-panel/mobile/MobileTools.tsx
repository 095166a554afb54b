'use client';
// Everything else an operator needs in one hand, at the thumb: undo, look first, and what 更多 opens.
import { useState } from 'react';
import { styled } from 'styled-components';
import { fill, useCommonMessages, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Switch } from '../../primitives/Checkbox.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { adviceText } from '../command-texts.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import { AppearanceSwitch, type ChosenAppearance } from '../parts/AppearanceSwitch.tsx';
import { LogOut } from '../parts/LogOut.tsx';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr) auto;
  gap: 8px;
  @media (max-width: 400px), (max-height: 520px) {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr) auto;
    > button {
      padding: 0 8px;
    }
  }
`;

const More = styled.div`
  display: grid;
  gap: 8px;
  @media (max-height: 520px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Text = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

export interface MobileToolsProps {
  readonly view: ConsoleView;
  readonly send: SendToConsole;
  readonly appearance?: ChosenAppearance | undefined;
  readonly onLogOut?: (() => Promise<void>) | undefined;
  /** There are pages to open. */
  readonly pages: boolean;
  readonly onOpen: (what: 'screens' | 'check' | 'judges' | 'pages') => void;
}

export function MobileTools({ view, send, appearance, onLogOut, pages, onOpen }: MobileToolsProps) {
  const panel = usePanelMessages();
  const { strip, undoes, check, armed: texts, mobile } = panel;
  const { hallPages, action } = useCommonMessages();
  const [more, setMore] = useState(false);
  const close = () => setMore(false);
  const open = (what: Parameters<MobileToolsProps['onOpen']>[0]) => {
    close();
    onOpen(what);
  };
  const { undo, next, armed, armsFirst, presence, match } = view;
  const shown = presence.screens.filter(({ inStep }) => inStep).length;
  return (
    <>
      {/* A dialog: a block that grows here would push the large button away from the thumb. */}
      <Dialog
        open={more}
        title={mobile.more}
        width={440}
        onClose={close}
        footer={<Button onClick={close}>{action.close}</Button>}
      >
        <More>
          <Switch checked={armsFirst} onChange={(on) => send({ type: 'ARM_FIRST', on })}>
            {texts.first}
          </Switch>
          {appearance === undefined ? null : <AppearanceSwitch appearance={appearance} />}
          {pages ? (
            <Button aria-haspopup="dialog" onClick={() => open('pages')}>
              {hallPages.title}
            </Button>
          ) : null}
          <Button aria-haspopup="dialog" onClick={() => open('check')}>
            {check.open}
          </Button>
          <Button aria-haspopup="dialog" onClick={() => open('screens')}>
            {presence.screens.length === 0
              ? strip.noScreen
              : fill(strip.screens, { shown, count: presence.screens.length })}
          </Button>
          <Button aria-haspopup="dialog" onClick={() => open('judges')}>
            {`${strip.judges} ${fill(strip.online, { online: presence.judgeIds.size })}`}
          </Button>
          {onLogOut === undefined ? null : <LogOut onLogOut={onLogOut} />}
        </More>
      </Dialog>
      <Row>
        <Button
          data-command="UNDO"
          blockedReason={undo === null || undo.button.blocked !== null ? strip.undoNone : null}
          onClick={() => {
            if (undo !== null) send({ type: 'RUN', command: undo.button.command });
          }}
        >
          <Text>
            {undo === null
              ? undoes.COMMAND_UNDONE
              : fill(strip.undo, { action: undoes[undo.undoes.type] })}
          </Text>
        </Button>
        <Button
          disabled={armed !== null}
          blockedReason={next === null ? adviceText(view, match, panel).title : null}
          onClick={() => send({ type: 'ARM_NEXT_STEP' })}
        >
          <Text>{texts.next}</Text>
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setMore(true)}>
          {mobile.more}
        </Button>
      </Row>
    </>
  );
}
