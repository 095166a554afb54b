'use client';
// People and departments of the messenger's address book, to become judges.
import { useBackstageMessages } from '../../messages/index.ts';
import { AddressBookPicker } from '../address-book/AddressBookPicker.tsx';
import { type BookChoice, isNothingChosen } from '../address-book/choice.ts';
import { Hint, Stack } from '../frame/Section.tsx';
import type { ImportSource } from './import-calls.ts';

type Book = Extract<ImportSource, { kind: 'ADDRESS_BOOK' }>;

export interface AddressBookSourceProps {
  readonly id: string;
  readonly value: BookChoice | null;
  readonly onChange: (choice: BookChoice) => void;
}

/** The contract's limits of one import. */
const limits = { users: 1000, departments: 100 };

export function AddressBookSource({ id, value, onChange }: AddressBookSourceProps) {
  const { imports: texts } = useBackstageMessages();
  return (
    <Stack $gap={10}>
      <AddressBookPicker competitionId={id} limits={limits} value={value} onChange={onChange} />
      <Hint>{texts.choosePeople}</Hint>
    </Stack>
  );
}

/** Null while nothing is chosen. */
export function bookSource(choice: BookChoice | null, name: string): Book | null {
  if (choice === null || isNothingChosen(choice)) return null;
  const { corpId, users, departments } = choice;
  const deptIds = departments.map(({ deptId }) => deptId);
  return { kind: 'ADDRESS_BOOK', name, corpId, users, deptIds };
}
