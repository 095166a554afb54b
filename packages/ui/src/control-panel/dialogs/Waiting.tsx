'use client';
// Things that wait for an operator's word: a callout in the panel's head, and behind it the list in a dialog.
import { type ReactNode, useState } from 'react';
import { fill, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dot } from '../../primitives/Card.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { Callout, Hint, List } from './waiting.styles.ts';

export interface WaitingProps {
  /** The kind of things; also the name of the callout's mark, `data-corrections` and the like. */
  readonly kind: 'corrections' | 'late-scores';
  readonly count: number;
  /** `callout` and `short` hold `{count}`. */
  readonly texts: {
    readonly callout: string;
    readonly short: string;
    readonly open: string;
    readonly title: string;
    readonly done: string;
    readonly hint: string;
  };
  /** Whether there is room only for a button, as in one hand. */
  readonly short: boolean;
  /** The items, each with its answers. */
  readonly children: ReactNode;
}

export function Waiting({ kind, count, texts, short, children }: WaitingProps) {
  const { action } = useCommonMessages();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const mark = { [`data-${kind}`]: count };
  const callout = fill(texts.callout, { count });
  return (
    <>
      <div role="status">
        {count === 0 ? null : short ? (
          <Button {...mark} aria-label={callout} onClick={() => setOpen(true)}>
            {fill(texts.short, { count })}
          </Button>
        ) : (
          <Callout {...mark}>
            <Dot $tone="warning" />
            <span>{callout}</span>
            <Button size="small" onClick={() => setOpen(true)}>
              {texts.open}
            </Button>
          </Callout>
        )}
      </div>
      <Dialog
        open={open}
        title={texts.title}
        width={600}
        onClose={close}
        footer={<Button onClick={close}>{action.close}</Button>}
      >
        {count === 0 ? (
          <EmptyState title={texts.done} />
        ) : (
          <>
            <Hint>{texts.hint}</Hint>
            <List>{children}</List>
          </>
        )}
      </Dialog>
    </>
  );
}

/** When something came, to the second. */
export const clock = new Intl.DateTimeFormat('zh-CN', { timeStyle: 'medium', hourCycle: 'h23' });

const longestReason = 200;

export interface ReasonFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (reason: string) => void;
}

/** The reason that an operator writes down beside the buttons of an answer. */
export function ReasonField(props: ReasonFieldProps) {
  return <TextField {...props} hideLabel autoComplete="off" maxLength={longestReason} />;
}
