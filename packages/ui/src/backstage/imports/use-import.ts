// The way of an import: choose, look at the verdicts, import, see the counts.
import type { ImportAnswer } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { useBackstageMessages } from '../../messages/index.ts';
import { useAct } from '../data/use-act.ts';
import { competitionKey, competitionsKey } from '../data/use-read.ts';
import { saveFile } from '../frame/save-file.ts';
import {
  callImport,
  callPreview,
  callTemplate,
  type ImportedList,
  type ImportSource,
  type ImportWish,
} from './import-calls.ts';
import { importRunsKey } from './use-import-runs.ts';

export type ImportStep =
  | { readonly step: 'SOURCE' }
  | { readonly step: 'VERDICTS'; readonly wish: ImportWish; readonly answer: ImportAnswer }
  | { readonly step: 'RUNNING'; readonly wish: ImportWish }
  | { readonly step: 'DONE'; readonly wish: ImportWish; readonly answer: ImportAnswer };

export function useImport(id: string, list: ImportedList) {
  const { action, imports: texts } = useBackstageMessages();
  const [at, setAt] = useState<ImportStep>({ step: 'SOURCE' });
  const check = useAct(
    action.check,
    (client, wish: ImportWish) => callPreview(client, { id, list }, wish),
    { inForm: true },
  );
  const store = useAct(
    action.import,
    (client, wish: ImportWish) => callImport(client, { id, list, preview: false }, wish),
    // Also done when the dialog has been closed meanwhile.
    { inForm: true, refresh: [importRunsKey(id), competitionKey(id), competitionsKey] },
  );
  const template = useAct(action.download, async (client, _: undefined) =>
    saveFile(await callTemplate(client, list, id), texts.templateFile[list]),
  );
  return {
    at,
    check,
    store,
    template,
    preview: async (wish: ImportWish) => {
      store.clear();
      const previewed = await check.run(wish);
      if (previewed !== undefined) setAt({ step: 'VERDICTS', ...previewed });
    },
    confirm: async (wish: ImportWish, verdicts: ImportAnswer) => {
      setAt({ step: 'RUNNING', wish });
      // The worksheet whose verdicts were seen, whatever another choice would be by now.
      const { sheet: worksheet } = verdicts;
      const answer = await store.run(worksheet === null ? wish : { ...wish, worksheet });
      setAt(
        answer === undefined
          ? { step: 'VERDICTS', wish, answer: verdicts }
          : { step: 'DONE', wish, answer },
      );
      return answer;
    },
    restart: () => {
      check.clear();
      store.clear();
      setAt({ step: 'SOURCE' });
    },
  };
}

/** Rows that did not come in, as a file to mend. */
export function useRefusedFile(id: string) {
  const { action, imports: texts } = useBackstageMessages();
  return useAct(action.download, async (client, importId: string) =>
    saveFile(await client.request('getRefusedRows', { path: { id, importId } }), texts.refusedFile),
  );
}

/** 10 MB, as the contract says. */
const largest = 10 * 1024 * 1024;

/**
 * Copies a file into memory, so that the import takes what the user saw, even where the file is saved again in between.
 * Returns the reason otherwise.
 */
export async function takeFile(file: File): Promise<ImportSource | 'tooLarge' | 'unreadable'> {
  if (file.size > largest) return 'tooLarge';
  try {
    const copy = new File([await file.arrayBuffer()], file.name, { type: file.type });
    return { kind: 'SPREADSHEET', name: file.name, file: copy };
  } catch {
    return 'unreadable';
  }
}
