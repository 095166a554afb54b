'use client';
// A page that is one form: saved as a whole, read only when it is over, and not left by accident.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBackstageMessages } from '../../messages/index.ts';
import type { Act } from '../data/use-act.ts';
import { Callout } from './Callout.tsx';
import { ChangedMeanwhile, leadsToChoice } from './ChangedMeanwhile.tsx';
import type { Named } from './field-text.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { SaveBar } from './SaveBar.tsx';
import { Whole } from './Section.tsx';
import type { Draft } from './use-draft.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

const ReadOnlyForm = styled.div`
  margin-bottom: 16px;
`;

export interface SettingsFormProps<Value> {
  readonly draft: Draft<Value>;
  readonly save: Act<undefined, unknown>;
  /** Whether nothing changes any more, whoever looks at it. */
  readonly ended: boolean;
  /** Whether the account's role may change the form; without the right, the form says who may. */
  readonly mayChange: boolean;
  /** Names of what ids in the form stand for. */
  readonly named?: Named | undefined;
  /** Gets the bar that saves, to put it where the form ends. */
  readonly children: (saveBar: ReactNode) => ReactNode;
}

export function SettingsForm<Value>(props: SettingsFormProps<Value>) {
  const { draft, save, ended, mayChange, named, children } = props;
  const { roles } = useBackstageMessages();
  const readOnly = ended || !mayChange;
  const heldBack = useUnsavedGuard(draft.changed);
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (save.busy || !draft.changed || leadsToChoice(event.currentTarget)) return;
          void save.run(undefined);
        }}
      >
        {mayChange || ended ? null : (
          <ReadOnlyForm>
            <Callout tone="neutral" title={roles.readOnly}>
              {roles.readOnlyHint}
            </Callout>
          </ReadOnlyForm>
        )}
        <Whole disabled={readOnly}>
          {children(
            readOnly ? null : (
              <SaveBar
                changed={draft.changed}
                busy={save.busy}
                problem={save.problem}
                onReset={() => {
                  draft.reset();
                  save.clear();
                }}
              >
                {save.busy ? null : (
                  <ChangedMeanwhile of={draft.meanwhile} named={named} onChosen={save.clear} />
                )}
              </SaveBar>
            ),
          )}
        </Whole>
      </form>
      <LeaveQuestion heldBack={heldBack} />
    </>
  );
}
