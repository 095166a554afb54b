/** Replaces a whole list of groups: known ids stay, lines without one are new, names stay distinct. */
import { type PhoneSight, withKeptPhones } from '../contract/masked-phones.ts';
import { invalidField } from '../refusals.ts';
import { KeptEntries } from './kept-entries.ts';

interface Replacement<Group, Input> {
  /** The list's path in the body, for field errors. */
  readonly field: string;
  readonly newId: () => string;
  /** Some callers were sent names with a number masked in them. */
  readonly phones: PhoneSight;
  readonly make: (input: Input, id: string, sort: number, known: Group | undefined) => Group;
}

export function replacedGroups<
  Group extends { readonly id: string; readonly groupName: string },
  Input extends { readonly id?: string; readonly groupName: string },
>(
  before: readonly Group[],
  wanted: readonly Input[],
  { field, newId, phones, make }: Replacement<Group, Input>,
): { groups: Group[]; removed: Group[] } {
  const kept = new KeptEntries(before, field);
  const names = new Set<string>();
  const stored = new Map(before.map(({ id, groupName }) => [id, groupName]));
  const groups = wanted.map((sent, index) => {
    const known = sent.id === undefined ? undefined : stored.get(sent.id);
    const groupName =
      known === undefined ? sent.groupName : withKeptPhones(phones, sent.groupName, known);
    const input = { ...sent, groupName };
    const name = groupName.trim();
    if (names.has(name)) {
      throw invalidField(
        `${field}.${index}.groupName`,
        `有两个组都叫“${name}”，导入时会分不清，请改一个名字`,
      );
    }
    names.add(name);
    const entry = kept.take(input.id, index);
    return make(input, entry?.id ?? newId(), index + 1, entry);
  });
  return { groups, removed: kept.removed() };
}
