'use client';
// The open question of the machine: names the object and the effect; Enter confirms, Esc cancels.
import type { ConfirmationView, Leaving, LeftOut, OtherOperator } from '@liangfen/console-machine';
import { hasFullMark, missingEffectOf, suffersFromMissing } from '@liangfen/rules';
import type {
  BattleSideName,
  JudgeRef,
  OperatorCommand,
  Setting,
  Stage,
} from '@liangfen/sdk/schema';
import { type ReactNode, useState } from 'react';
import { fill, type Messages, useCommonMessages, usePanelMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Checkbox } from '../../primitives/Checkbox.tsx';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { type LookedUp, useLookedUp } from '../../primitives/use-looked-up.ts';
import { ToldChanges } from '../../told-changes/index.ts';
import { operatorName } from '../command-texts.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import type { HallCalls } from '../hall-calls.ts';

export interface ConfirmationProps {
  readonly view: Pick<ConsoleView, 'confirmation' | 'undo' | 'match'>;
  readonly send: SendToConsole;
  readonly calls: Pick<HallCalls, 'changes' | 'picture'>;
}

export function Confirmation({ view, send, calls }: ConfirmationProps) {
  const { confirmation, undo, match } = view;
  if (confirmation === null) return null;
  return (
    <OpenConfirmation
      asked={confirmation}
      operator={undo?.operator ?? null}
      send={send}
      calls={calls}
      setting={match.setting}
    />
  );
}

interface OpenConfirmationProps extends Pick<ConfirmationProps, 'calls'> {
  readonly asked: ConfirmationView;
  readonly operator: OtherOperator | null;
  readonly setting: Setting;
  readonly send: SendToConsole;
}

function OpenConfirmation({
  asked: confirmation,
  operator,
  send,
  calls,
  setting,
}: OpenConfirmationProps) {
  const texts = usePanelMessages();
  const { cardVerdict } = useCommonMessages();
  const [carries, setCarries] = useState(false);
  const { title, effect, action } = question(confirmation, operator, setting, texts);
  const asksOfAdjustments =
    confirmation.kind === 'RERUN_NEEDS_CONFIRMATION' && confirmation.asksOfAdjustments;
  // Where something was done before, it may be published.
  const again = 'command' in confirmation ? confirmation.command : null;
  const changes = useLookedUp(
    again && JSON.stringify(again),
    async (signal) => again && calls.changes(again, signal),
  );
  const cards = 'cards' in confirmation ? confirmation.cards : null;
  const proposed = useLookedUp(
    cards && JSON.stringify(cards),
    async (signal) => cards && calls.picture(cards, signal),
  );
  return (
    <ConfirmDialog
      open
      title={title}
      effect={
        cards !== null ? (
          <>
            <p data-proposed={proposed.state}>{proposedText(proposed, texts, cardVerdict)}</p>
            {ownText(effect)}
          </>
        ) : again === null ? (
          effect
        ) : (
          <>
            {ownText(effect)}
            <ToldChanges
              texts={texts.toldChanges}
              changes={changes}
              setting={setting}
              onlyChanges
            />
            {asksOfAdjustments ? (
              <Checkbox checked={carries} onChange={setCarries}>
                {texts.confirm.rerun.carry}
              </Checkbox>
            ) : null}
          </>
        )
      }
      confirmLabel={action}
      danger={confirmation.kind === 'BATTLE_RESTART_NEEDS_CONFIRMATION'}
      onConfirm={() =>
        send(
          asksOfAdjustments && carries
            ? { type: 'CONFIRM', carryAdjustments: true }
            : { type: 'CONFIRM' },
        )
      }
      onCancel={() => send({ type: 'CANCEL' })}
    />
  );
}

/** Whom the judges' cards make the winner, and how; worked out by the server and shown to nobody else before. */
function proposedText(
  proposed: LookedUp<Stage | null>,
  { confirm: { byCards }, list }: Messages['panel'],
  verdicts: Messages['common']['cardVerdict'],
): string {
  switch (proposed.state) {
    case 'NONE':
    case 'LOOKING':
      return byCards.looking;
    case 'FAILED':
      return byCards.unknown;
    case 'FOUND': {
      const stage = proposed.answer;
      const verdict = stage?.kind === 'BATTLE' ? stage.boutCards?.verdict : undefined;
      if (stage?.kind !== 'BATTLE' || verdict === undefined) return byCards.unknown;
      const { red, blue, determination } = stage;
      const won = determination?.winnerId === red.program.id ? red : blue;
      return fill(determination === null ? byCards.drawn : byCards.won, {
        side: won === red ? list.red : list.blue,
        program: won.program.programName,
        verdict: verdicts[verdict],
        red: red.score,
        blue: blue.score,
      });
    }
  }
}

interface Question {
  readonly title: string;
  readonly effect: ReactNode;
  readonly action: string;
}

function namesOf(judges: readonly JudgeRef[], list: string): string {
  return judges.map(({ number, name }) => `${number ?? ''} ${name}`.trim()).join(list);
}

type LeftOutTexts = Messages['panel']['confirm']['notSignedIn'];

function leftOutTitle({ nobody, judges }: LeftOut, texts: LeftOutTexts): string {
  if (nobody) return texts.nobodyTitle;
  return judges.length === 0 ? texts.allTitle : texts.title;
}

function leftOutEffect({ nobody, judges }: LeftOut, texts: LeftOutTexts, list: string): string {
  if (judges.length === 0) return nobody ? texts.noJudges : texts.allEffect;
  return fill(nobody ? texts.nobodyEffect : texts.effect, { names: namesOf(judges, list) });
}

/** On stage again is a new performance; scoring again is the same one. */
function rerunEffect(
  step: OperatorCommand['type'],
  texts: Messages['panel']['confirm']['rerun'],
): string {
  // closed-lists: every step but scoring again begins a new performance
  return step === 'START_SCORING' ? texts.scoringEffect : texts.effect;
}

function sideName(side: BattleSideName | null, { list }: Messages['panel']): string {
  return side === null ? '' : { RED: list.red, BLUE: list.blue }[side];
}

function leavesBoutTitle(
  { red, blue }: Extract<Leaving, { kind: 'LEAVE_BOUT' }>,
  { leaveBout }: Messages['panel']['confirm'],
): string {
  return fill(leaveBout.title, { red: red.programName, blue: blue.programName });
}

function leavingEffect(
  left: Leaving,
  { leaveScoring, leaveBout }: Messages['panel']['confirm'],
): string {
  switch (left.kind) {
    case 'LEAVE_SCORING':
      return fill(leaveScoring.effect, {
        program: left.program.programName,
        submitted: left.submitted,
        expected: left.expected,
      });
    case 'LEAVE_BOUT':
      return fill(leaveBout.effect, {
        redScore: left.red.currentScore,
        blueScore: left.blue.currentScore,
      });
  }
}

function question(
  asked: ConfirmationView,
  operator: OtherOperator | null,
  setting: Setting,
  texts: Messages['panel'],
): Question {
  const { confirm } = texts;
  switch (asked.kind) {
    case 'JUDGES_MISSING': {
      const { missingJudges } = asked;
      const { title, effect, action, allTitle, allEffect } = confirm.judgesMissing;
      if (missingJudges.length === 0) return { title: allTitle, effect: allEffect, action };
      return {
        title: fill(title, { count: missingJudges.length }),
        effect: (
          <>
            <p>{fill(effect, { names: namesOf(missingJudges, texts.marks.list) })}</p>
            {suffersFromMissing(setting) && hasFullMark(setting.mode) ? (
              <p>{confirm.judgesMissing.missing[missingEffectOf(setting)]}</p>
            ) : null}
          </>
        ),
        action,
      };
    }
    case 'MARKS_APART': {
      const { title, effect, action } = confirm.marksApart;
      const names = namesOf(asked.judges, texts.marks.list);
      return { title, effect: fill(effect, { names }), action };
    }
    case 'JUDGES_NOT_SIGNED_IN': {
      const { scoring, scoringItem, action } = confirm.notSignedIn;
      const item = asked.item?.itemName;
      return {
        title: fill(leftOutTitle(asked.leftOut, confirm.notSignedIn), {
          count: asked.leftOut.judges.length,
          scoring: item === undefined ? scoring : fill(scoringItem, { item }),
        }),
        effect: leftOutEffect(asked.leftOut, confirm.notSignedIn, texts.marks.list),
        action,
      };
    }
    case 'RERUN_NEEDS_CONFIRMATION':
      return {
        title: fill(confirm.rerun.title, {
          sort: asked.program.sort,
          program: asked.program.programName,
        }),
        effect:
          asked.leftOut === null ? (
            rerunEffect(asked.step, confirm.rerun)
          ) : (
            <>
              <p>{rerunEffect(asked.step, confirm.rerun)}</p>
              <p>{leftOutEffect(asked.leftOut, confirm.notSignedIn, texts.marks.list)}</p>
            </>
          ),
        action: confirm.rerun.action,
      };
    case 'LEAVE_SCORING':
      return {
        title: confirm.leaveScoring.title[setting.mode],
        effect: leavingEffect(asked, confirm),
        action: confirm.leaveScoring.action,
      };
    case 'LEAVE_BOUT':
      return {
        title: leavesBoutTitle(asked, confirm),
        effect: leavingEffect(asked, confirm),
        action: confirm.leaveBout.action,
      };
    case 'START_BATTLE':
      return {
        title: fill(confirm.startBattle.title, {
          red: asked.red.programName,
          blue: asked.blue.programName,
        }),
        effect: (
          <>
            <p>{confirm.startBattle.effect}</p>
            {asked.leaves?.kind === 'LEAVE_BOUT' ? (
              <p>
                {ownText(leavesBoutTitle(asked.leaves, confirm))}
                {ownText(leavingEffect(asked.leaves, confirm))}
              </p>
            ) : null}
          </>
        ),
        action: confirm.startBattle.action,
      };
    case 'BATTLE_RESTART_NEEDS_CONFIRMATION':
      return {
        title: fill(confirm.restartBattle.title, {
          red: asked.red.programName,
          blue: asked.blue.programName,
        }),
        effect: fill(confirm.restartBattle.effect, {
          redScore: asked.red.currentScore,
          blueScore: asked.blue.currentScore,
        }),
        action: confirm.restartBattle.action,
      };
    case 'UNDO_ANOTHERS':
      return {
        ...confirm.undoAnothers,
        title: fill(confirm.undoAnothers.title, {
          operator: operatorName(operator, texts.strip),
          action: texts.undoes[asked.step.type],
        }),
      };
    case 'UNDO_FIGURES':
      return {
        ...confirm.undoFigures,
        title: fill(confirm.undoFigures.title, { action: texts.undoes[asked.step.type] }),
      };
    case 'PAUSE_BATTLE':
      return { ...confirm.pause, title: fill(confirm.pause.title, { bout: asked.bout }) };
    case 'RESUME_BATTLE':
      return { ...confirm.resume, title: fill(confirm.resume.title, { bout: asked.bout }) };
    case 'ADD_FOUL': {
      const { foul, program, times, loses } = asked;
      return {
        title: fill(confirm.foul.title, {
          side: sideName(asked.side, texts),
          sort: program.sort,
          program: program.programName,
          foul: foul.foulName,
        }),
        effect: fill(loses ? confirm.foul.effectLoss : confirm.foul.effect, {
          times,
          allowed: foul.times,
        }),
        action: confirm.foul.action,
      };
    }
    case 'ADD_POINT': {
      const { program, point, from, to } = asked;
      const minus = point < 0;
      return {
        title: fill(minus ? confirm.point.titleMinus : confirm.point.title, {
          side: sideName(asked.side, texts),
          sort: program.sort,
          program: program.programName,
          point: Math.abs(point),
        }),
        effect: fill(confirm.point.effect, { from, to }),
        action: minus ? confirm.point.actionMinus : confirm.point.action,
      };
    }
    case 'DETERMINE_BY_CARDS': {
      const { title, missing, effect, action } = confirm.byCards;
      const names = namesOf(asked.missingJudges, texts.marks.list);
      return {
        title: fill(title, { bout: asked.bout }),
        effect: (
          <>
            {names === '' ? null : <p>{fill(missing, { names })}</p>}
            <p>{effect}</p>
          </>
        ),
        action,
      };
    }
    case 'DETERMINE_BATTLE':
      if (asked.draw) {
        const { title, effect, action } = confirm.draw;
        return { title: fill(title, { bout: asked.bout }), effect, action };
      }
      return {
        title: fill(confirm.determine.title, {
          side: sideName(asked.side, texts),
          sort: asked.program.sort,
          program: asked.program.programName,
        }),
        effect: fill(confirm.determine.effect, { bout: asked.bout }),
        action: confirm.determine.action,
      };
  }
}
