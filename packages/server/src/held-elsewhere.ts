/** The refusal of whoever would change a competition that another server runs: it says where. */
import type { CompetitionHolder, Holder } from '@liangfen/sdk/schema';
import { ProblemError } from './problem.ts';

/** The columns of a competition's row that say who runs it. */
export interface HolderRow {
  readonly epoch: number;
  readonly holder: Holder;
  readonly holder_name: string | null;
  readonly holder_address: string | null;
  readonly holder_since: number | null;
}

export const holderColumns = [
  'epoch',
  'holder',
  'holder_name',
  'holder_address',
  'holder_since',
] as const satisfies readonly (keyof HolderRow)[];

export function holderOf(row: HolderRow): CompetitionHolder {
  const { holder } = row;
  const place =
    holder === 'HERE'
      ? null
      : {
          name: row.holder_name ?? '',
          address: row.holder_address ?? '',
          since: Number(row.holder_since ?? 0),
        };
  return { holder, epoch: Number(row.epoch), place };
}

/** Throws unless the competition is run here. */
export function requireHere(row: HolderRow): void {
  const refusal = refusalElsewhere(holderOf(row));
  if (refusal !== null) throw refusal;
}

export function refusalElsewhere({ holder, place }: CompetitionHolder): ProblemError | null {
  const at = place?.address ?? '';
  switch (holder) {
    case 'HERE':
      return null;
    case 'HALL':
      return new ProblemError(
        409,
        'HELD_IN_THE_HALL',
        `这场比赛正在现场「${place?.name ?? ''}」主持，这里只能查看；请到 ${at} 操作，现场归还以后这里可以继续`,
      );
    case 'HOME':
      return new ProblemError(
        409,
        'HELD_IN_THE_HALL',
        `这场比赛由 ${at} 主持，这里只能查看；请到那里操作，或在那里重新「带到现场」`,
      );
  }
}
