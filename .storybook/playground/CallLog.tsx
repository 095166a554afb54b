/** Shows the calls to the server in the page, as they happen. */
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { type Call, network } from './line.ts';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  flex: 1;
  padding: 12px 16px;
  border-radius: 8px;
  background: #10131d;
  box-shadow: 0 0 0 1px #2c3245;
  color: #c9cede;
  overflow: hidden;
  h2 {
    margin: 0 0 6px;
    font-size: 15px;
    font-weight: 500;
    line-height: 24px;
  }
  ol {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    flex: 1;
    min-height: 0;
    margin: 0;
    padding: 0;
    overflow: hidden;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 84px 60px minmax(0, 1fr) 72px 64px;
    flex: none;
    font-family: ui-monospace, Menlo, Consolas, 'Noto Sans Mono', monospace;
    font-size: 13px;
    line-height: 21px;
    white-space: nowrap;
  }
  li > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  li > :nth-child(n + 4) {
    text-align: right;
  }
  [data-stacked] & {
    flex: none;
    height: 300px;
  }
  [data-stacked] & li {
    grid-template-columns: 76px minmax(0, 1fr) 40px 56px;
  }
  [data-stacked] & li > :nth-child(2) {
    display: none;
  }
  [data-tone='good'] {
    color: #7ee2a8;
  }
  [data-tone='bad'] {
    color: #ffb84d;
  }
`;

export function CallLog() {
  const calls = useSyncExternalStore(network.subscribe, network.calls);
  return (
    <Box>
      <h2>页内服务器收到的请求</h2>
      <ol>
        {calls.map((call) => (
          <li key={call.serial}>
            <span>{call.device}</span>
            <span>{call.method}</span>
            <span>{call.path.replace(/^\/api\/competition\/[^/]+/, '…')}</span>
            <span data-tone={toneOf(call)}>{statusText(call)}</span>
            <span>{call.status === null ? '' : `${Math.round(call.ms)} ms`}</span>
          </li>
        ))}
      </ol>
    </Box>
  );
}

function statusText({ status }: Call): string {
  if (status === null) return '…';
  return status === 0 ? '没有到达' : String(status);
}

function toneOf({ status }: Call): 'good' | 'bad' | undefined {
  if (status === null) return undefined;
  return status >= 200 && status < 300 ? 'good' : 'bad';
}
