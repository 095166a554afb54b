/** Says which lines of a list of programs can be imported, and why the others cannot. Pure. */
import type { PublicWords } from '../../public-words/public-words.ts';
import { type ProgramKey, programColumns } from './columns.ts';
import type { ListLine } from './lines.ts';
import { GroupNames, LineFaults, type Refusal, type Verdicts } from './verdicts.ts';

export interface ProgramRow {
  readonly line: number;
  readonly wanted: number | null;
  readonly programName: string;
  readonly contestant: string;
  /** '' for the first group. */
  readonly groupName: string;
  readonly organisation: string;
  readonly carried: ListLine['carried'];
}

export interface KnownPrograms {
  /** The groups in order; the first takes lines that name no group. */
  readonly groupNames: readonly string[];
  readonly programs: readonly Pick<ProgramRow, 'groupName' | 'programName' | 'contestant'>[];
}

export const mostPrograms = 10_000;
export const mostProgramGroups = 100;

export function programVerdicts(
  lines: readonly ListLine<ProgramKey>[],
  known: KnownPrograms,
  options: { readonly createGroups: boolean; readonly publicWords: PublicWords },
): Verdicts<ProgramRow> {
  const [firstGroup = ''] = known.groupNames;
  const groups = new GroupNames(known.groupNames, {
    create: options.createGroups,
    most: mostProgramGroups,
  });
  const nameOf = (row: KnownPrograms['programs'][number]) =>
    JSON.stringify([row.groupName || firstGroup, row.programName, row.contestant]);
  const there = new Set(known.programs.map(nameOf));
  const nameLines = new Map<string, number>();
  const numberLines = new Map<string, number>();
  const accepted: ProgramRow[] = [];
  const refused: Refusal[] = [];
  for (const line of lines) {
    const faults = new LineFaults(programColumns, line, options.publicWords);
    const programName = faults.text('programName', { required: true, most: 60 });
    const contestant = faults.text('contestant', { required: false, most: 60 });
    const wanted = faults.position('number');
    const groupName = faults.text('groupName', { required: false, most: 30 });
    const organisation = faults.text('organisation', { required: false, most: 60 });
    const names = { programName, contestant, groupName, organisation };
    const row = { line: line.line, wanted, ...names, carried: line.carried };
    const name = nameOf(row);
    const number = `${groupName || firstGroup} ${wanted}`;

    const groupFault = groups.fault(groupName, '节目组');
    if (groupFault !== null) faults.add('groupName', groupFault);
    const nameLine = nameLines.get(name);
    if (nameLine !== undefined) {
      faults.add('programName', `与第 ${nameLine} 行的节目和选手都相同；不是重复时请写明选手`);
    } else if (there.has(name)) {
      faults.add('programName', '这个组里已有同名同选手的节目；不是重复时请写明选手');
    }
    const numberLine = numberLines.get(number);
    if (wanted !== null && numberLine !== undefined) {
      faults.add('number', `序号与第 ${numberLine} 行重复`);
    }
    if (known.programs.length + accepted.length >= mostPrograms) {
      faults.add('programName', `一场比赛最多 ${mostPrograms} 个节目，请分成几场比赛`);
    }

    if (faults.any) {
      refused.push(faults.refusal());
      continue;
    }
    nameLines.set(name, line.line);
    if (wanted !== null) numberLines.set(number, line.line);
    groups.use(groupName);
    accepted.push(row);
  }
  return { accepted, refused, newGroups: groups.made, firstGroup };
}
