'use client';
// The running bout's desk: red left and blue right as on the wall; each point is one press, and its question another.
import type { Bout, RowInBout } from '@liangfen/console-machine';
import { missingJudges, remainingMs } from '@liangfen/rules';
import type { BattleStatus, Clock } from '@liangfen/sdk/schema';
import { formatClock, formatScore } from '../../match-screen/format.ts';
import { useCountdown } from '../../match-screen/use-countdown.ts';
import {
  fill,
  useCommonMessages,
  useFailureMessages,
  usePanelMessages,
} from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Tag } from '../../primitives/Card.tsx';
import { NameText } from '../../primitives/NameText.tsx';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import { CommandButton } from '../parts/CommandButton.tsx';
import { OverTime } from '../parts/OverTime.tsx';
import { outcomeTones } from '../parts/outcome-tones.ts';
import { SetClockButton } from '../parts/SetClockButton.tsx';
import {
  BoutName,
  Centre,
  Desk,
  DeskTime,
  Fouls,
  Half,
  HalfHead,
  Key,
  Names,
  Points,
  Score,
} from './BattleDesk.styles.ts';
import { clockKey, sideKeys } from './bout-keys.ts';
import { TakeOff } from './TakeOff.tsx';
import { useBoutKeys } from './use-bout-keys.ts';

export interface BattleDeskProps {
  readonly bout: Bout;
  readonly view: ConsoleView;
  readonly send: SendToConsole;
  /** Epoch ms by the server's clock. */
  readonly serverNow: () => number;
  /** The panel in one hand has no keys, and already has undo at the thumb. */
  readonly hand: 'desk' | 'mobile';
}

export function BattleDesk({ bout, view, send, serverNow, hand }: BattleDeskProps) {
  const { desk } = usePanelMessages();
  useBoutKeys(hand === 'desk' ? bout : null, send);
  const { stage } = view.match;
  if (stage.kind !== 'BATTLE') return null;
  return (
    <Desk
      role="group"
      aria-label={fill(desk.label, { bout: stage.bout })}
      data-battle-desk={bout.status}
      data-hand={hand}
    >
      <Side side="RED" row={bout.red} view={view} send={send} hand={hand} />
      <Middle bout={bout} view={view} send={send} serverNow={serverNow} hand={hand} />
      <Side side="BLUE" row={bout.blue} view={view} send={send} hand={hand} />
    </Desk>
  );
}

function Middle({ bout, view, send, serverNow, hand }: BattleDeskProps) {
  const { desk, undoes, strip } = usePanelMessages();
  const { stage } = view.match;
  const { clock, draw, byCards } = bout.red.battle;
  const { undo } = view;
  if (stage.kind !== 'BATTLE') return null;
  const clockText: Readonly<Record<BattleStatus, string>> = {
    RUNNING: desk.clock.PAUSE,
    PAUSED: desk.clock.RESUME,
    DETERMINED: desk.clock.PAUSE,
  };
  return (
    <Centre>
      <BoutName>{fill(desk.bout, { bout: stage.bout })}</BoutName>
      {stage.clock === null ? null : (
        <Time clock={stage.clock} serverNow={serverNow} status={bout.status} />
      )}
      <State clock={stage.clock} serverNow={serverNow} status={bout.status} />
      {clock === null ? null : (
        <CommandButton of={clock} view={view} send={send} size="medium">
          <span>{clockText[bout.status]}</span>
          <Hint hand={hand} of={clockKey} />
        </CommandButton>
      )}
      {draw === null || bout.status === 'DETERMINED' ? null : (
        <CommandButton of={draw} view={view} send={send} size="medium">
          <span>{desk.draw}</span>
        </CommandButton>
      )}
      {byCards === null || bout.status === 'DETERMINED' ? null : (
        <>
          <CommandButton of={byCards} view={view} send={send} size="medium">
            <span>{desk.byCards}</span>
          </CommandButton>
          <HandedIn view={view} />
        </>
      )}
      {stage.clock === null || bout.status === 'DETERMINED' ? null : (
        <SetClockButton clock={stage.clock} view={view} send={send} serverNow={serverNow} />
      )}
      {hand === 'mobile' ? null : (
        <Button
          data-command="UNDO"
          aria-label={fill(desk.undo, { action: undo === null ? '' : undoes[undo.undoes.type] })}
          blockedReason={undo === null || undo.button.blocked !== null ? strip.undoNone : null}
          onClick={() => {
            if (undo !== null) send({ type: 'RUN', command: undo.button.command });
          }}
        >
          <span>{undoes.COMMAND_UNDONE}</span>
          <Hint hand={hand} of="z" />
        </Button>
      )}
    </Centre>
  );
}

/** How many cards are finished, and whose are not. */
function HandedIn({ view: { match } }: Pick<BattleDeskProps, 'view'>) {
  const { desk, marks } = usePanelMessages();
  const { submitted = [], expected = [] } = match.window ?? {};
  const names = missingJudges(match)
    .map(({ number, name }) => `${number ?? ''} ${name}`.trim())
    .join(marks.list);
  return (
    <small data-handed-in={submitted.length}>
      <span>{fill(desk.handedIn, { submitted: submitted.length, expected: expected.length })}</span>
      {names === '' ? null : <div>{fill(desk.notIn, { names })}</div>}
    </small>
  );
}

const tones = { RUNNING: 'warning', PAUSED: 'accent', DETERMINED: 'success' } as const;

/** Once the time is up it says what is to be decided; the clock alone only says that it is. */
function State({
  clock,
  serverNow,
  status,
}: Omit<TimeProps, 'clock'> & { readonly clock: Clock | null }) {
  const { desk } = usePanelMessages();
  const left = useCountdown(clock, serverNow);
  const isUp =
    status === 'RUNNING' && clock !== null && clock.endsAt !== null && left?.state === 'UP';
  return (
    <Tag $tone={isUp ? 'danger' : tones[status]} role="status">
      {isUp ? desk.timeUp : desk.status[status]}
    </Tag>
  );
}

interface TimeProps {
  readonly clock: Clock;
  readonly serverNow: () => number;
  readonly status: BattleStatus;
}

function Time({ clock, serverNow, status }: TimeProps) {
  const { desk } = usePanelMessages();
  const left = useCountdown(clock, serverNow);
  if (left === null) return null;
  const isOver = clock.endsAt !== null && left.seconds === 0;
  const stands = status === 'DETERMINED' && remainingMs(clock, serverNow()) > 0;
  return (
    <DeskTime role="timer" aria-label={desk.time} data-countdown={stands ? 'STOPPED' : left.state}>
      {isOver ? <OverTime clock={clock} serverNow={serverNow} /> : formatClock(left.seconds)}
    </DeskTime>
  );
}

interface SideProps {
  readonly side: 'RED' | 'BLUE';
  readonly row: RowInBout;
  readonly view: ConsoleView;
  readonly send: SendToConsole;
  readonly hand: BattleDeskProps['hand'];
}

function Side({ side, row, view, send, hand }: SideProps) {
  const { list, desk } = usePanelMessages();
  const { outcome } = useCommonMessages();
  const { blocked } = useFailureMessages();
  const { program, battle } = row;
  const keys = sideKeys[side];
  const name = { RED: list.red, BLUE: list.blue }[side];
  return (
    <Half data-side={side} data-desk-side={side}>
      <HalfHead data-side={side}>
        <Names>
          <small>{name}</small>
          <b>
            <NameText name={program.programName} />
          </b>
          {program.contestant === '' ? null : (
            <small>
              <NameText name={program.contestant} />
            </small>
          )}
        </Names>
        {battle.byCards !== null && program.outcome === null ? null : (
          <Score data-desk-score={side}>{formatScore(program.currentScore)}</Score>
        )}
      </HalfHead>
      <Points>
        {battle.points.map(({ point, add }, index) => (
          <CommandButton
            key={point}
            of={add}
            view={view}
            send={send}
            size="large"
            aria-label={fill(desk.addPoint, { side: name, point })}
          >
            <span>{point > 0 ? `+${point}` : point}</span>
            <Hint hand={hand} of={keys.points[index]} />
          </CommandButton>
        ))}
        {battle.custom === null ? null : (
          <Button
            size="large"
            aria-label={fill(desk.customFor, { side: name })}
            blockedReason={
              battle.custom.blocked === null ? null : blocked[battle.custom.blocked.reason]
            }
            onClick={() => send({ type: 'OPEN_SCORE_DIALOG', programId: program.id })}
          >
            <span>{list.custom}</span>
            <Hint hand={hand} of={keys.custom} />
          </Button>
        )}
      </Points>
      <Fouls>
        {battle.fouls.map(({ foul, times, add }, index) => (
          <CommandButton
            key={foul.id}
            of={add}
            view={view}
            send={send}
            size="medium"
            data-exceeded={times > foul.times || undefined}
            aria-label={fill(desk.addFoul, { side: name, foul: foul.foulName })}
          >
            <span>{fill(list.foulTimes, { foul: foul.foulName, times, allowed: foul.times })}</span>
            <Hint hand={hand} of={keys.fouls[index]} />
          </CommandButton>
        ))}
        {program.outcome === null ? (
          <CommandButton
            of={battle.determine}
            view={view}
            send={send}
            size="medium"
            aria-label={fill(desk.determineFor, { side: name })}
          >
            <span>{fill(desk.determine, { side: name })}</span>
            <Hint hand={hand} of={keys.determine} />
          </CommandButton>
        ) : (
          <Tag $tone={outcomeTones[program.outcome]}>{outcome[program.outcome]}</Tag>
        )}
        {/* Behind the decision: what appears with a foul moves nothing under the hand. */}
        {battle.fouls.map(({ foul, takeOff }) =>
          takeOff === null ? null : (
            <TakeOff key={foul.id} {...{ takeOff, view, send }} side={name} foul={foul.foulName} />
          ),
        )}
      </Fouls>
    </Half>
  );
}

function Hint({
  hand,
  of,
}: {
  readonly hand: BattleDeskProps['hand'];
  readonly of?: string | undefined;
}) {
  return hand === 'mobile' || of === undefined ? null : <Key>{of.toUpperCase()}</Key>;
}
