'use client';
// Scoring one window: the fields as steps, the keypad, and an honest word on what was delivered.
import { isOnStep, marksNextTo, quickScoresFor } from '@liangfen/rules';
import type { JudgeMatch, JudgeWindow } from '@liangfen/sdk/schema';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fill, useJudgeMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { type Delivery, receiptOf } from '../delivery.ts';
import {
  type EntryKey,
  type EntryProblem,
  pressKey,
  quickScores,
  scoreOf,
} from '../score-entry.ts';
import {
  checkScores,
  deliveredOf,
  fieldsOf,
  type GivenScore,
  isDelivered,
  runningTotal,
  type ScoreField,
  type ScoreProblem,
  type Texts,
  textsOf,
} from '../score-form.ts';
import { useHardwareKeys } from '../use-hardware-keys.ts';
import { useOneTabStop } from '../use-one-tab-stop.ts';
import { DeliveryNote } from './DeliveryNote.tsx';
import { Keypad } from './Keypad.tsx';
import { Middle } from './layout.tsx';
import { ProgramHead } from './ProgramHead.tsx';
import { RemainingTime } from './RemainingTime.tsx';
import {
  Digits,
  Entry,
  FormFoot,
  Problem,
  Small,
  Step,
  StepDetail,
  StepName,
  Steps,
  Submit,
  Total,
  Value,
} from './ScoreForm.styles.ts';
import { useStepInSight } from './use-step-in-sight.ts';

interface Shown {
  readonly field: number;
  readonly problem: EntryProblem | ScoreProblem;
}

/** Scores that were typed for a window and not submitted, kept while the judge looks at something else. */
export interface Draft {
  readonly windowId: string;
  readonly typed: Texts | null;
  readonly step: number;
}

export interface ScoreFormProps {
  readonly match: JudgeMatch;
  readonly window: JudgeWindow;
  readonly delivery: Delivery;
  /** The scores of the newest submission, until it is delivered. */
  readonly submitted: readonly GivenScore[];
  readonly serverNow: () => number;
  /** Read when the form is opened, and written with every key. */
  readonly draft?: RefObject<Draft | null>;
  readonly onSubmit: (scores: readonly GivenScore[]) => void;
}

/** Give it the window's id as `key`: another window starts from what was given for it. */
export function ScoreForm({
  match,
  window,
  delivery,
  submitted,
  serverNow,
  draft,
  onSubmit,
}: ScoreFormProps) {
  const { scoring } = useJudgeMessages();
  const fields = fieldsOf(match, window);
  // Until a key is pressed, the fields follow the given scores, which a restarted phone reads only later.
  const [before] = useState(() => (draft?.current?.windowId === window.id ? draft.current : null));
  const [typed, setTyped] = useState<Texts | null>(before?.typed ?? null);
  const [sent, setSent] = useState(false);
  const texts = typed ?? textsOf(fields, match.scores, window.programId, submitted);
  const [step, setStep] = useState(before?.step ?? 0);
  const [shown, setShown] = useState<Shown | null>(null);
  const at = Math.min(step, fields.length - 1);
  const steps = useStepInSight(at);
  const stepStop = useOneTabStop(fields.length, 1);
  const foot = useRef<HTMLDivElement>(null);
  useHardwareKeys(foot, (key) => {
    if (key === 'enter') goOn();
    else press(key);
  });
  useEffect(() => {
    // Scores that were sent are kept by the outbox.
    if (draft !== undefined)
      draft.current = { windowId: window.id, typed: sent ? null : typed, step };
  }, [draft, window.id, typed, sent, step]);
  const field = fields[at];
  const { stage } = match;
  if (field === undefined) return null;

  const text = texts[at] ?? '';
  const value = scoreOf(text);
  const delivered = isDelivered(fields, texts, match.scores, window.programId);
  const deliveredBefore = fields.some((each) =>
    deliveredOf(match.scores, window.programId, each.itemId),
  );

  const nextEmpty = fields.findIndex(
    (_, index) => index !== at && scoreOf(texts[index] ?? '') === null,
  );
  const goesOn = fields.length > 1 && value !== null && nextEmpty !== -1;
  const sending = delivery.state === 'SENDING';

  // Delivered scores are followed again: another tab of this judge may change them next.
  if (typed !== null && sent && delivered) {
    setTyped(null);
    setSent(false);
  }

  function write(next: string): void {
    setSent(false);
    setTyped(fields.map((_, index) => (index === at ? next : (texts[index] ?? ''))));
  }

  function press(key: EntryKey): void {
    if (field === undefined) return;
    const entry = pressKey(text, key, field.range);
    write(entry.text);
    setShown(entry.problem === null ? null : { field: at, problem: entry.problem });
  }

  function pick(score: number): void {
    write(String(score));
    setShown(null);
    if (at < fields.length - 1) setStep(at + 1);
  }

  function submit(): void {
    const check = checkScores(fields, texts);
    if (check.ready) {
      setShown(null);
      setSent(true);
      onSubmit(check.scores);
    } else {
      setStep(check.field);
      setShown(check);
    }
  }

  /** Does what the large button does, for Enter. */
  function goOn(): void {
    if (goesOn) setStep(nextEmpty);
    else if (!sending && !(delivered && deliveredBefore)) submit();
  }

  const problem =
    shown === null || shown.field !== at ? '' : problemText(shown.problem, field, scoring, text);
  return (
    <>
      <Middle>
        {'program' in stage ? (
          <ProgramHead
            look={match.look}
            program={stage.program}
            item={fields.length === 1 && 'item' in stage ? stage.item : null}
            test={window.test}
            {...(stage.kind === 'SCORING' && stage.clock !== null
              ? { mark: <RemainingTime clock={stage.clock} serverNow={serverNow} /> }
              : {})}
          />
        ) : null}
        {fields.length > 1 ? (
          <Steps role="group" aria-label={scoring.steps} ref={steps} {...stepStop.group}>
            {fields.map((each, index) => (
              <Step
                key={each.itemId}
                type="button"
                aria-current={index === at ? 'step' : undefined}
                onClick={() => {
                  setStep(index);
                  setShown(null);
                }}
                {...stepStop.key(index)}
              >
                <StepName>
                  {ownText(each.itemName)}
                  <StepDetail>
                    {`${rangeText(each, scoring)} · ${weightText(each, scoring)}`}
                  </StepDetail>
                </StepName>
                <Digits data-empty={(texts[index] ?? '') === '' || undefined}>
                  {(texts[index] ?? '') === '' ? '—' : texts[index]}
                </Digits>
              </Step>
            ))}
            <Total>
              <Small>{scoring.total}</Small>
              <Digits data-total>{runningTotal(fields, texts, match.setting)}</Digits>
            </Total>
          </Steps>
        ) : null}
      </Middle>
      <FormFoot ref={foot}>
        <Entry>
          <div>
            <Small>
              {fields.length > 1
                ? `${field.itemName} · ${rangeText(field, scoring)} · ${weightText(field, scoring)}`
                : rangeText(field, scoring)}
            </Small>
            <Problem role="alert">{problem}</Problem>
            {problem === '' ? (
              <DeliveryNote
                delivery={delivery}
                delivered={delivered && deliveredBefore}
                changed={deliveredBefore && !delivered}
                receipt={receiptOf(
                  match.scores.filter((score) => score.programId === window.programId),
                )}
              />
            ) : null}
          </div>
          <Value
            data-empty={text === '' || undefined}
            aria-label={fill(scoring.value, { value: text === '' ? scoring.empty : text })}
          >
            {text === '' ? '—' : text}
          </Value>
        </Entry>
        <Keypad
          range={field.range}
          quick={quickScores(
            quickScoresFor(match.setting, match.items, itemOf(match, field)),
            field.range,
          )}
          spent={(match.scoresSpent ?? []).flatMap((given) =>
            given.itemId === field.itemId ? [given.score] : [],
          )}
          value={value}
          onKey={press}
          onQuick={pick}
        />
        {goesOn ? (
          <Submit look="secondary" onClick={() => setStep(nextEmpty)}>
            {scoring.next}
          </Submit>
        ) : (
          <Submit
            look="primary"
            busy={sending}
            disabled={delivered && deliveredBefore}
            onClick={submit}
          >
            {deliveredBefore ? scoring.resubmit : scoring.submit}
          </Submit>
        )}
      </FormFoot>
    </>
  );
}

function itemOf({ items }: Pick<JudgeMatch, 'items'>, { itemId }: ScoreField) {
  return items.find(({ id }) => id === itemId) ?? null;
}

type ScoringTexts = ReturnType<typeof useJudgeMessages>['scoring'];

function rangeText({ range }: ScoreField, texts: ScoringTexts): string {
  const { min, max, decimals, step, from } = range;
  const unit = texts.unit[range.unit ?? 'POINTS'];
  if (from !== undefined) return fill(texts.rangeDeduction, { max, from });
  if (step !== undefined && step !== 1) return fill(texts.rangeStep, { min, max, step, unit });
  return fill(decimals === 0 ? texts.rangeWhole : texts.range, { min, max, unit });
}

function weightText({ proportion, factor }: ScoreField, texts: ScoringTexts): string {
  return fill(factor === undefined ? texts.proportion : texts.factor, {
    weight: factor ?? proportion,
  });
}

function problemText(
  problem: EntryProblem | ScoreProblem,
  { range, itemName }: ScoreField,
  texts: ScoringTexts,
  typed: string,
): string {
  if (problem === 'INCOMPLETE') {
    return itemName === null
      ? texts.problem.EMPTY
      : fill(texts.problem.INCOMPLETE, { item: itemName });
  }
  if (problem === 'STEP') return stepText(typed, range, texts);
  const words = range.from === undefined ? texts.problem : texts.deductionProblem;
  return fill(words[problem], { ...range, unit: texts.unit[range.unit ?? 'POINTS'] });
}

/** Names the step, and the marks next to one that was typed to its end. */
function stepText(typed: string, { step = 1, ...range }: ScoreField['range'], texts: ScoringTexts) {
  const unit = texts.unit[range.unit ?? 'POINTS'];
  const score = scoreOf(typed);
  if (score === null || isOnStep(score, step)) return fill(texts.problem.STEP, { step, unit });
  const nearest = marksNextTo(score, step, range).join(texts.problem.or);
  return fill(texts.problem.STEP_NEAREST, { step, nearest, unit });
}
