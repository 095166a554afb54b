/**
 * The one place through which every changing call goes: a competition that another server runs is only looked at here
 * (docs/decisions/0621). It answers from memory; what it lets through while that is old ends at the lock of the
 * competition's row, which knows (`live/mailbox.ts`, `live/commit.ts`).
 */
import type { CompetitionHolder } from '@liangfen/sdk/schema';
import type { ContractOperation } from '../../contract/operations.ts';
import { type HolderRow, holderOf, refusalElsewhere } from '../../held-elsewhere.ts';
import type { Ports } from '../../ports.ts';
import { notFound } from '../../problem.ts';
import { createTimedCache } from '../../sessions/timed-cache.ts';
import type { OperationId } from '../call.ts';

export interface Holders {
  /** Throws when the operation would change a competition that is run elsewhere; a promise only where it must read. */
  readonly requireHere: (
    operation: Pick<ContractOperation, 'id' | 'method' | 'isCommand'>,
    competitionId: string,
  ) => void | Promise<void>;
  readonly of: (competitionId: string) => Promise<CompetitionHolder>;
  /** The competition has changed hands. */
  readonly forget: (competitionId: string) => void;
}

/**
 * Calls by other methods than GET that change nothing of the competition: they look, watch, or make another one of it.
 * Consoles and pages may be opened, because they show where it is run.
 */
export const goesOnElsewhere: ReadonlySet<OperationId> = new Set<OperationId>([
  'copyCompetition',
  'promoteCompetition',
  'previewCommand',
  'checkAudienceBallot',
  'loginConsole',
  'issueConsoleToken',
  'logoutConsole',
  'enterConsole',
  'reportConsole',
  'reportJudge',
  'reportScreen',
  'startCheck',
  'reloadScreens',
  'testScreenSound',
]);

export function changesCompetition({
  id,
  method,
  isCommand,
}: Pick<ContractOperation, 'id' | 'method' | 'isCommand'>): boolean {
  return (method !== 'GET' || isCommand) && !goesOnElsewhere.has(id);
}

const believedForMs = 2_000;

const select = `
  select epoch, holder, holder_name, holder_address, holder_since
  from competition where id = $1`;

export function createHolders({ database, now, schedule }: Ports): Holders {
  const known = createTimedCache<CompetitionHolder | 'UNKNOWN'>({
    now,
    forMs: believedForMs,
    atMost: 5_000,
    renewal: { schedule, read: (competitionId) => read(competitionId) },
  });

  async function read(competitionId: string): Promise<CompetitionHolder | 'UNKNOWN'> {
    const [row] = await database.prepared<HolderRow>('lf-holder', select, [competitionId]);
    const holder = row === undefined ? 'UNKNOWN' : holderOf(row);
    known.keep(competitionId, holder);
    return holder;
  }

  return {
    requireHere: (operation, competitionId) => {
      if (!changesCompetition(operation)) return undefined;
      const holder = known.get(competitionId);
      return holder === undefined ? read(competitionId).then(refuse) : refuse(holder);
    },
    of: async (competitionId) => {
      const holder = await read(competitionId);
      if (holder === 'UNKNOWN') throw notFound('比赛');
      return holder;
    },
    forget: (competitionId) => known.delete(competitionId),
  };
}

/** Whoever is not there is nobody's: the operation says so. */
function refuse(holder: CompetitionHolder | 'UNKNOWN'): void {
  const refusal = holder === 'UNKNOWN' ? null : refusalElsewhere(holder);
  if (refusal !== null) throw refusal;
}
