'use client';
// The people of another login that are bound to this account: a list with a way to end each binding, and to add one.
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { dateAndTime } from '../../messages/date-and-time.ts';
import { fill, useBackstageMessages, useLang } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Button } from '../../primitives/Button.tsx';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { type Column, Table } from '../../primitives/Table.tsx';
import type { Act } from '../data/use-act.ts';
import { Loaded } from '../frame/Loaded.tsx';
import { Hint, Section, Stack } from '../frame/Section.tsx';

type BindingTexts = Readonly<
  Record<
    | 'title'
    | 'hint'
    | 'empty'
    | 'emptyHint'
    | 'person'
    | 'lastUsed'
    | 'never'
    | 'unbind'
    | 'unbindOf'
    | 'unbindAsk'
    | 'unbindEffect',
    string
  >
>;

interface Bound {
  readonly id: string;
  readonly name: string;
  readonly lastUsedAt: number | null;
}

export interface BindingsSectionProps<Binding extends Bound> {
  readonly texts: BindingTexts;
  /** The name of the other login. */
  readonly name: string;
  readonly bindings: UseQueryResult<{ readonly bindings: readonly Binding[] }>;
  /** The columns between a binding's name and its last use. */
  readonly columns: readonly Column<Binding>[];
  readonly unbind: Act<string, unknown>;
  /** Adds one. */
  readonly actions: ReactNode;
  /** Above the list: what went wrong. */
  readonly children?: ReactNode;
}

export function BindingsSection<Binding extends Bound>({
  texts,
  name,
  bindings,
  columns,
  unbind,
  actions,
  children,
}: BindingsSectionProps<Binding>) {
  const lang = useLang();
  const { list } = useBackstageMessages();
  const [asked, setAsked] = useState<Binding | null>(null);
  const title = fill(texts.title, { name });
  return (
    <Section title={title} actions={actions}>
      <Stack>
        <Hint>{fill(texts.hint, { name })}</Hint>
        {ownText(children)}
        <Loaded of={bindings}>
          {(data) => (
            <Table
              label={title}
              cards
              rows={data.bindings}
              rowKey={({ id }) => id}
              empty={
                <EmptyState
                  title={fill(texts.empty, { name })}
                  hint={fill(texts.emptyHint, { name })}
                />
              }
              columns={[
                { key: 'person', title: texts.person, rowHeader: true, cell: (one) => one.name },
                ...columns,
                {
                  key: 'used',
                  title: texts.lastUsed,
                  cell: (one) =>
                    one.lastUsedAt === null ? texts.never : dateAndTime(one.lastUsedAt, lang),
                },
                {
                  key: 'action',
                  title: list.column.action,
                  onCard: 'end',
                  cell: (one) => (
                    <Button
                      size="small"
                      look="quiet"
                      aria-label={fill(texts.unbindOf, { person: one.name })}
                      onClick={() => {
                        unbind.clear();
                        setAsked(one);
                      }}
                    >
                      {texts.unbind}
                    </Button>
                  ),
                },
              ]}
            />
          )}
        </Loaded>
      </Stack>
      {asked === null ? null : (
        <ConfirmDialog
          open
          danger
          title={fill(texts.unbindAsk, { person: asked.name })}
          effect={fill(texts.unbindEffect, { name })}
          confirmLabel={texts.unbind}
          busy={unbind.busy}
          onCancel={() => setAsked(null)}
          onConfirm={() => void unbind.run(asked.id).then(() => setAsked(null))}
        />
      )}
    </Section>
  );
}
