/** The ledger as a worksheet: every entry with its words, its text and its hashes, read while it is sent. */
import { coverEvent, performanceIn, type ShowState, standingOf } from '@liangfen/rules';
import {
  correctionText,
  coveredWord,
  fill,
  performedText,
  showEventWords,
  standingWords,
  undoneText,
} from '@liangfen/rules/words';
import type { Actor, ShowEvent } from '@liangfen/sdk/schema';
import type { WorksheetRow, WorksheetToWrite } from '../../integrations/spreadsheet/workbook.ts';
import { parseEvent } from '../../live/log.ts';
import type { Queryable } from '../../store/transaction.ts';
import { namedPeople } from '../results/judge-names.ts';
import { readPeople } from '../results/ledger-names.ts';
import { secondCell } from '../results/time-text.ts';
import { judgeText, lateScoreTexts, programText } from './amendment-text.ts';
import { personText } from './person-text.ts';
import { type Column, type WorksheetScope, worksheetOf } from './worksheet-frame.ts';

const batch = 500;
/** Excel's limit for the text of a cell; the whole text stands in the CSV. */
const mostLetters = 32_000;
const cut = '…（太长，全文请导出 CSV）';

const columns: readonly Column[] = [
  ['版本', 8],
  ['时间', 20],
  ['事件', 34],
  ['谁', 18],
  ['原因', 24],
  ['代码', 22],
  ['指令', 24],
  ['前一条的哈希', 24],
  ['哈希', 24],
  ['正文', 60],
];

/** Entries up to the version of the state; `whole` leaves long texts as they are. */
export function ledgerWorksheet(
  query: Queryable,
  scope: WorksheetScope,
  whole: boolean,
): WorksheetToWrite {
  const head = worksheetOf(scope, { name: '台账', columns, rows: () => [] });
  return { ...head, later: entries(query, scope, whole) };
}

async function* entries(
  query: Queryable,
  { state, hides }: WorksheetScope,
  whole: boolean,
): AsyncGenerator<readonly WorksheetRow[]> {
  const { competitionId, version } = state;
  for (let after = 0; after < version; ) {
    const rows = await query
      .selectFrom('show_event')
      .select(['version', 'at', 'type', 'actor_role', 'actor_id', 'command_id'])
      .select(['body', 'previous_hash', 'hash'])
      .where('competition_id', '=', competitionId)
      .where('version', '>', after)
      .where('version', '<=', version)
      .orderBy('version')
      .limit(batch)
      .execute();
    if (rows.length === 0) return;
    const people = namedPeople(
      state,
      await readPeople(
        query,
        competitionId,
        rows.map(({ actor_role: role, actor_id: id }): Actor => ({ role, id })),
      ),
    );
    yield rows.map((row, index): WorksheetRow => {
      const person = people[index];
      const stored = parseEvent(row.body);
      const isCovered = hides(stored);
      const event = isCovered ? coverEvent(state, stored) : stored;
      const cells = [
        Number(row.version),
        secondCell(Number(row.at)),
        eventText(state, event, isCovered),
        person === undefined ? '' : personText(person),
        isCovered ? coveredWord : reasonOf(event),
        row.type,
        isCovered ? coveredWord : row.command_id,
        row.previous_hash,
        row.hash,
        isCovered ? coveredWord : bodyText(row.body, whole),
      ];
      return { look: 'cell', cells };
    });
    after = Number(rows.at(-1)?.version ?? version);
  }
}

function bodyText(body: string, whole: boolean): string {
  return whole || body.length <= mostLetters ? body : body.slice(0, mostLetters) + cut;
}

function eventText(state: ShowState, event: ShowEvent, isCovered: boolean): string {
  const late = 'lateScore' in event ? event.lateScore : undefined;
  const programId =
    late?.programId ??
    ('programId' in event ? event.programId : undefined) ??
    ('correction' in event ? event.correction.programId : undefined) ??
    ('scores' in event ? event.scores?.[0]?.programId : undefined);
  const groupId = 'onAir' in event ? event.onAir.activeProgramGroupId : null;
  const text = fill(showEventWords[event.type], {
    standing: standingIn(event),
    program: programId
      ? performedText(programText(state, programId), performanceIn(event, programId))
      : '',
    judge: judgeIn(state, event),
    group: state.programGroups.find(({ id }) => id === groupId)?.groupName ?? '',
    scores: late ? lateScoreTexts(state, late).join('、') : '',
    undone: 'undoneVersion' in event ? undoneText(event) : '',
  }).trim();
  return 'correction' in event && !isCovered
    ? `${text}（${correctionText(event.correction.command)}）`
    : text;
}

function judgeIn(state: ShowState, event: ShowEvent): string {
  const late = 'lateScore' in event ? event.lateScore : undefined;
  if (late) return judgeText(state, late.programId, late.judgeId);
  if (event.type !== 'SCORE_STRUCK' || !event.strike || !event.programId) return '';
  return judgeText(state, event.programId, event.strike.judgeId);
}

/** Names the standing that the step gave; a covered entry tells it too, because it is no figure. */
function standingIn(event: ShowEvent): string {
  if (event.type !== 'STANDING_CHANGED') return '';
  const row = event.programs.find(({ id }) => id === event.programId);
  return row === undefined ? '' : standingWords[standingOf(row)];
}

function reasonOf(event: ShowEvent): string {
  if ('lateScore' in event && event.lateScore?.reason) return event.lateScore.reason;
  if ('reason' in event && event.reason !== undefined) return event.reason;
  return 'correction' in event ? event.correction.command.reason : '';
}
