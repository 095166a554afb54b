/** Replaces a whole list of groups: known ids stay, lines without one are new, names stay distinct. */
import { KeptEntries } from './kept-entries.ts';
import { invalidField } from './refusals.ts';

interface Replacement<Group, Input> {
  /** Where the list stands in the body, for field errors. */
  readonly field: string;
  readonly newId: () => string;
  readonly make: (input: Input, id: string, sort: number, known: Group | undefined) => Group;
}

export function replacedGroups<
  Group extends { readonly id: string },
  Input extends { readonly id?: string; readonly groupName: string },
>(
  before: readonly Group[],
  wanted: readonly Input[],
  { field, newId, make }: Replacement<Group, Input>,
): { groups: Group[]; removed: Group[] } {
  const kept = new KeptEntries(before, field);
  const names = new Set<string>();
  const groups = wanted.map((input, index) => {
    const name = input.groupName.trim();
    if (names.has(name)) {
      throw invalidField(
        `${field}.${index}.groupName`,
        `有两个组都叫“${name}”，导入时会分不清，请改一个名字`,
      );
    }
    names.add(name);
    const known = kept.take(input.id, index);
    return make(input, known?.id ?? newId(), index + 1, known);
  });
  return { groups, removed: kept.removed() };
}
