/** The running console machine, with its states lit up: buttons are what an operator, the server and the network may do next. */
import { consoleMachine, type OperatorEvent } from '@liangfen/console-machine';
import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Desk } from '../../packages/console-machine/test/support/desk.ts';
import { refused } from '../../packages/console-machine/test/support/hall.ts';
import { Chart } from './Chart.tsx';

const Page = styled.main`
  display: grid;
  gap: 16px;
  padding: 16px;
  background: #f4f6fa;
  color: #1b2333;
  font: 15px/22px system-ui, sans-serif;
  h2 {
    margin: 0 0 8px;
    font-size: 16px;
  }
  button {
    margin: 0 8px 8px 0;
    padding: 6px 12px;
    border: 1px solid #5b6579;
    border-radius: 6px;
    background: #fff;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  button:disabled {
    border-color: #c5cbd6;
    color: #6a7386;
    cursor: default;
  }
  button:focus-visible {
    outline: 2px solid #0b4f9e;
    outline-offset: 2px;
  }
`;

/** The events that the operator may send, each with its name beside the event's. */
const sent: readonly (readonly [string, OperatorEvent])[] = [
  ['下一步', { type: 'TAKE_NEXT_STEP' }],
  ['先看下一步', { type: 'ARM_NEXT_STEP' }],
  ['播出所看的', { type: 'TAKE' }],
  ['不看了', { type: 'DISARM' }],
  ['确定', { type: 'CONFIRM' }],
  ['取消', { type: 'CANCEL' }],
  ['重试', { type: 'RETRY' }],
  ['打开排名', { type: 'CHOOSE_FLOW', panel: 'rank' }],
  ['回到节目单', { type: 'CHOOSE_FLOW', panel: 'programList' }],
  ['换组', { type: 'OPEN_GROUP_DIALOG' }],
  ['关闭对话框', { type: 'CLOSE_DIALOG' }],
  ['关闭提示', { type: 'DISMISS_FEEDBACK' }],
];

const newDesk = () => new Desk({}, {});

export function Inspector() {
  const [desk, setDesk] = useState(newDesk);
  const { actor, hall, clock } = desk;
  const snapshot = useSyncExternalStore(
    (changed) => {
      const { unsubscribe } = actor.subscribe({ next: changed, complete: changed });
      return unsubscribe;
    },
    () => actor.getSnapshot(),
  );
  const isEntering = snapshot.matches('entering');
  const isInside = snapshot.matches('inside');
  const isSending = snapshot.matches({ inside: { show: { running: { command: 'sending' } } } });
  const isLooking = snapshot.matches({
    inside: { show: { running: { preview: { armed: 'working' } } } },
  });
  // Listed by hand: the machine does not know what a server and a network may do next.
  const around: readonly (readonly [string, boolean, () => unknown])[] = [
    ['服务器放行 entered', isEntering, () => desk.answerEntering()],
    [
      '服务器拒绝 401',
      isEntering,
      () => desk.answerEntering({ ok: false, failure: refused(401, 'UNAUTHENTICATED') }),
    ],
    ['现场送到 feed.match', isInside, () => hall.tellMatch()],
    [
      '连接正常 live',
      isInside,
      () => hall.tell({ type: 'feed.connection', connection: 'live', trouble: null }),
    ],
    [
      '正在重连 reconnecting',
      isInside,
      () => hall.tell({ type: 'feed.connection', connection: 'reconnecting', trouble: null }),
    ],
    ['命令得到答复 answered', isSending, () => desk.answerCommand()],
    ['命令没有答复 failed', isSending, () => desk.answerCommand(new Error('no answer'))],
    ['预览得到答复 previewed', isLooking, () => desk.answerPreview()],
    ['过了 20 秒 20 s later', isInside, () => clock.increment(20_000)],
  ];
  // The nodes that XState itself counts as active.
  const active = new Set(snapshot._nodes.map(({ id }) => id));
  const { feedback } = snapshot.context;
  return (
    <Page lang="zh-CN">
      <section>
        <h2>操作员 Operator</h2>
        {sent.map(([name, event]) => (
          <button
            key={name}
            type="button"
            disabled={!snapshot.can(event)}
            onClick={() => actor.send(event)}
          >
            <span>{name}</span> <span lang="en">{event.type}</span>
          </button>
        ))}
      </section>
      <section>
        <h2>服务器和网络 Server and network</h2>
        {around.map(([name, isPossible, happen]) => (
          <button key={name} type="button" disabled={!isPossible} onClick={() => void happen()}>
            {name}
          </button>
        ))}
        <button type="button" onClick={() => setDesk(newDesk())}>
          重新开始 restart
        </button>
      </section>
      <p role="status">
        {feedback === null
          ? '没有提示 No feedback'
          : `提示 Feedback: ${feedback.kind === 'failure' ? feedback.failure.message : feedback.code}`}
      </p>
      <section aria-label="状态 States">
        <Chart root={consoleMachine.root} active={active} />
      </section>
    </Page>
  );
}
