'use client';
// People of the work messenger's address book, to become judges: department by department, chosen across all of them.
import { ApiError } from '@liangfen/sdk';
import type { AddressBookPerson } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Tag } from '../../primitives/Card.tsx';
import { LongTable } from '../../primitives/LongTable.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { competitionKey, useRead } from '../data/use-read.ts';
import { Loaded } from '../frame/Loaded.tsx';
import { Actions, Hint, Stack } from '../frame/Sheet.tsx';
import type { ImportSource } from './import-calls.ts';

type Book = Extract<ImportSource, { kind: 'ADDRESS_BOOK' }>;

export interface AddressBookSourceProps {
  readonly id: string;
  readonly value: Book | null;
  readonly onChange: (source: Book | null) => void;
}

interface Department {
  readonly deptId: string;
  readonly deptName: string;
}

const tableHeight = 300;

export function AddressBookSource({ id, value, onChange }: AddressBookSourceProps) {
  const { imports: texts } = useBackstageMessages();
  const [trail, setTrail] = useState<readonly Department[]>([]);
  const [keyword, setKeyword] = useState('');
  const deptId = trail.at(-1)?.deptId ?? 'root';
  const department = useRead(competitionKey(id, 'address-book', deptId), (client, signal) =>
    client.request('getAddressBook', {
      path: { corpid: 'mine', deptId },
      query: { competitionId: id },
      signal,
    }),
  );
  const { error } = department;
  if (error instanceof ApiError && error.code === 'MESSENGER_NOT_CONNECTED') {
    return <EmptyState title={texts.addressBook} hint={error.detail} />;
  }

  const chosen = new Map(value?.users.map((user) => [user.unionid, user]));
  const choose = (visible: readonly AddressBookPerson[], keys: ReadonlySet<string>) => {
    // Who is not in sight stays as chosen before, in other departments too.
    const next = new Map(chosen);
    for (const { unionid, name } of visible) {
      if (keys.has(unionid)) next.set(unionid, { unionid, name });
      else next.delete(unionid);
    }
    const users = [...next.values()];
    onChange(
      users.length === 0 ? null : { kind: 'ADDRESS_BOOK', name: texts.source.ADDRESS_BOOK, users },
    );
  };
  const open = (next: readonly Department[]) => {
    setKeyword('');
    setTrail(next);
  };
  const has = (text: string) => text.includes(keyword.trim());

  return (
    <Stack $gap={12}>
      <Actions as="nav" aria-label={texts.departments}>
        <Button size="small" look="quiet" onClick={() => open([])}>
          {texts.allDepartments}
        </Button>
        {trail.map((each, index) => (
          <Button
            key={each.deptId}
            size="small"
            look="quiet"
            aria-current={index === trail.length - 1 ? 'true' : undefined}
            onClick={() => open(trail.slice(0, index + 1))}
          >
            {each.deptName}
          </Button>
        ))}
      </Actions>
      <TextField label={texts.searchBook} value={keyword} onChange={setKeyword} maxLength={40} />
      <Loaded of={department}>
        {({ childDepts, users }) => {
          const visible = users.filter(({ name }) => has(name));
          return (
            <Stack $gap={12}>
              <Actions>
                {childDepts
                  .filter(({ deptName }) => has(deptName))
                  .map((each) => (
                    <Button
                      key={each.deptId}
                      size="small"
                      aria-label={fill(texts.openDepartment, { name: each.deptName })}
                      onClick={() => open([...trail, each])}
                    >
                      {each.deptName}
                    </Button>
                  ))}
              </Actions>
              <LongTable<AddressBookPerson>
                label={texts.people}
                scrollHeight={tableHeight}
                rows={visible}
                rowKey={(person) => person.unionid}
                rowName={(person) => person.name}
                selected={new Set(chosen.keys())}
                onSelect={(keys) => choose(visible, keys)}
                empty={
                  keyword === '' ? (
                    <EmptyState title={texts.nobody} hint={texts.nobodyHint} />
                  ) : (
                    <EmptyState title={texts.nobodyFound} hint={texts.nobodyFoundHint} />
                  )
                }
                columns={[
                  {
                    key: 'name',
                    title: texts.personName,
                    rowHeader: true,
                    cell: (one) => one.name,
                  },
                  {
                    key: 'phone',
                    title: texts.personPhone,
                    width: '160px',
                    cell: (one) => one.phoneNumber ?? texts.noPhone,
                  },
                  {
                    key: 'judge',
                    title: texts.personState,
                    width: '120px',
                    cell: (one) =>
                      one.judge ? <Tag $tone="warning">{texts.alreadyJudge}</Tag> : '—',
                  },
                ]}
              />
            </Stack>
          );
        }}
      </Loaded>
      <Hint role="status">
        {chosen.size === 0 ? texts.choosePeople : fill(texts.chosenPeople, { count: chosen.size })}
      </Hint>
    </Stack>
  );
}
