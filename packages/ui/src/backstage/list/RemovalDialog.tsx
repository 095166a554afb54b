'use client';
// Asks before rows of a list are deleted: the server says first what may not go, and many want the name typed.
import { removalAsksName } from '@liangfen/rules';
import type {
  RemovalAnswer,
  RemovalAttachmentKind,
  RemovalKept,
  RemovalKeptReason,
} from '@liangfen/sdk/schema';
import { type ReactNode, useEffect, useId, useState } from 'react';
import {
  fill,
  type Marks,
  useBackstageMessages,
  useCommonMessages,
  useMarks,
} from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Button } from '../../primitives/Button.tsx';
import { ConfirmDialog, Dialog } from '../../primitives/Dialog.tsx';
import { ErrorState } from '../../primitives/Placeholder.tsx';
import { useRead } from '../data/use-read.ts';
import { useReadFailure } from '../frame/Loaded.tsx';
import { Stack } from '../frame/Section.tsx';
import { TypedConfirm } from '../frame/TypedConfirm.tsx';
import { countOf, type ListRemoval, type Unwanted } from './use-removal.ts';

export interface RemovalDialogTexts {
  readonly removeAsk: string;
  readonly removeSome: string;
  readonly removeEffect: string;
  readonly removing: string;
  /** Why some rows may not go; `keptAll` says the same of all rows. */
  readonly kept: Readonly<Record<RemovalKeptReason, string>>;
  readonly keptAll: Readonly<Record<RemovalKeptReason, string>>;
  /** What goes with the rows. */
  readonly attached: Readonly<Record<RemovalAttachmentKind, string>>;
  readonly removesOnly: string;
  readonly alreadyGone: string;
}

export interface RemovalDialogProps<Row> {
  readonly texts: RemovalDialogTexts;
  readonly competitionName: string;
  readonly unwanted: Unwanted<Row>;
  readonly rowName: (row: Row) => string;
  readonly removal: ListRemoval<Row>;
  /** Which published figures the removal changes. */
  readonly changes?: ReactNode;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

export function RemovalDialog<Row>(props: RemovalDialogProps<Row>) {
  const { texts, competitionName, unwanted, removal, onClose } = props;
  const { list } = useBackstageMessages();
  const { action: common } = useCommonMessages();
  const asked = useId();
  const check = useRead(['removal', asked], (client) => removal.check(client, unwanted), {
    once: true,
  });
  const unread = useReadFailure(check.error);
  const { busy } = removal.act;
  const title = titleOf(props);

  if (check.isError) {
    return (
      <Dialog open title={title} width={420} onClose={onClose}>
        <ErrorState hint={unread} onRetry={() => void check.refetch()} busy={check.isFetching} />
      </Dialog>
    );
  }
  if (check.data?.count === 0) {
    return (
      <Dialog
        open
        title={title}
        width={420}
        onClose={onClose}
        footer={<Button onClick={onClose}>{common.close}</Button>}
      >
        <Verdict answer={check.data} texts={texts} />
      </Dialog>
    );
  }
  const asks = removalAsksName(countOf(unwanted), unwanted.kind === 'ROWS');
  const shared = {
    open: true,
    title,
    confirmLabel: common.remove,
    busy: busy || check.data === undefined,
    onCancel: onClose,
    onConfirm: () => void confirm(),
    effect: (
      <Stack>
        <div>{texts.removeEffect}</div>
        {check.data === undefined ? (
          <div role="status">{list.removalChecked}</div>
        ) : (
          <Verdict answer={check.data} texts={texts} />
        )}
        {ownText(props.changes)}
        {busy ? <Running text={texts.removing} count={check.data?.count ?? 0} /> : null}
      </Stack>
    ),
  };
  return asks ? (
    <TypedConfirm {...shared} name={competitionName} />
  ) : (
    <ConfirmDialog {...shared} danger />
  );

  async function confirm(): Promise<void> {
    const answer = await removal.act.run(unwanted);
    if (answer !== undefined) props.onRemoved();
  }
}

function titleOf<Row>({ texts, unwanted, rowName }: RemovalDialogProps<Row>): string {
  const [only] = unwanted.kind === 'ROWS' ? unwanted.rows : [];
  return countOf(unwanted) === 1 && only !== undefined
    ? fill(texts.removeAsk, { name: rowName(only) })
    : fill(texts.removeSome, { count: countOf(unwanted) });
}

/** Says what stays, and what goes along; renders nothing where it is the rows alone. */
function Verdict({
  answer: { count, gone, kept, attached = [] },
  texts,
}: {
  readonly answer: RemovalAnswer;
  readonly texts: RemovalDialogTexts;
}): ReactNode {
  const marks = useMarks();
  if (kept.length === 0 && gone === 0 && attached.length === 0) return null;
  const why = count === 0 ? texts.keptAll : texts.kept;
  return (
    <Stack>
      {kept.map((each) => (
        <div key={each.reason}>{fill(why[each.reason], factsOf(each, marks))}</div>
      ))}
      {gone === 0 ? null : <div>{fill(texts.alreadyGone, { count: gone })}</div>}
      {attached.map((each) => (
        <div key={each.kind}>{fill(texts.attached[each.kind], factsOf(each, marks))}</div>
      ))}
      {count === 0 || (kept.length === 0 && gone === 0) ? null : (
        <strong>{fill(texts.removesOnly, { count })}</strong>
      )}
    </Stack>
  );
}

function factsOf({ count, names }: Pick<RemovalKept, 'count' | 'names'>, marks: Marks) {
  const list = names.join(marks.list);
  return { count, names: names.length < count ? fill(marks.shortened, { list }) : list };
}

/** A single step cannot say how far it is; it says that it goes on, and that nobody has to wait for it. */
function Running({ text, count }: { readonly text: string; readonly count: number }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((passed) => passed + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div>
      <span role="status">{fill(text, { count })}</span>
      {seconds === 0 ? null : <span aria-hidden>{` ${seconds} s`}</span>}
    </div>
  );
}
