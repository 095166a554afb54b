// Programs whose number, name or contestant contains what was typed.
import type { Program } from '@liangfen/sdk/schema';

export function programsMatching<Row extends Pick<Program, 'sort' | 'programName' | 'contestant'>>(
  programs: readonly Row[],
  keyword: string,
): readonly Row[] {
  const word = keyword.trim().toLowerCase();
  if (word === '') return programs;
  return programs.filter(
    ({ sort, programName, contestant }) =>
      String(sort) === word ||
      programName.toLowerCase().includes(word) ||
      contestant.toLowerCase().includes(word),
  );
}
