'use client';
// Changes a published result: a correction that replaces it or points on top, each with its reason.
import { mostPoints, typedPoint } from '@liangfen/console-machine';
import { asProposal, findProgram, finestDecimals, typedNumberSigns } from '@liangfen/rules';
import type { CorrectionCommand, Program } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatScore } from '../../match-screen/format.ts';
import {
  fill,
  useCommonMessages,
  useFailureMessages,
  usePanelMessages,
} from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { token } from '../../theme/index.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';

const Fields = styled.div`
  display: grid;
  gap: 16px;
`;

const Effect = styled.p`
  margin: 0;
  padding: 8px 12px;
  border-radius: ${token.radiusSmall};
  background: ${token.surfaceSunken};
`;

const longestReason = 200;

export interface ResultDialogProps {
  readonly view: Pick<ConsoleView, 'match' | 'busy'>;
  readonly send: SendToConsole;
  /** Null while closed. */
  readonly programId: string | null;
  readonly onClose: () => void;
}

export function ResultDialog({ view, programId, ...rest }: ResultDialogProps) {
  const program = programId === null ? null : findProgram(view.match, programId)?.program;
  if (!program) return null;
  return <OpenResultDialog key={program.id} view={view} program={program} {...rest} />;
}

type Way = 'correct' | 'adjust';

function OpenResultDialog({
  view,
  send,
  program,
  onClose,
}: Omit<ResultDialogProps, 'programId'> & { readonly program: Program }) {
  const { result: texts } = usePanelMessages();
  const { blocked } = useFailureMessages();
  const { action } = useCommonMessages();
  const [way, setWay] = useState<Way>('correct');
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  /** The fields say what is missing once the operator has tried. */
  const [tried, setTried] = useState(false);
  // Points on top may be finer than the setting; a corrected score may not.
  const decimals = way === 'correct' ? view.match.setting.decimals : finestDecimals;
  const value = typed(text, way, decimals);
  const reasonMissing = reason.trim() === '';
  const proposes = view.match.setting.secondPerson ?? false;

  const apply = () => {
    setTried(true);
    if (value === null || reasonMissing || view.busy !== null) return;
    send({
      type: 'RUN',
      confirmed: true,
      command: asProposal(view.match, commandOf(way, program.id, value, reason.trim())),
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
            {proposes
              ? texts.applyProposal
              : way === 'correct'
                ? texts.applyCorrect
                : texts.applyAdjust}
          </Button>
        </>
      }
    >
      <Fields>
        <Segmented<Way>
          label={texts.way}
          value={way}
          options={[
            { value: 'correct', label: texts.correct },
            { value: 'adjust', label: texts.adjust },
          ]}
          onChange={(chosen) => {
            setWay(chosen);
            setText('');
            setTried(false);
          }}
        />
        <TextField
          label={way === 'correct' ? texts.score : texts.amount}
          hint={way === 'correct' ? fill(texts.decimals, { decimals }) : texts.amountHint}
          error={
            tried && value === null
              ? fill(problemOf(text, way, texts), { decimals, most: mostPoints })
              : undefined
          }
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={setText}
        />
        <TextField
          label={texts.reason}
          hint={proposes ? texts.reasonHintProposal : texts.reasonHint}
          error={tried && reasonMissing ? blocked.REASON_REQUIRED : undefined}
          autoComplete="off"
          maxLength={longestReason}
          value={reason}
          onChange={setReason}
        />
        <Effect role="status">
          {effectOf(way, program, value, view.match.setting.decimals, texts)}
        </Effect>
      </Fields>
    </Dialog>
  );
}

/** Null while it is no number that the rules take; adding nothing is no adjustment. */
function typed(text: string, way: Way, decimals: number): number | null {
  const value = typedPoint(text);
  if (value === null || Math.abs(value) > mostPoints) return null;
  if (way === 'adjust' && value === 0) return null;
  const [, fraction = ''] = typedNumberSigns(text).split('.');
  return fraction.length > decimals ? null : value;
}

/** Returns the sentence about an input that `typed` refuses. */
function problemOf(text: string, way: Way, texts: Texts): string {
  const value = typedPoint(text);
  if (value !== null && Math.abs(value) > mostPoints) return texts.outOfRange;
  return value === 0 && way === 'adjust' ? texts.zero : texts.number;
}

function commandOf(way: Way, programId: string, value: number, reason: string): CorrectionCommand {
  return way === 'correct'
    ? { type: 'CORRECT_RESULT', programId, score: value, reason }
    : { type: 'ADD_ADJUSTMENT', programId, amount: value, reason };
}

type Texts = ReturnType<typeof usePanelMessages>['result'];

function effectOf(
  way: Way,
  program: Program,
  value: number | null,
  decimals: number,
  texts: Texts,
): string {
  const { finalScore, corrected } = program;
  const from = finalScore === null ? '—' : formatScore(finalScore, decimals);
  if (way === 'adjust' && corrected) return texts.keptByCorrection;
  if (value === null) return fill(texts.now, { score: from });
  if (way === 'correct') return fill(texts.from, { from, to: formatScore(value, decimals) });
  return fill(value < 0 ? texts.takes : texts.adds, { amount: formatScore(Math.abs(value)) });
}
