'use client';
// Bringing judges or programs in from elsewhere: nothing is stored before its verdicts have been seen.
import type { ImportAnswer, ImportSource as SourceKind } from '@liangfen/sdk/schema';
import { importSourceValues } from '@liangfen/sdk/values';
import { useState } from 'react';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import type { BookChoice } from '../address-book/choice.ts';
import { Problem, Stack } from '../frame/Section.tsx';
import { AddressBookSource, bookSource } from './AddressBookSource.tsx';
import { BeforeSource } from './BeforeSource.tsx';
import { ImportOutcome, ImportVerdicts } from './ImportVerdicts.tsx';
import type { ImportedList, ImportSource, ImportWish } from './import-calls.ts';
import { RecentImports } from './RecentImports.tsx';
import { RunningImport } from './RunningImport.tsx';
import { SpreadsheetSource } from './SpreadsheetSource.tsx';
import { useImport } from './use-import.ts';

export interface ImportDialogProps {
  readonly id: string;
  readonly list: ImportedList;
  /** The groups that the imported lines joined, in the list's order. */
  readonly onImported?: (groups: readonly string[]) => void;
  readonly onClose: () => void;
}

const sourcesOf: Readonly<Record<ImportedList, readonly SourceKind[]>> = {
  JUDGES: importSourceValues,
  PROGRAMS: ['SPREADSHEET', 'BEFORE'],
};

export function ImportDialog({ id, list, onImported, onClose }: ImportDialogProps) {
  const { imports: texts } = useBackstageMessages();
  const { action: common } = useCommonMessages();
  const importing = useImport(id, list);
  const { at, check, store } = importing;
  const [source, setSource] = useState<SourceKind>('SPREADSHEET');
  const [before, setBefore] = useState<Extract<ImportSource, { kind: 'BEFORE' }> | null>(null);
  const [book, setBook] = useState<BookChoice | null>(null);
  const sourceOf: Record<SourceKind, ImportSource | null> = {
    SPREADSHEET: null,
    BEFORE: before,
    ADDRESS_BOOK: bookSource(book, texts.source.ADDRESS_BOOK),
  };
  const picked = sourceOf[source];
  const amount = (count: number) => fill(texts.amount[list], { count });
  const sources = sourcesOf[list];

  return (
    <Dialog
      open
      width={860}
      title={texts.title[list]}
      onClose={onClose}
      onSubmit={submit}
      footer={footer()}
    >
      <Stack>{content()}</Stack>
    </Dialog>
  );

  function submit(): void {
    switch (at.step) {
      case 'SOURCE':
        if (picked !== null && !check.busy) {
          void importing.preview({ source: picked, createGroups: true });
        }
        return;
      case 'VERDICTS':
        if (at.answer.imported > 0 && !check.busy) void confirm(at.wish, at.answer);
        return;
      case 'RUNNING':
        return;
      case 'DONE':
        onClose();
    }
  }

  async function confirm(wish: ImportWish, verdicts: ImportAnswer): Promise<void> {
    const answer = await importing.confirm(wish, verdicts);
    if (answer !== undefined) onImported?.(answer.groups.map(({ groupName }) => groupName));
  }

  function content() {
    switch (at.step) {
      case 'SOURCE':
        return (
          <>
            <Segmented<SourceKind>
              label={texts.from}
              value={source}
              options={sources.map((value) => ({ value, label: texts.source[value] }))}
              onChange={(value) => {
                check.clear();
                setSource(value);
              }}
            />
            {sourcePart()}
            {check.problem?.text ? <Problem role="alert">{check.problem.text}</Problem> : null}
            <RecentImports id={id} list={list} />
          </>
        );
      case 'VERDICTS':
        return (
          <>
            <ImportVerdicts
              id={id}
              list={list}
              wish={at.wish}
              answer={at.answer}
              busy={check.busy}
              onWish={(wish) => void importing.preview(wish)}
            />
            {check.problem?.text ? <Problem role="alert">{check.problem.text}</Problem> : null}
            {store.problem?.text ? <Problem role="alert">{store.problem.text}</Problem> : null}
          </>
        );
      case 'RUNNING':
        return <RunningImport id={id} list={list} name={at.wish.source.name} />;
      case 'DONE':
        return <ImportOutcome id={id} list={list} answer={at.answer} />;
    }
  }

  function sourcePart() {
    switch (source) {
      case 'SPREADSHEET':
        return (
          <SpreadsheetSource
            busy={check.busy}
            template={importing.template}
            onFile={(file) => void importing.preview({ source: file, createGroups: true })}
          />
        );
      case 'BEFORE':
        return <BeforeSource id={id} list={list} value={before} onChange={setBefore} />;
      case 'ADDRESS_BOOK':
        return <AddressBookSource id={id} value={book} onChange={setBook} />;
    }
  }

  function footer() {
    switch (at.step) {
      case 'SOURCE':
        return (
          <>
            <Button onClick={onClose}>{common.cancel}</Button>
            {source === 'SPREADSHEET' ? null : (
              <Button
                type="submit"
                look="primary"
                busy={check.busy}
                blockedReason={picked === null ? texts.pickFirst[source] : null}
              >
                {texts.check}
              </Button>
            )}
          </>
        );
      case 'VERDICTS':
        return (
          <>
            <Button onClick={importing.restart}>{texts.again}</Button>
            <Button
              type="submit"
              look="primary"
              busy={check.busy}
              blockedReason={at.answer.imported === 0 ? texts.nothing : null}
            >
              {fill(texts.confirm, { amount: amount(at.answer.imported) })}
            </Button>
          </>
        );
      case 'RUNNING':
        return <Button onClick={onClose}>{common.close}</Button>;
      case 'DONE':
        return (
          <>
            <Button onClick={importing.restart}>{texts.more}</Button>
            <Button type="submit" look="primary">
              {texts.finish}
            </Button>
          </>
        );
    }
  }
}
