'use client';
// Everything else an operator needs in one hand, at the thumb: undo, look first, and what 更多 opens.
import { useState } from 'react';
import { styled } from 'styled-components';
import { fill, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Switch } from '../../primitives/Checkbox.tsx';
import type { ConsoleView, SendToConsole } from '../console-view.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr) auto;
  gap: 8px;
`;

const More = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: center;
  gap: 8px;
`;

const Text = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

export interface MobileToolsProps {
  readonly view: ConsoleView;
  readonly send: SendToConsole;
  readonly onOpen: (what: 'screens' | 'check' | 'judges') => void;
}

export function MobileTools({ view, send, onOpen }: MobileToolsProps) {
  const { strip, undoes, check, armed: texts, mobile, notice } = usePanelMessages();
  const [more, setMore] = useState(false);
  const { undo, next, armed, armsFirst, presence } = view;
  const shown = presence.screens.filter(({ inStep }) => inStep).length;
  return (
    <>
      {more ? (
        <More id="mobile-more">
          <Switch checked={armsFirst} onChange={(on) => send({ type: 'ARM_FIRST', on })}>
            {texts.first}
          </Switch>
          <Button aria-haspopup="dialog" onClick={() => onOpen('check')}>
            {check.open}
          </Button>
          <Button aria-haspopup="dialog" onClick={() => onOpen('screens')}>
            {presence.screens.length === 0
              ? strip.noScreen
              : fill(strip.screens, { shown, count: presence.screens.length })}
          </Button>
          <Button aria-haspopup="dialog" onClick={() => onOpen('judges')}>
            {`${strip.judges} ${fill(strip.online, { online: presence.judgeIds.size })}`}
          </Button>
        </More>
      ) : null}
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
          blockedReason={next === null ? notice.NO_NEXT_STEP : null}
          onClick={() => send({ type: 'ARM_NEXT_STEP' })}
        >
          <Text>{texts.next}</Text>
        </Button>
        <Button
          look={more ? 'primary' : 'secondary'}
          aria-expanded={more}
          aria-controls="mobile-more"
          onClick={() => setMore(!more)}
        >
          {mobile.more}
        </Button>
      </Row>
    </>
  );
}
