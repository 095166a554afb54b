'use client';
// The one highlighted button: the next sensible step, which Enter or Space takes too, or what the show waits for.
import { styled } from 'styled-components';
import { fill, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { token } from '../../theme/index.ts';
import { adviceText } from '../command-texts.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';

/** One height for every state: the parts under it must not move when judges submit. */
const Big = styled(Button)`
  flex-shrink: 0;
  width: 100%;
  height: 72px;
  padding: 6px 16px;
  border-radius: ${token.radius};
  font-size: 17px;
  white-space: normal;
  &[data-low] {
    height: 44px;
    padding-block: 0;
    font-size: 15px;
  }
  kbd {
    flex-shrink: 0;
    padding: 1px 8px;
    border: 1px solid currentColor;
    border-radius: 5px;
    font-family: inherit;
    font-size: 12px;
    font-weight: 400;
  }
  &[data-advice^='AWAIT']:not([aria-disabled='true']) {
    border-color: ${token.warning};
    background: ${token.warningSoft};
    color: ${token.text};
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  text-align: center;
`;

const Title = styled.span`
  /* A long name of a program takes a second line, no third. */
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  line-height: 24px;
  &[data-single] {
    -webkit-line-clamp: 1;
  }
`;

const Hint = styled.span`
  font-size: 13px;
  font-weight: 400;
  line-height: 20px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export interface NextStepProps {
  readonly view: Pick<ConsoleView, 'advice' | 'next' | 'match' | 'busy'>;
  readonly send: SendToConsole;
  /** A hand needs no keys. */
  readonly keys?: boolean;
  /** One line, where what is pressed now stands elsewhere. */
  readonly low?: boolean;
}

export function NextStep({ view, send, keys = true, low = false }: NextStepProps) {
  const texts = usePanelMessages();
  const { advice, next, match, busy } = view;
  const { title, hint, early } = adviceText(view, match, texts);
  const takes = [keys && next !== null ? texts.next.keys : null, early].filter(
    (words) => words !== null,
  );
  const said = [title, hint, early].filter((words) => words !== null).join(texts.marks.clause);
  const canBeTaken = advice.kind === 'TAKE';
  return (
    <Big
      look={canBeTaken ? 'primary' : 'secondary'}
      data-next-step
      data-low={low || undefined}
      data-advice={advice.kind}
      aria-label={fill(texts.marks.says, { label: texts.next.label, text: said })}
      title={hint ?? undefined}
      busy={next !== null && busy !== null}
      disabled={next === null}
      onClick={() => send({ type: 'TAKE_NEXT_STEP' })}
    >
      <Words>
        <Title data-single={hint === null && !low ? undefined : true}>{title}</Title>
        {hint === null || low ? null : <Hint>{hint}</Hint>}
      </Words>
      {takes.length === 0 ? null : <kbd>{takes.join(' ')}</kbd>}
    </Big>
  );
}
