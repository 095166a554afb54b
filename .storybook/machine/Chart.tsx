/** A machine as boxes within boxes, made from the machine; those that it is in are filled. */
import { styled } from 'styled-components';
import type { AnyStateNode } from 'xstate';

const Boxes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    padding: 6px 10px;
    border: 1px solid #8a94a6;
    border-radius: 8px;
    background: #fff;
    color: #1b2333;
    font: 14px/20px ui-monospace, Menlo, Consolas, monospace;
  }
  li[data-parallel='true'] {
    border-style: dashed;
  }
  li > span {
    padding: 1px 6px;
    border-radius: 4px;
  }
  li[aria-current] > span {
    background: #0b4f9e;
    color: #fff;
  }
  ul {
    margin-top: 6px;
  }
`;

interface ChartProps {
  readonly root: AnyStateNode;
  /** Ids of the states that it is in. */
  readonly active: ReadonlySet<string>;
}

export function Chart({ root, active }: ChartProps) {
  return (
    <Boxes>
      {Object.values(root.states).map((node) => (
        <li
          key={node.id}
          data-state={node.path.join('.')}
          data-parallel={node.parent?.type === 'parallel'}
          aria-current={active.has(node.id) ? 'true' : undefined}
        >
          <span>{node.key}</span>
          {Object.keys(node.states).length > 0 && <Chart root={node} active={active} />}
        </li>
      ))}
    </Boxes>
  );
}
