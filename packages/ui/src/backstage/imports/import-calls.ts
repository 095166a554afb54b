// The contract's calls for the steps of an import, for both lists.
import { ApiError, type LiangfenClient } from '@liangfen/sdk';
import type { AddressBookUser, ImportAnswer, ImportSubject } from '@liangfen/sdk/schema';

/** How the person who imports wants the spreadsheet to be read. */
export interface ReadingChoice {
  readonly headerLine?: number;
  /** As the contract writes it: CONTESTANT:D,ORGANISATION:- */
  readonly fieldColumns?: string;
  readonly includeHidden?: boolean;
  readonly firstBlockOnly?: boolean;
  readonly keepLines?: string;
}

export type ImportedList = ImportSubject;

const spreadsheetCall = {
  JUDGES: 'importJudgesFromExcel',
  PROGRAMS: 'importProgramsFromExcel',
} as const satisfies Record<ImportedList, string>;

const beforeCall = {
  JUDGES: 'importJudgesFromBefore',
  PROGRAMS: 'importProgramsFromBefore',
} as const satisfies Record<ImportedList, string>;

const templateCall = {
  JUDGES: 'getJudgeTemplate',
  PROGRAMS: 'getProgramTemplate',
} as const satisfies Record<ImportedList, string>;

/** The source of the lines. */
export type ImportSource =
  | { readonly kind: 'SPREADSHEET'; readonly name: string; readonly file: File }
  | { readonly kind: 'BEFORE'; readonly name: string; readonly competitionId: string }
  | {
      readonly kind: 'ADDRESS_BOOK';
      readonly name: string;
      readonly corpId: string;
      readonly users: readonly AddressBookUser[];
      /** Departments with everybody below them. */
      readonly deptIds: readonly string[];
    };

export interface ImportWish {
  readonly source: ImportSource;
  readonly createGroups: boolean;
  /** Lines that mean somebody of the list renew what is there. */
  readonly renew?: boolean;
  /** The worksheet of a workbook; without it the server takes the first one that holds a list. */
  readonly worksheet?: string;
  /** Where the spreadsheet is to be read otherwise than it was understood. */
  readonly reading?: ReadingChoice;
}

/**
 * Asks for the verdicts only, or imports. An import whose answer is lost is sent again under the same
 * key, so that it happens once.
 */
export function callImport(
  client: LiangfenClient,
  { id, list, preview }: { id: string; list: ImportedList; preview: boolean },
  { source, createGroups, renew = false, worksheet, reading }: ImportWish,
): Promise<ImportAnswer> {
  const path = { id };
  const renewing = renew ? { renew } : {};
  const query = { preview, createGroups, ...renewing };
  if (source.kind === 'SPREADSHEET') {
    const input = {
      path,
      query: { ...query, ...(worksheet === undefined ? {} : { sheet: worksheet }), ...reading },
      body: { file: source.file },
    };
    return client.retry(spreadsheetCall[list], input);
  }
  if (source.kind === 'ADDRESS_BOOK') {
    const { corpId, users, deptIds } = source;
    const body = { corpId, users: [...users], deptIds: [...deptIds] };
    return client.retry('importJudgesFromAddressBook', {
      path,
      query: { preview, ...renewing },
      body,
    });
  }
  const input = { path, query, body: { competitionId: source.competitionId } };
  return client.retry(beforeCall[list], input);
}

/**
 * Asks for the verdicts. A list without a known title is asked for again under the line that may hold its headers, so
 * that the person can say which column is what.
 */
export async function callPreview(
  client: LiangfenClient,
  subject: { readonly id: string; readonly list: ImportedList },
  wish: ImportWish,
): Promise<{ readonly wish: ImportWish; readonly answer: ImportAnswer }> {
  const previewed = async (wanted: ImportWish) => ({
    wish: wanted,
    answer: await callImport(client, { ...subject, preview: true }, wanted),
  });
  try {
    return await previewed(wish);
  } catch (error) {
    const headerLine = error instanceof ApiError ? error.headerLine : undefined;
    if (headerLine === undefined || wish.reading?.headerLine !== undefined) throw error;
    return previewed({ ...wish, reading: { ...wish.reading, headerLine } });
  }
}

export function callTemplate(
  client: LiangfenClient,
  list: ImportedList,
  competitionId: string,
): Promise<Blob> {
  const query = { competitionId };
  return client.request(templateCall[list], { query });
}
