'use client';
// Corrections that wait for a second person: a callout, and the list to confirm, refuse or withdraw.
import { findProgram, type OperatorCommand, scoreUnitOf } from '@liangfen/rules';
import { correctionText } from '@liangfen/rules/words';
import type { ProposedCorrection } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  figureInUnit,
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
import type { HallCalls } from '../hall-calls.ts';
import { clock, ReasonField, Waiting } from './Waiting.tsx';
import { Answer, Effect, Item, What } from './waiting.styles.ts';

const Detail = styled.p`
  margin: 0;
  color: ${token.textMuted};
  font-size: 13px;
  overflow-wrap: anywhere;
`;

const Outdated = styled.p`
  margin: 0;
  padding: 6px 10px;
  border-radius: ${token.radiusSmall};
  background: ${token.warningSoft};
`;

const Own = styled.div`
  display: flex;
  justify-content: flex-end;
`;

export interface CorrectionsProps {
  readonly view: Pick<ConsoleView, 'match' | 'busy' | 'presence'>;
  readonly send: SendToConsole;
  readonly calls: Pick<HallCalls, 'changes'>;
}

export function Corrections({
  view,
  send,
  calls,
  short = false,
}: CorrectionsProps & { readonly short?: boolean }) {
  const { corrections: texts } = usePanelMessages();
  const { corrections } = view.match;
  return (
    <Waiting kind="corrections" count={corrections.length} texts={texts} short={short}>
      {corrections.map((correction) => (
        <CorrectionItem
          key={correction.id}
          correction={correction}
          view={view}
          send={send}
          calls={calls}
        />
      ))}
    </Waiting>
  );
}

function CorrectionItem({
  correction,
  view,
  send,
  calls,
}: CorrectionsProps & { readonly correction: ProposedCorrection }) {
  const { corrections: texts } = usePanelMessages();
  const { id, proposedBy, proposedAt, basis, command } = correction;
  const { program, what, now, person, isOwn, isOutdated } = useTold(correction, view);
  const words = { program, what };
  const button = (asked: OperatorCommand) => ({
    busy: isSame(asked, view.busy),
    onClick: () => send({ type: 'RUN', command: asked, confirmed: true }),
  });
  return (
    <Item data-correction={id} data-operator={proposedBy.operatorId}>
      <What>
        <span>{program}</span>
        <strong>{what}</strong>
        <time dateTime={new Date(proposedAt).toISOString()}>
          {fill(texts.by, { person, time: clock.format(proposedAt) })}
        </time>
      </What>
      <Detail>{basis.score === null ? texts.nowNone : fill(texts.now, { score: now })}</Detail>
      <Detail>{fill(texts.because, { reason: command.reason })}</Detail>
      {isOutdated ? <Outdated>{texts.outdated}</Outdated> : null}
      {isOwn ? (
        <Own>
          <Button
            aria-label={fill(texts.withdrawFor, words)}
            {...button({ type: 'WITHDRAW_CORRECTION', correctionId: id })}
          >
            {texts.withdraw}
          </Button>
        </Own>
      ) : (
        <SecondPerson
          correction={correction}
          words={words}
          mayConfirm={!isOutdated}
          view={view}
          send={send}
          calls={calls}
        />
      )}
    </Item>
  );
}

/** The reader of another's proposal confirms it unchanged, or says why not. */
function SecondPerson({
  correction: { id: correctionId },
  words,
  mayConfirm,
  view,
  send,
  calls,
}: CorrectionsProps & {
  readonly correction: ProposedCorrection;
  readonly words: { readonly program: string; readonly what: string };
  readonly mayConfirm: boolean;
}) {
  const { corrections: texts, toldChanges } = usePanelMessages();
  const { blocked } = useFailureMessages();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === '';
  const confirm = { type: 'CONFIRM_CORRECTION', correctionId } as const;
  const refuse = { type: 'REFUSE_CORRECTION', correctionId, reason: reason.trim() } as const;
  const changes = useLookedUp(
    mayConfirm ? JSON.stringify([confirm, view.match.version]) : null,
    (signal) => calls.changes(confirm, signal),
  );
  const run = (command: OperatorCommand) => send({ type: 'RUN', command, confirmed: true });
  return (
    <>
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
          label={fill(texts.reasonFor, words)}
          placeholder={texts.reason}
          error={tried && missing ? blocked.REASON_REQUIRED : undefined}
          value={reason}
          onChange={setReason}
        />
        <Button
          look="primary"
          aria-label={fill(texts.confirmFor, words)}
          disabled={!mayConfirm}
          busy={isSame(confirm, view.busy)}
          onClick={() => run(confirm)}
        >
          {texts.confirm}
        </Button>
        <Button
          aria-label={fill(texts.refuseFor, words)}
          busy={isSame(refuse, view.busy)}
          onClick={() => {
            setTried(true);
            if (!missing) run(refuse);
          }}
        >
          {texts.refuse}
        </Button>
      </Answer>
    </>
  );
}

/**
 * Returns a correction in words, and whether it is outdated as far as a panel can see; only the server knows for sure.
 */
function useTold(
  { programId, command, basis, proposedBy }: ProposedCorrection,
  { match, presence }: CorrectionsProps['view'],
) {
  const { corrections: texts, strip } = usePanelMessages();
  const program = findProgram(match, programId)?.program;
  const { scoreUnit: units } = useCommonMessages();
  const { decimals } = match.setting;
  const figure = (value: number) =>
    figureInUnit(value, decimals, scoreUnitOf(match.setting), units);
  const isOwn = presence.ownOperatorId === proposedBy.operatorId;
  const other = presence.otherOperators.find(
    ({ operatorId }) => operatorId === proposedBy.operatorId,
  );
  return {
    program: program
      ? fill(texts.program, { sort: program.sort, program: program.programName })
      : '—',
    what: correctionText(command, texts.what, figure),
    now: basis.score === null ? '' : figure(basis.score),
    person: isOwn ? texts.own : other?.label || strip.unnamedOperator,
    isOwn,
    isOutdated: program !== undefined && program.finalScore !== basis.score,
  };
}
