/** Says which lines of a list of programs can be imported, and why the others cannot. Pure. */
import { typedNumberSigns } from '@liangfen/rules';
import type { JudgeGroup, Program } from '@liangfen/sdk/schema';
import type { PublicWords } from '../../public-words/public-words.ts';
import { mostProgramGroups, mostPrograms } from '../most-programs.ts';
import { type CountedFault, judgedNowText } from '../programs/limits.ts';
import { type ProgramKey, programColumns } from './columns.ts';
import type { ListLine } from './lines.ts';
import {
  countedBy,
  GroupNames,
  LineFaults,
  type Refusal,
  type Renewal,
  type Verdicts,
} from './verdicts.ts';

type NamedGroup = Pick<JudgeGroup, 'id' | 'groupName'>;

export interface ProgramRow {
  readonly line: number;
  readonly wanted: number | null;
  readonly programName: string;
  readonly contestant: string;
  /** '' for the first group. */
  readonly groupName: string;
  readonly organisation: string;
  /** As it is stored; '' for none. */
  readonly factor: string;
  /** As they are stored; '' for none. */
  readonly earlierScore: string;
  readonly earlierFrom: string;
  /** The one that judges it; null for all. */
  readonly judgeGroup: NamedGroup | null;
  readonly carried: ListLine['carried'];
}

interface KnownProgram
  extends Pick<ProgramRow, 'groupName' | 'programName' | 'contestant'>,
    Pick<Program, 'factor' | 'earlierScore' | 'judgeGroupId'> {
  readonly id: string;
  readonly number: number;
}

export interface KnownPrograms {
  /** The groups in order; the first takes lines that name no group. */
  readonly groupNames: readonly string[];
  readonly judgeGroups: readonly NamedGroup[];
  readonly programs: readonly KnownProgram[];
  /** The one that is judged now. */
  readonly judged: string | null;
  readonly faultOfRange: (counted: {
    readonly factor: number | null;
    readonly earlierScore: number | null;
  }) => CountedFault | null;
}

/** 3.2, ３．２, 92.5分; most cells are empty. */
function typedNumber(text: string): string {
  return text === '' ? '' : typedNumberSigns(text).replace(/分$/, '');
}

/** A number from 0.001 to 100 with three decimals at most, as the contract has it. */
function faultOfFactor(text: string): string | null {
  if (text === '') return null;
  const isNumber = /^[0-9]{1,3}(\.[0-9]{1,3})?$/.test(text);
  return isNumber && Number(text) > 0 && Number(text) <= 100
    ? null
    : '难度系数要是 0.001 到 100 的数，最多 3 位小数';
}

/** A result with three decimals at most, as the contract has it. */
function faultOfEarlier(text: string): string | null {
  return text === '' || /^-?[0-9]{1,6}(\.[0-9]{1,3})?$/.test(text)
    ? null
    : '前一轮成绩要是数字，最多 6 位整数、3 位小数';
}

export function programVerdicts(
  lines: readonly ListLine<ProgramKey>[],
  known: KnownPrograms,
  options: {
    readonly createGroups: boolean;
    readonly renew?: boolean;
    readonly publicWords: PublicWords;
  },
): Verdicts<ProgramRow> {
  const [firstGroup = ''] = known.groupNames;
  const groups = new GroupNames(known.groupNames, {
    create: options.createGroups,
    most: mostProgramGroups,
  });
  const nameOf = (row: Pick<ProgramRow, 'groupName' | 'programName' | 'contestant'>) =>
    JSON.stringify([row.groupName || firstGroup, row.programName, row.contestant]);
  const there = new Map(known.programs.map((program) => [nameOf(program), program]));
  const placeOf = (groupName: string, number: number) =>
    JSON.stringify([groupName || firstGroup, number]);
  const byPlace = new Map(
    known.programs.map((program) => [placeOf(program.groupName, program.number), program]),
  );
  const titleOf = (row: Pick<ProgramRow, 'groupName' | 'programName'>) =>
    JSON.stringify([row.groupName || firstGroup, row.programName]);
  const titles = countedBy(known.programs, titleOf);
  const titled = new Map(known.programs.map((program) => [titleOf(program), program]));
  const linesOf = countedBy(lines, ({ cells }) => titleOf(cells));
  /** The only program of the name of the only line of that name, where one of the two leaves the contestant out. */
  const perhapsMeantBy = (row: ProgramRow): KnownProgram | null => {
    const title = titleOf(row);
    const program = titled.get(title);
    if (program === undefined || titles.get(title) !== 1 || linesOf.get(title) !== 1) return null;
    if (row.contestant !== '' && program.contestant !== '') return null;
    return row.wanted === null || row.wanted === program.number ? program : null;
  };
  /** The program that a line means: of the same names, or of the same number with one of the two names. */
  const meantBy = (row: ProgramRow): KnownProgram | null => {
    if (there.size === 0) return null;
    const same = there.get(nameOf(row));
    if (same !== undefined) return same;
    const placed =
      row.wanted === null ? undefined : byPlace.get(placeOf(row.groupName, row.wanted));
    if (placed === undefined) return null;
    const isSame =
      placed.programName === row.programName ||
      (row.contestant !== '' && placed.contestant === row.contestant);
    return isSame ? placed : null;
  };
  const renewed = new Map<string, Renewal<ProgramRow>>();
  let knownLines = 0;
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
    const written = typedNumber(faults.text('factor', { required: false, most: 12 }));
    const factorFault = faultOfFactor(written);
    const factor = factorFault === null && written !== '' ? String(Number(written)) : '';
    if (factorFault !== null) faults.add('factor', factorFault);
    const brought = typedNumber(faults.text('earlierScore', { required: false, most: 12 }));
    const earlierFault = faultOfEarlier(brought);
    const earlierScore = earlierFault === null && brought !== '' ? String(Number(brought)) : '';
    if (earlierFault !== null) faults.add('earlierScore', earlierFault);
    const earlierFrom = faults.text('earlierFrom', { required: false, most: 60 });
    const names = { programName, contestant, groupName, organisation, factor, earlierScore };
    const panel = faults.text('judgeGroup', { required: false, most: 30 });
    const judgeGroup = known.judgeGroups.find((group) => group.groupName === panel) ?? null;
    if (panel !== '' && judgeGroup === null) {
      faults.add(
        'judgeGroup',
        `没有名为“${panel}”的评委组，请先在「评委」里添加，或改成已有的名称`,
      );
    }
    const told = { earlierFrom, judgeGroup, carried: line.carried };
    const row = { line: line.line, wanted, ...names, ...told };
    const name = nameOf(row);
    const number = `${groupName || firstGroup} ${wanted}`;

    const meant = meantBy(row) ?? perhapsMeantBy(row);
    if (meant !== null) knownLines += 1;
    const renews = options.renew === true && meant !== null && !renewed.has(meant.id);
    // What a line leaves empty stays as it is.
    const had = renews ? meant : null;
    if (factor !== '' || earlierScore !== '') {
      const fault = known.faultOfRange({
        factor: factor === '' ? (had?.factor ?? null) : Number(factor),
        earlierScore: earlierScore === '' ? (had?.earlierScore ?? null) : Number(earlierScore),
      });
      if (fault !== null) faults.add(fault.field, fault.message);
    }
    const changesPanel = judgeGroup !== null && judgeGroup.id !== (had?.judgeGroupId ?? null);
    if (had !== null && had.id === known.judged && changesPanel) {
      faults.add('judgeGroup', judgedNowText);
    }
    const groupFault = groups.fault(groupName, '节目组');
    if (groupFault !== null) faults.add('groupName', groupFault);
    const nameLine = nameLines.get(name);
    if (nameLine !== undefined) {
      faults.add('programName', `与第 ${nameLine} 行的节目和选手都相同；不是重复时请写明选手`);
    } else if (there.has(name) && !renews) {
      faults.add(
        'programName',
        '这个组里已有同名同选手的节目；不是重复时请写明选手，要更新它请选「更新已有的」',
      );
    }
    const numberLine = numberLines.get(number);
    if (wanted !== null && numberLine !== undefined) {
      faults.add('number', `序号与第 ${numberLine} 行重复`);
    }
    if (!renews && known.programs.length + accepted.length >= mostPrograms) {
      faults.add('programName', `一场比赛最多 ${mostPrograms} 个节目，请分成几场比赛`);
    }

    if (faults.any) {
      refused.push(faults.refusal());
      continue;
    }
    nameLines.set(name, line.line);
    if (wanted !== null) numberLines.set(number, line.line);
    if (renews) {
      renewed.set(meant.id, { id: meant.id, row });
      continue;
    }
    groups.use(groupName);
    accepted.push(row);
  }
  return {
    accepted,
    renewed: [...renewed.values()],
    known: knownLines,
    refused,
    newGroups: groups.made,
    firstGroup,
  };
}
