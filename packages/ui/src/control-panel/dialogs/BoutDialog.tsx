'use client';
// Puts a decided bout right: who won, the points and the fouls of both sides, with a reason; another bout may run meanwhile.
import { mostPoints } from '@liangfen/console-machine';
import { asProposal, findProgram, mayBeDrawn } from '@liangfen/rules';
import type { CorrectedSide, Foul, Program } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatScore } from '../../match-screen/format.ts';
import {
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
import { TextField } from '../../primitives/TextField.tsx';
import { useLookedUp } from '../../primitives/use-looked-up.ts';
import { ToldChanges } from '../../told-changes/index.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import { type HallCalls, noReasonYet } from '../hall-calls.ts';
import { NumberText } from '../parts/NumberText.tsx';

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
`;

const Side = styled.fieldset`
  display: grid;
  align-content: start;
  gap: 10px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const mostFouls = 999;
/** Chooses that nobody has won; no program has this id. */
const nobody = '';

export interface BoutDialogProps {
  readonly view: Pick<ConsoleView, 'match' | 'busy'>;
  readonly send: SendToConsole;
  readonly calls: Pick<HallCalls, 'changes'>;
  /** A side of the bout; null while closed. */
  readonly programId: string | null;
  readonly onClose: () => void;
}

export function BoutDialog({ view, programId, ...rest }: BoutDialogProps) {
  const own = programId === null ? null : findProgram(view.match, programId)?.program;
  const opponentId = own?.fought?.opponentId ?? own?.battleProgram ?? null;
  const other = opponentId === null ? null : findProgram(view.match, opponentId)?.program;
  if (!own || !other || own.outcome === null) return null;
  const isRed = own.fought?.side !== 'BLUE';
  const [red, blue] = isRed ? [own, other] : [other, own];
  return <OpenBoutDialog key={own.id} view={view} red={red} blue={blue} {...rest} />;
}

interface Figures {
  readonly score: number | null;
  readonly fouls: Readonly<Record<string, number>>;
}

type OpenProps = Omit<BoutDialogProps, 'programId'> & {
  readonly red: Program;
  readonly blue: Program;
};

function OpenBoutDialog({ view, send, calls, red, blue, onClose }: OpenProps) {
  const { boutDialog: texts, result, list, toldChanges } = usePanelMessages();
  const { blocked } = useFailureMessages();
  const { action } = useCommonMessages();
  const { fouls, setting } = view.match;
  const wonBefore = [red, blue].find(hasWon)?.id ?? null;
  const isDrawn = wonBefore === null;
  const [winnerId, setWinnerId] = useState(wonBefore);
  const [figures, setFigures] = useState<Readonly<Record<string, Figures>>>({
    [red.id]: figuresOf(red, fouls),
    [blue.id]: figuresOf(blue, fouls),
  });
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const proposes = setting.secondPerson ?? false;
  const reasonMissing = reason.trim() === '';
  const sides = [red, blue].flatMap((side) => changedSide(side, figures[side.id], fouls));
  const unchanged = sides.length === 0 && winnerId === wonBefore;
  const commandFor = (why: string) =>
    asProposal(view.match, {
      ...{ type: 'CORRECT_BOUT', programId: red.id, winnerId, reason: why },
      ...(sides.length === 0 ? {} : { sides }),
    });
  const asked = commandFor(noReasonYet);
  const changes = useLookedUp(unchanged ? null : JSON.stringify(asked), (signal) =>
    calls.changes(asked, signal),
  );
  const apply = () => {
    setTried(true);
    if (unchanged || reasonMissing || view.busy !== null) return;
    send({ type: 'RUN', confirmed: true, command: commandFor(reason.trim()) });
    onClose();
  };
  const scoreOf = (side: Program) => figures[side.id]?.score ?? side.currentScore;
  return (
    <Dialog
      open
      title={fill(texts.title, { red: red.programName, blue: blue.programName })}
      onClose={onClose}
      onSubmit={apply}
      footer={
        <>
          <Button onClick={onClose}>{action.cancel}</Button>
          <Button type="submit" look="primary" busy={view.busy !== null}>
            {proposes ? result.applyProposal : result.applyCorrect}
          </Button>
        </>
      }
    >
      <DialogFields>
        <Segmented<string>
          label={texts.winner}
          value={winnerId ?? nobody}
          options={[
            { value: red.id, label: list.red },
            ...(isDrawn || mayBeDrawn(view.match, red.id)
              ? [{ value: nobody, label: texts.drawn }]
              : []),
            { value: blue.id, label: list.blue },
          ]}
          onChange={(chosen) => setWinnerId(chosen === nobody ? null : chosen)}
        />
        <Sides>
          {[red, blue].map((side) => (
            <SideFields
              key={side.id}
              side={side}
              fouls={fouls}
              figures={figures[side.id] ?? figuresOf(side, fouls)}
              onChange={(own) => setFigures({ ...figures, [side.id]: own })}
            />
          ))}
        </Sides>
        <TextField
          label={result.reason}
          hint={proposes ? result.reasonHintProposal : result.reasonHint}
          error={tried && reasonMissing ? blocked.REASON_REQUIRED : undefined}
          autoComplete="off"
          maxLength={longestReason}
          value={reason}
          onChange={setReason}
        />
        <DialogEffect role="status">
          {ownText(
            unchanged
              ? texts.unchanged
              : fill(texts.from, {
                  from: told(red, blue, wonBefore, texts),
                  to: told(
                    { ...red, currentScore: scoreOf(red) },
                    { ...blue, currentScore: scoreOf(blue) },
                    winnerId,
                    texts,
                  ),
                }),
          )}
          <ToldChanges texts={toldChanges} changes={changes} setting={setting} />
        </DialogEffect>
      </DialogFields>
    </Dialog>
  );
}

function SideFields({
  side,
  fouls,
  figures,
  onChange,
}: {
  readonly side: Program;
  readonly fouls: readonly Foul[];
  readonly figures: Figures;
  readonly onChange: (figures: Figures) => void;
}) {
  const { boutDialog: texts, clock, result } = usePanelMessages();
  return (
    <Side>
      <legend>{side.programName}</legend>
      <NumberText
        label={texts.points}
        value={figures.score}
        min={-mostPoints}
        max={mostPoints}
        decimals={3}
        wrong={fill(result.number, { decimals: 3 })}
        onChange={(score) => onChange({ ...figures, score })}
      />
      {fouls.map(({ id, foulName }) => (
        <NumberText
          key={id}
          label={foulName}
          value={figures.fouls[id] ?? 0}
          min={0}
          max={mostFouls}
          decimals={0}
          wrong={fill(clock.range, { most: mostFouls })}
          onChange={(times) => {
            // What is no number changes nothing.
            const kept = times ?? timesBefore(side, id);
            onChange({ ...figures, fouls: { ...figures.fouls, [id]: kept } });
          }}
        />
      ))}
    </Side>
  );
}

function figuresOf(side: Program, fouls: readonly Foul[]): Figures {
  return {
    score: side.currentScore,
    fouls: Object.fromEntries(fouls.map(({ id }) => [id, timesBefore(side, id)])),
  };
}

function timesBefore({ programFoulRecords }: Program, id: string): number {
  return programFoulRecords.find(({ foulId }) => foulId === id)?.times ?? 0;
}

/** Only what is changed; nothing where nothing is. */
function changedSide(
  side: Program,
  figures: Figures | undefined,
  fouls: readonly Foul[],
): CorrectedSide[] {
  if (figures === undefined) return [];
  const before = figuresOf(side, fouls);
  const score = figures.score ?? side.currentScore;
  const changed = fouls
    .map(({ id }) => ({ foulId: id, times: figures.fouls[id] ?? 0 }))
    .filter(({ foulId, times }) => times !== before.fouls[foulId]);
  if (score === side.currentScore && changed.length === 0) return [];
  return [
    {
      programId: side.id,
      ...(score === side.currentScore ? {} : { score }),
      ...(changed.length === 0 ? {} : { fouls: changed }),
    },
  ];
}

function hasWon({ outcome }: Program): boolean {
  return outcome === 'WIN';
}

function told(
  red: Program,
  blue: Program,
  winnerId: string | null,
  { line, drawLine }: Readonly<Record<'line' | 'drawLine', string>>,
): string {
  return fill(winnerId === null ? drawLine : line, {
    red: formatScore(red.currentScore),
    blue: formatScore(blue.currentScore),
    winner: (winnerId === red.id ? red : blue).programName,
  });
}
