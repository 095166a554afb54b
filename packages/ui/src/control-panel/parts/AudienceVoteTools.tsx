'use client';
// The tools of an audience vote: opened for the act that was on last, closed, and its result shown; with a count that lives.
import {
  blockedReason,
  findProgram,
  hasBouts,
  type OperatorCommand,
  runningVote,
} from '@liangfen/rules';
import type { CurrentMatch } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill, useFailureMessages, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { useVoters } from '../../provider/use-voters.ts';
import { isSame } from '../command-texts.ts';
import type { TitleToolsProps } from './TitleTools.tsx';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
`;

const Count = styled.span`
  color: var(--lf-text-muted);
`;

/** Nothing where no phone could vote: the organiser has not opened the audience's page, or bouts are fought. */
export function AudienceVoteTools({ view, send }: TitleToolsProps) {
  const { audienceVote: texts } = usePanelMessages();
  const { match } = view;
  const program = programToVoteOn(match);
  const vote = program?.audienceVote ?? null;
  const voters = useVoters(match.competitionId, vote);
  if (match.look.audiencePage !== true || program === null) return null;
  const { id: programId, programName } = program;
  const tools: readonly (readonly [OperatorCommand, string])[] =
    vote === null
      ? [
          [{ type: 'OPEN_AUDIENCE_VOTE', programId, voteKind: 'LIKE' }, texts.open.LIKE],
          [{ type: 'OPEN_AUDIENCE_VOTE', programId, voteKind: 'RATING' }, texts.open.RATING],
        ]
      : vote.closedAt === null
        ? [[{ type: 'CLOSE_AUDIENCE_VOTE', programId }, texts.close]]
        : [[{ type: 'SHOW_AUDIENCE_VOTE', programId }, texts.show]];
  return (
    <Tools role="group" aria-label={fill(texts.label, { program: programName })}>
      {tools.map(([command, label]) => (
        <VoteButton key={label} {...{ command, label, view, send }} />
      ))}
      {vote === null || voters === null ? null : (
        <Count role="status">{fill(texts.voters, { voters })}</Count>
      )}
    </Tools>
  );
}

function programToVoteOn(match: CurrentMatch) {
  const running = runningVote(match);
  if (running !== null) return running;
  const { activeProgramId } = match;
  const found = activeProgramId === null ? null : findProgram(match, activeProgramId);
  return found?.group == null || hasBouts(match.mode) ? null : found.program;
}

function VoteButton({
  command,
  label,
  view,
  send,
}: TitleToolsProps & { readonly command: OperatorCommand; readonly label: string }) {
  const { blocked } = useFailureMessages();
  const reason = blockedReason(view.match, command)?.reason ?? null;
  return (
    <Button
      size="small"
      data-command={command.type}
      blockedReason={reason === null ? null : blocked[reason]}
      busy={isSame(command, view.busy)}
      onClick={() => send({ type: 'RUN', command })}
    >
      {label}
    </Button>
  );
}
