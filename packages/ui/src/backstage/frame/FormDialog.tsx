'use client';
// A dialog that is a form: cancel and save, what was refused and why, and a question before work is lost.
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useCommonMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import type { Act } from '../data/use-act.ts';
import { ChangedMeanwhile, leadsToChoice } from './ChangedMeanwhile.tsx';
import { FormProblem } from './FormProblem.tsx';
import type { Named } from './field-text.ts';
import { Stack } from './Section.tsx';
import { useDiscardGuard } from './use-discard-guard.tsx';
import type { Meanwhile } from './use-draft.ts';
import { leadToFirstWrong } from './use-wrong-field.ts';

export interface FormDialogProps {
  readonly title: string;
  readonly width?: number;
  /** Closing would lose something. */
  readonly changed: boolean;
  readonly act: Pick<Act<never, unknown>, 'busy' | 'problem' | 'clear'>;
  /** The fields that others changed at the same time; nothing is saved before the user chooses. */
  readonly meanwhile?: readonly Meanwhile[];
  /** Names of what ids in those values stand for. */
  readonly named?: Named | undefined;
  /** 保存 without it. */
  readonly submitLabel?: string;
  readonly onSubmit: () => void;
  /** Saves, and stays for another one. */
  readonly next?: { readonly label: string; readonly onNext: () => void } | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { title, width, changed, act, submitLabel, onSubmit, next, onClose, children } = props;
  const { meanwhile = [], named } = props;
  const body = useRef<HTMLDivElement>(null);
  const { action } = useCommonMessages();
  const guard = useDiscardGuard(changed, onClose);
  const goNext = ({ currentTarget }: MouseEvent<HTMLButtonElement>, onNext: () => void) => {
    onNext();
    // This button submits no form, which would lead to what the dialog itself finds wrong.
    leadToFirstWrong(currentTarget.form);
  };
  return (
    <>
      <Dialog
        open
        {...(width === undefined ? {} : { width })}
        title={title}
        onClose={guard.close}
        onSubmit={() => {
          if (!act.busy && !leadsToChoice(body.current)) onSubmit();
        }}
        footer={
          <>
            <Button onClick={guard.close}>{action.cancel}</Button>
            {next ? (
              <Button busy={act.busy} onClick={(event) => goNext(event, next.onNext)}>
                {next.label}
              </Button>
            ) : null}
            <Button type="submit" look="primary" busy={act.busy}>
              {submitLabel ?? action.save}
            </Button>
          </>
        }
      >
        <Stack ref={body}>
          {ownText(children)}
          {act.busy ? null : <ChangedMeanwhile of={meanwhile} named={named} onChosen={act.clear} />}
          <FormProblem of={act.problem} />
        </Stack>
      </Dialog>
      {ownText(guard.question)}
    </>
  );
}
