'use client';
// Puts a program out of the ranking or back into it, and says first which published ranks change.
import { findProgram, standingOf } from '@liangfen/rules';
import type { Program, ProgramStanding, RankChange } from '@liangfen/sdk/schema';
import { programStandingValues } from '@liangfen/sdk/values';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import {
  fill,
  useCommonMessages,
  useFailureMessages,
  usePanelMessages,
} from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { Select } from '../../primitives/Select.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { token } from '../../theme/index.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import type { HallCalls } from '../hall-calls.ts';

const Fields = styled.div`
  display: grid;
  gap: 16px;
`;

const Effect = styled.div`
  margin: 0;
  padding: 8px 12px;
  border-radius: ${token.radiusSmall};
  background: ${token.surfaceSunken};
  p {
    margin: 0;
  }
  ul {
    margin: 4px 0 0;
    padding-inline-start: 20px;
  }
`;

const longestReason = 200;
/** As many changes as a dialog shows at once. */
const mostShown = 12;

export interface StandingDialogProps {
  readonly view: Pick<ConsoleView, 'match' | 'busy'>;
  readonly send: SendToConsole;
  readonly calls: Pick<HallCalls, 'rankChanges'>;
  /** Null while closed. */
  readonly programId: string | null;
  readonly onClose: () => void;
}

export function StandingDialog({ view, programId, ...rest }: StandingDialogProps) {
  const program = programId === null ? null : findProgram(view.match, programId)?.program;
  if (!program) return null;
  return <OpenStandingDialog key={program.id} view={view} program={program} {...rest} />;
}

function OpenStandingDialog({
  view,
  send,
  calls,
  program,
  onClose,
}: Omit<StandingDialogProps, 'programId'> & { readonly program: Program }) {
  const { standing: texts } = usePanelMessages();
  const { blocked } = useFailureMessages();
  const { action } = useCommonMessages();
  const now = standingOf(program);
  const [chosen, setChosen] = useState<ProgramStanding>(now);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const changes = useRankChanges(calls, program.id, chosen === now ? null : chosen);
  const reasonMissing = reason.trim() === '';

  const apply = () => {
    setTried(true);
    if (chosen === now || reasonMissing || view.busy !== null) return;
    send({
      type: 'RUN',
      confirmed: true,
      command: {
        type: 'SET_STANDING',
        programId: program.id,
        standing: chosen,
        reason: reason.trim(),
      },
    });
    onClose();
  };
  return (
    <Dialog
      open
      title={fill(texts.title, { sort: program.sort, program: program.programName })}
      onClose={onClose}
      onSubmit={apply}
      footer={
        <>
          <Button onClick={onClose}>{action.cancel}</Button>
          <Button type="submit" look="primary" busy={view.busy !== null}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <Fields>
        <Select<ProgramStanding>
          label={texts.choose}
          hint={texts.chooseHint}
          error={tried && chosen === now ? texts.unchanged : undefined}
          value={chosen}
          options={programStandingValues.map((value) => ({ value, label: texts.words[value] }))}
          onChange={setChosen}
        />
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          error={tried && reasonMissing ? blocked.REASON_REQUIRED : undefined}
          autoComplete="off"
          maxLength={longestReason}
          value={reason}
          onChange={setReason}
        />
        <Effect role="status">
          <RankChanges changes={changes} asked={chosen !== now} />
        </Effect>
      </Fields>
    </Dialog>
  );
}

function RankChanges({
  changes,
  asked,
}: {
  readonly changes: readonly RankChange[] | null;
  readonly asked: boolean;
}) {
  const { standing: texts } = usePanelMessages();
  if (!asked) return <p>{texts.keeps}</p>;
  if (changes === null) return <p>{texts.looking}</p>;
  if (changes.length === 0) return <p>{texts.noChanges}</p>;
  const rank = (value: number | null) =>
    value === null ? texts.noRank : fill(texts.rank, { rank: value });
  return (
    <>
      <p>{fill(texts.changes, { count: changes.length })}</p>
      <ul>
        {changes.slice(0, mostShown).map(({ programId, sort, programName, from, to }) => (
          <li key={programId}>
            {fill(texts.change, { sort, program: programName, from: rank(from), to: rank(to) })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Null while it is looked up, and where it could not be. */
function useRankChanges(
  calls: StandingDialogProps['calls'],
  programId: string,
  standing: ProgramStanding | null,
): readonly RankChange[] | null {
  const [found, setFound] = useState<{
    readonly standing: ProgramStanding;
    readonly changes: readonly RankChange[];
  } | null>(null);
  useEffect(() => {
    if (standing === null) return undefined;
    const stop = new AbortController();
    calls.rankChanges({ programId, standing }, stop.signal).then(
      (changes) => setFound({ standing, changes }),
      // Without an answer the dialog goes on saying that it does not know.
      () => undefined,
    );
    return () => stop.abort();
  }, [calls, programId, standing]);
  return found !== null && found.standing === standing ? found.changes : null;
}
