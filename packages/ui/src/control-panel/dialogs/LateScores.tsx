'use client';
// Scores that came after their window was closed: a callout, and the list to accept or refuse.
import {
  asProposal,
  deductedFrom,
  findProgram,
  formatMeasured,
  hasFullMark,
  isClock,
  type OperatorCommand,
  scoreUnitOf,
} from '@liangfen/rules';
import type { CurrentMatch, LateScore, Mode } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  fill,
  useCommonMessages,
  useFailureMessages,
  usePanelMessages,
} from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { useLookedUp } from '../../primitives/use-looked-up.ts';
import { token } from '../../theme/index.ts';
import { ToldChanges } from '../../told-changes/index.ts';
import { isSame } from '../command-texts.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import { type HallCalls, noReasonYet } from '../hall-calls.ts';
import { clock, ReasonField, Waiting } from './Waiting.tsx';
import { Answer, Effect, Item, What } from './waiting.styles.ts';

const Scores = styled.strong`
  font-family: ${token.fontDigits};
  font-size: 17px;
  font-variant-numeric: tabular-nums;
`;

export interface LateScoresProps {
  readonly view: Pick<ConsoleView, 'match' | 'busy'>;
  readonly send: SendToConsole;
  readonly calls: Pick<HallCalls, 'changes'>;
}

export function LateScores({
  view,
  send,
  calls,
  short = false,
}: LateScoresProps & { readonly short?: boolean }) {
  const { late: texts } = usePanelMessages();
  const { lateScores } = view.match;
  return (
    <Waiting kind="late-scores" count={lateScores.length} texts={texts} short={short}>
      {lateScores.map((late) => (
        <LateScoreItem key={late.id} late={late} view={view} send={send} calls={calls} />
      ))}
    </Waiting>
  );
}

function LateScoreItem({
  late,
  view,
  send,
  calls,
}: LateScoresProps & { readonly late: LateScore }) {
  const { late: texts, toldChanges } = usePanelMessages();
  const { blocked } = useFailureMessages();
  const [reason, setReason] = useState('');
  const { judge, program, scores } = useNames(late, view.match);
  /** The field says what is missing once the operator has tried. */
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === '';
  const given = { lateScoreId: late.id, reason: reason.trim() };
  const accept = asProposal(view.match, { type: 'ACCEPT_LATE_SCORE', ...given });
  const refuse: OperatorCommand = { type: 'REFUSE_LATE_SCORE', ...given };
  const waits = view.match.corrections.some(
    ({ command }) => command.type === 'ACCEPT_LATE_SCORE' && command.lateScoreId === late.id,
  );
  const asked = asProposal(view.match, {
    ...{ type: 'ACCEPT_LATE_SCORE', lateScoreId: late.id, reason: noReasonYet },
  });
  // The figures that it changes are others after every step.
  const changes = useLookedUp(
    waits ? null : JSON.stringify([asked, view.match.version]),
    (signal) => calls.changes(asked, signal),
  );
  const button = (command: OperatorCommand) => ({
    busy: isSame(command, view.busy),
    onClick: () => {
      setTried(true);
      if (!missing) send({ type: 'RUN', command, confirmed: true });
    },
  });
  return (
    <Item data-late-score={late.id}>
      <What>
        <span>{judge}</span>
        <span>{program}</span>
        <Scores>{scores}</Scores>
        <time dateTime={new Date(late.at).toISOString()}>
          {fill(texts.at, { time: clock.format(late.at) })}
        </time>
      </What>
      <Effect>
        <ToldChanges
          texts={toldChanges}
          changes={changes}
          setting={view.match.setting}
          onlyChanges
        />
      </Effect>
      <Answer>
        <ReasonField
          label={fill(texts.reasonFor, { judge, program })}
          placeholder={texts.reason}
          error={tried && missing ? blocked.REASON_REQUIRED : undefined}
          value={reason}
          onChange={setReason}
        />
        <Button
          look="primary"
          aria-label={fill(texts.acceptFor, { judge, program })}
          disabled={waits}
          {...button(accept)}
        >
          {view.match.setting.secondPerson ? texts.propose : texts.accept}
        </Button>
        <Button aria-label={fill(texts.refuseFor, { judge, program })} {...button(refuse)}>
          {texts.refuse}
        </Button>
      </Answer>
    </Item>
  );
}

function useNames(late: LateScore, match: CurrentMatch) {
  const { late: texts, marks } = usePanelMessages();
  const { unit, scoreUnit } = useCommonMessages();
  const judge = match.judges.find(({ id }) => id === late.judgeId);
  const program = findProgram(match, late.programId)?.program;
  const itemName = (itemId: string) => match.items.find(({ id }) => id === itemId)?.itemName ?? '';
  const { decimals } = match.setting;
  const measure = scoreUnitOf(match.setting);
  const counted: Readonly<Record<Mode, { readonly decimals: number; readonly unit: string }>> = {
    SCORE: { decimals, unit: scoreUnit[measure] },
    VOTE: { decimals: 0, unit: unit.vote },
    BATTLE: { decimals, unit: unit.score },
  };
  const points = (itemId: string | null, score: number) => {
    const as = counted[match.mode];
    const figure = formatMeasured(score, as.decimals, measure);
    const text = isClock[measure] ? figure : `${figure} ${as.unit}`;
    const item = match.items.find(({ id }) => id === itemId);
    return hasFullMark(match.mode) && deductedFrom(match.setting, item) !== null
      ? fill(texts.deduction, { score: text })
      : text;
  };
  return {
    judge: judge ? fill(texts.judge, { number: judge.number ?? '', name: judge.name }).trim() : '—',
    program: program
      ? fill(texts.program, { sort: program.sort, program: program.programName })
      : '—',
    scores: late.scores
      .map(({ itemId, score }) =>
        itemId === null
          ? points(itemId, score)
          : fill(texts.item, { item: itemName(itemId), score: points(itemId, score) }),
      )
      .join(marks.list),
  };
}
