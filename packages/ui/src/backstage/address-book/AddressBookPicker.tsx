'use client';
// Choosing people, and whole departments, out of the messenger's address book.
import type { ApiError } from '@liangfen/sdk';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fill, problemText, useMessengerMessages, useProblems } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Select } from '../../primitives/Select.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { accountKey, useRead } from '../data/use-read.ts';
import { FailedRead, WaitingRead } from '../frame/Loaded.tsx';
import { PageLink } from '../frame/pages.tsx';
import { Hint, Problem, Stack } from '../frame/Section.tsx';
import { useMessengerName } from '../messenger/use-messenger.ts';
import { BookTree, type RowChoice } from './BookTree.tsx';
import type { BookRow } from './book-rows.ts';
import { ChosenList } from './ChosenList.tsx';
import {
  type BookChoice,
  type BookLimits,
  nothingChosen,
  withDepartment,
  withUser,
} from './choice.ts';
import { isNoBook, useBook, useBookSearch } from './use-book.ts';

/** A hint about keys, which is hidden where there is no keyboard. */
const Keys = styled(Hint)`
  @media (pointer: coarse) {
    display: none;
  }
`;

export interface AddressBookPickerProps {
  /** The competition whose judges are marked in the book. */
  readonly competitionId?: string;
  readonly limits: BookLimits;
  /** Null before anything was chosen. */
  readonly value: BookChoice | null;
  readonly onChange: (choice: BookChoice) => void;
}

/** The corporation used last, as the contract calls it. */
const lastUsed = 'mine';

export function AddressBookPicker(props: AddressBookPickerProps) {
  const { value, onChange } = props;
  const { book: texts } = useMessengerMessages();
  const corporations = useRead([...accountKey, 'corporations'], (client, signal) =>
    client.request('listCorporations', { signal }),
  );
  if (isNoBook(corporations.error)) return <NoBook error={corporations.error} />;
  if (corporations.data === undefined) {
    return corporations.isError ? <FailedRead of={corporations} /> : <WaitingRead />;
  }
  const all = corporations.data.corporations;
  const current = all.find((each) => each.current) ?? all[0];
  const corpId = value?.corpId ?? current?.corpId ?? lastUsed;
  return (
    <Stack $gap={12}>
      {all.length < 2 ? null : (
        <Select
          label={texts.corporation}
          value={corpId}
          options={all.map((each) => ({ value: each.corpId, label: each.corpName }))}
          // People of one corporation are not those of another.
          onChange={(next) => onChange(nothingChosen(next))}
        />
      )}
      <Book key={corpId} {...props} value={value ?? nothingChosen(corpId)} />
    </Stack>
  );
}

function Book({
  competitionId,
  limits,
  value,
  onChange,
}: AddressBookPickerProps & { readonly value: BookChoice }) {
  const { book: texts } = useMessengerMessages();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const of = { corpId: value.corpId, competitionId };
  const book = useBook(of);
  const { keyword, search, rows: found } = useBookSearch(of, typed);
  if (isNoBook(book.top.error)) return <NoBook error={book.top.error} />;

  const users = new Set(value.users.map(({ unionid }) => unionid));
  const departments = new Set(value.departments.map(({ deptId }) => deptId));
  const choiceOf = (row: BookRow): RowChoice => {
    if (row.path.some((deptId) => departments.has(deptId))) return 'WITH_DEPARTMENT';
    switch (row.kind) {
      case 'DEPARTMENT':
        return departments.has(row.dept.deptId) ? 'YES' : 'NO';
      case 'PERSON':
        return users.has(row.person.unionid) ? 'YES' : 'NO';
      case 'NOTE':
        return 'NO';
    }
  };
  const choose = (row: BookRow) => {
    if (row.kind === 'NOTE' || choiceOf(row) === 'WITH_DEPARTMENT') return;
    const next =
      row.kind === 'DEPARTMENT'
        ? withDepartment(value, row.dept, limits)
        : withUser(value, row.person, limits);
    const full =
      row.kind === 'DEPARTMENT'
        ? fill(texts.fullDepartments, { count: limits.departments })
        : fill(texts.full, { count: limits.users });
    setProblem(next === null ? full : null);
    if (next !== null) onChange(next);
  };
  const tree = {
    choiceOf,
    departments: limits.departments > 0,
    onChoose: choose,
    onOpen: book.onOpen,
    onRetry: book.onRetry,
  };

  return (
    <Stack $gap={10}>
      <TextField
        label={texts.search}
        type="search"
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={setTyped}
      />
      {keyword === '' ? wholeBook() : results()}
      {problem === null ? null : <Problem role="alert">{problem}</Problem>}
      <ChosenList
        choice={value}
        onChange={(next) => {
          setProblem(null);
          onChange(next);
        }}
      />
    </Stack>
  );

  function wholeBook() {
    if (book.rows === null) {
      return book.top.isError ? <FailedRead of={book.top} /> : <WaitingRead />;
    }
    if (book.rows.length === 0) return <EmptyState title={texts.nobody} />;
    return (
      <>
        <BookTree label={texts.tree} rows={book.rows} {...tree} />
        <Keys>{texts.keys}</Keys>
      </>
    );
  }

  function results() {
    if (search.data === undefined) {
      return search.isError ? <FailedRead of={search} /> : <WaitingRead />;
    }
    if (found.length === 0) {
      return <EmptyState title={fill(texts.notFound, { keyword })} hint={texts.notFoundHint} />;
    }
    return (
      <>
        <BookTree label={texts.results} rows={found} {...tree} />
        {search.data.more ? <Hint>{fill(texts.more, { count: found.length })}</Hint> : null}
      </>
    );
  }
}

/** Says what is missing, in the server's words, and where it is put right. */
function NoBook({ error }: { readonly error: ApiError }) {
  const { book: texts } = useMessengerMessages();
  const problems = useProblems();
  const name = useMessengerName();
  return (
    <EmptyState title={texts.noBook} hint={problemText(problems, error)}>
      <PageLink to={{ page: 'account', part: 'messenger' }}>
        {fill(texts.toAccount, { name })}
      </PageLink>
    </EmptyState>
  );
}
