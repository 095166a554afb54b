'use client';
// Changes a published result: a correction, points on top, a judge's score struck, or today's judges, each with its reason.
import { mostPoints, typedPoint } from '@liangfen/console-machine';
import {
  asProposal,
  findProgram,
  finestDecimals,
  scoreUnitOf,
  typedNumberSigns,
} from '@liangfen/rules';
import type { CorrectionCommand, CurrentMatch, Program } from '@liangfen/sdk/schema';
import { useState } from 'react';
import {
  figureInUnit,
  fill,
  useCommonMessages,
  useFailureMessages,
  usePanelMessages,
} from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { DialogEffect, DialogFields, longestReason } from '../../primitives/dialog-parts.ts';
import { Segmented } from '../../primitives/Segmented.tsx';
import { Select } from '../../primitives/Select.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { type LookedUp, useLookedUp } from '../../primitives/use-looked-up.ts';
import { ToldChanges } from '../../told-changes/index.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import { type HallCalls, noReasonYet } from '../hall-calls.ts';
import { type ProposedPenalty, useTimePenalty } from '../parts/TimePenalty.tsx';

export interface ResultDialogProps {
  readonly view: Pick<ConsoleView, 'match' | 'busy'>;
  readonly send: SendToConsole;
  readonly calls: Pick<HallCalls, 'changes'>;
  /** Null while closed. */
  readonly programId: string | null;
  readonly onClose: () => void;
}

export function ResultDialog({ view, programId, ...rest }: ResultDialogProps) {
  const program = programId === null ? null : findProgram(view.match, programId)?.program;
  if (!program) return null;
  return <OpenResultDialog key={program.id} view={view} program={program} {...rest} />;
}

type Way = NumberWay | 'strike' | 'renew';
/** These two need a number. */
type NumberWay = 'correct' | 'adjust';

function OpenResultDialog({
  view,
  send,
  calls,
  program,
  onClose,
}: Omit<ResultDialogProps, 'programId'> & { readonly program: Program }) {
  const { result: texts, toldChanges } = usePanelMessages();
  const { blocked } = useFailureMessages();
  const { action, scoreUnit: units } = useCommonMessages();
  const { setting } = view.match;
  const inUnit = (score: number, places = setting.decimals) =>
    figureInUnit(score, places, scoreUnitOf(setting), units);
  // A penalty that waits to be taken is what the dialog was most likely opened for.
  const proposed = useTimePenalty(view.match, program);
  const [way, setWay] = useState<Way>(proposed === null ? 'correct' : 'adjust');
  const [text, setText] = useState(proposed === null ? '' : `${proposed.amount}`);
  const [judgeId, setJudgeId] = useState<string | null>(null);
  const [reason, setReason] = useState(proposed?.reason ?? '');
  /** The fields say what is missing once the operator has tried. */
  const [tried, setTried] = useState(false);
  // Points on top may be finer than the setting; a corrected score may not.
  const decimals = way === 'correct' ? view.match.setting.decimals : finestDecimals;
  // A head judge rules on a tie by an adjustment that adds nothing.
  const rules = view.match.setting.tieBreaks.includes('HEAD_JUDGE');
  const value = isNumberWay(way) ? typed(text, way, decimals, rules) : null;
  const reasonMissing = reason.trim() === '';
  const proposes = view.match.setting.secondPerson ?? false;

  const command = isNumberWay(way)
    ? numberCommandOf(way, program.id, value, proposed)
    : recountOf(way, program, judgeId);
  const asked = command && asProposal(view.match, { ...command, reason: noReasonYet });
  const forecast = useLookedUp(
    asked && JSON.stringify(asked),
    async (signal) => asked && calls.changes(asked, signal),
  );

  const apply = () => {
    setTried(true);
    if (command === null || reasonMissing || view.busy !== null) return;
    send({
      type: 'RUN',
      confirmed: true,
      command: asProposal(view.match, { ...command, reason: reason.trim() }),
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
            {proposes ? texts.applyProposal : applyWord(way, program, judgeId, texts)}
          </Button>
        </>
      }
    >
      <DialogFields>
        <Segmented<Way>
          label={texts.way}
          value={way}
          options={[
            { value: 'correct', label: texts.correct },
            { value: 'adjust', label: texts.adjust },
            { value: 'strike', label: texts.strike },
            { value: 'renew', label: texts.renew },
          ]}
          onChange={(chosen) => {
            setWay(chosen);
            setText('');
            setTried(false);
          }}
        />
        {isNumberWay(way) ? (
          <TextField
            label={way === 'correct' ? texts.score : texts.amount}
            hint={
              way === 'correct'
                ? fill(texts.decimals, { decimals })
                : rules
                  ? texts.rulingHint
                  : texts.amountHint
            }
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
        ) : null}
        {way === 'strike' ? (
          <Select
            label={texts.judge}
            error={tried && judgeId === null ? texts.judgeMissing : undefined}
            placeholder={texts.judgeMissing}
            value={judgeId}
            options={judgeOptions(view.match, program, texts)}
            onChange={setJudgeId}
          />
        ) : null}
        <TextField
          label={texts.reason}
          hint={reasonHint(way, proposes, texts)}
          error={tried && reasonMissing ? blocked.REASON_REQUIRED : undefined}
          autoComplete="off"
          maxLength={longestReason}
          value={reason}
          onChange={setReason}
        />
        <DialogEffect role="status">
          {ownText(
            isNumberWay(way)
              ? effectOf(way, program, value, inUnit, texts)
              : forecastText(way, forecast.state, texts),
          )}
          {forecast.state === 'FAILED' && !isNumberWay(way) ? null : (
            <ToldChanges texts={toldChanges} changes={forecast} setting={view.match.setting} />
          )}
        </DialogEffect>
      </DialogFields>
    </Dialog>
  );
}

/** Null while it is no number that the rules take; adding nothing is no adjustment, unless it rules on a tie. */
function typed(text: string, way: NumberWay, decimals: number, rules: boolean): number | null {
  const value = typedPoint(text);
  if (value === null || Math.abs(value) > mostPoints) return null;
  if (way === 'adjust' && value === 0 && !rules) return null;
  const [, fraction = ''] = typedNumberSigns(text).split('.');
  return fraction.length > decimals ? null : value;
}

/** Returns the sentence about an input that `typed` refuses. */
function problemOf(text: string, way: NumberWay, texts: Texts): string {
  const value = typedPoint(text);
  if (value !== null && Math.abs(value) > mostPoints) return texts.outOfRange;
  return value === 0 && way === 'adjust' ? texts.zero : texts.number;
}

/** The reason is the operator's, and comes last. */
type WithoutReason<Command> = Command extends unknown ? Omit<Command, 'reason'> : never;

function numberCommandOf(
  way: Way,
  programId: string,
  value: number | null,
  proposed: ProposedPenalty | null,
): WithoutReason<CorrectionCommand> | null {
  if (value === null || !isNumberWay(way)) return null;
  if (way === 'correct') return { type: 'CORRECT_RESULT', programId, score: value };
  // Another amount than the table's is an adjustment like any other.
  const forTime = proposed?.amount === value ? { forTime: true } : {};
  return { type: 'ADD_ADJUSTMENT', programId, amount: value, ...forTime };
}

function isNumberWay(way: Way): way is NumberWay {
  return way === 'correct' || way === 'adjust';
}

/** Null while no judge is chosen. A score that is struck already is taken back in. */
function recountOf(
  way: Exclude<Way, NumberWay>,
  program: Program,
  judgeId: string | null,
): WithoutReason<CorrectionCommand> | null {
  const programId = program.id;
  if (way === 'renew') return { type: 'RENEW_PANEL', programId };
  if (judgeId === null) return null;
  const struck = !isStruck(program, judgeId);
  return { type: 'STRIKE_SCORE', programId, judgeId, struck };
}

function isStruck({ struck = [] }: Pick<Program, 'struck'>, judgeId: string): boolean {
  return struck.some((score) => score.judgeId === judgeId);
}

function judgeOptions({ judges }: Pick<CurrentMatch, 'judges'>, program: Program, texts: Texts) {
  return judges.map(({ id, number, name }) => ({
    value: id,
    label: fill(isStruck(program, id) ? texts.judgeStruck : texts.judgeOption, {
      number: number ?? '–',
      name,
    }),
  }));
}

function applyWord(way: Way, program: Program, judgeId: string | null, texts: Texts): string {
  switch (way) {
    case 'correct':
      return texts.applyCorrect;
    case 'adjust':
      return texts.applyAdjust;
    case 'strike':
      return judgeId !== null && isStruck(program, judgeId)
        ? texts.applyRestore
        : texts.applyStrike;
    case 'renew':
      return texts.applyRenew;
  }
}

/** What comes of the reason, and who will read it: the hall's 怎么算的 says why a result is not what the scores give. */
function reasonHint(way: Way, proposes: boolean, texts: Texts): string {
  const kept = proposes ? texts.reasonHintProposal : texts.reasonHint;
  switch (way) {
    case 'correct':
    case 'adjust':
      return fill(texts.reasonSeen, { kept });
    case 'strike':
      return fill(texts.strikeSeen, { kept });
    case 'renew':
      return kept;
  }
}

/** What is asked and refused is said in the words of its way. */
function forecastText(
  way: Exclude<Way, NumberWay>,
  state: LookedUp<unknown>['state'],
  texts: Texts,
): string | null {
  switch (state) {
    case 'NONE':
      return texts.strikeHint;
    case 'FAILED':
      return way === 'strike' ? texts.nothingToStrike : texts.nothingToRenew;
    case 'LOOKING':
    case 'FOUND':
      return null;
  }
}

type Texts = ReturnType<typeof usePanelMessages>['result'];

function effectOf(
  way: NumberWay,
  program: Program,
  value: number | null,
  inUnit: (score: number, places?: number) => string,
  texts: Texts,
): string {
  const { finalScore, corrected } = program;
  const from = finalScore === null ? '—' : inUnit(finalScore);
  if (way === 'adjust' && corrected) return texts.keptByCorrection;
  if (value === null) return fill(texts.now, { score: from });
  if (way === 'correct') return fill(texts.from, { from, to: inUnit(value) });
  if (value === 0) return texts.ruling;
  return fill(value < 0 ? texts.takes : texts.adds, { amount: inUnit(Math.abs(value), 0) });
}
