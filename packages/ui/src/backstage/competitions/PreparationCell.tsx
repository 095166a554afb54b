'use client';
// In the list: says whether a competition can start, else what is missing, each item a way to put it right.
import type { CompetitionRow } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Dot, Tag } from '../../primitives/Card.tsx';
import { Menu } from '../../primitives/Menu.tsx';
import { useNavigation } from '../frame/pages.tsx';
import { pageOf, preparationOf } from './preparation.ts';

/** The words stand under the column's title. */
const Open = styled.div`
  margin-left: -8px;
  > button {
    white-space: nowrap;
  }
`;

export function PreparationCell({ competition }: { readonly competition: CompetitionRow }) {
  const { name, checklist } = competition;
  const { layout: texts } = useBackstageMessages();
  const { go } = useNavigation();
  if (checklist === undefined) return <span>—</span>;
  const { missing } = preparationOf(checklist);
  if (missing.length === 0) return <Tag $tone="success">{`✓ ${texts.ready}`}</Tag>;
  const count = missing.length;
  return (
    <Open>
      <Menu
        label={fill(texts.todoOf, { name, count })}
        entries={missing.map(({ code }) => ({
          key: code,
          text: texts.checklist[code],
          onAction: () => {
            const page = pageOf(code, competition);
            if (page !== null) go(page);
          },
        }))}
      >
        <Dot $tone="warning" />
        <span>{fill(texts.todo, { count })}</span>
      </Menu>
    </Open>
  );
}
