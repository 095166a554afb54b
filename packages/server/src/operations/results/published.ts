/** 已公布的成绩: what the hall was shown, by pages or as one table, for programs that ask again and again (docs/decisions/0319). */
import { hasBouts, type PublishedRank, publishedRanks, type ShowState } from '@liangfen/rules';
import { outcomeWords } from '@liangfen/rules/words';
import { emptyAnswer, fileAnswer, jsonAnswer, withHeaders } from '../../contract/http-answer.ts';
import type { IncomingRequest } from '../../contract/incoming-request.ts';
import type { WorksheetToWrite } from '../../integrations/spreadsheet/workbook.ts';
import { csvStream, csvType } from '../../integrations/spreadsheet/write-csv.ts';
import { publishedCompetition } from '../../webhooks/announcements.ts';
import type { Operations } from '../operation.ts';
import { groupsOf } from './groups.ts';
import { timeText } from './time-text.ts';

export const published: Operations<'listPublishedResults' | 'exportPublishedResults'> = {
  listPublishedResults: async (call, { live }) => {
    const state = await live.state(call.path.id);
    const { groupId, page = 0, size = 100 } = call.query;
    const tag = tagOf(state, [groupId ?? '', page, size]);
    const groups = groupsOf(state, groupId);
    if (isKnown(call.request, tag)) return emptyAnswer(304, { etag: tag });
    const ranks = publishedRanks(state, ids(groups));
    const answer = {
      version: state.version,
      competition: publishedCompetition(state),
      total: ranks.length,
      rows: ranks.slice(page * size, (page + 1) * size),
    };
    return withHeaders(jsonAnswer(answer), { etag: tag });
  },

  exportPublishedResults: async (call, { live, ports }) => {
    const state = await live.state(call.path.id);
    const { groupId } = call.query;
    const tag = tagOf(state, ['csv', groupId ?? '']);
    const groups = groupsOf(state, groupId);
    if (isKnown(call.request, tag)) return emptyAnswer(304, { etag: tag });
    const table = tableOf(state, publishedRanks(state, ids(groups)));
    const name = `${state.name} 已公布的成绩`.replace(/[\p{Cc}\\/:*?"<>|]/gu, ' ').trim();
    const at = timeText(ports.now()).replace(':', '');
    const file = { type: csvType, name: `${name} ${at}.csv` };
    return fileAnswer(csvStream(table), file, { etag: tag });
  },
};

function ids(groups: readonly { readonly id: string }[]): readonly string[] {
  return groups.map(({ id }) => id);
}

/** Everything that the answer is made of has one version; the same version is the same answer. */
function tagOf({ version }: ShowState, asked: readonly (string | number)[]): string {
  return `"${[version, ...asked].join('.')}"`;
}

function isKnown({ headers }: IncomingRequest, tag: string): boolean {
  const known = headers.get('if-none-match') ?? '';
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

function tableOf(state: ShowState, ranks: readonly PublishedRank[]): WorksheetToWrite {
  const hasOutcome = hasBouts(state.mode);
  const told = new Set(ranks.flatMap(({ result }) => result.items.map(({ itemId }) => itemId)));
  const items = state.items.filter(({ id }) => told.has(id));
  const titles = ['节目组', '名次', '序号', '节目名称', '选手', '得分'];
  return {
    name: '已公布的成绩',
    widths: [],
    headerRows: 1,
    scores: null,
    rows: (function* () {
      yield {
        look: 'header' as const,
        cells: [
          ...titles,
          ...items.map(({ itemName }) => itemName),
          ...(hasOutcome ? ['胜负'] : []),
        ],
      };
      for (const { rank, result } of ranks) {
        const scores = new Map(result.items.map(({ itemId, score }) => [itemId, score]));
        const { outcome } = result;
        yield {
          look: 'cell' as const,
          cells: [
            ...[result.groupName, rank, result.sort, result.programName, result.contestant],
            result.score,
            ...items.map(({ id }) => scores.get(id) ?? null),
            ...(hasOutcome ? [outcome === null ? null : outcomeWords[outcome]] : []),
          ],
        };
      }
    })(),
  };
}
