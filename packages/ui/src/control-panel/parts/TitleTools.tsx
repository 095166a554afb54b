'use client';
// The tools for the time between acts: titles for an act, who is next, who has just been on; and the break.
import { blockedReason, type OperatorCommand, programToAnnounce } from '@liangfen/rules';
import type { TitleShowType } from '@liangfen/sdk/schema';
import { titleShowTypeValues } from '@liangfen/sdk/values';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  fill,
  useCommonMessages,
  useFailureMessages,
  usePanelMessages,
} from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Select } from '../../primitives/Select.tsx';
import { isSame } from '../command-texts.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
`;

export interface TitleToolsProps {
  readonly view: Pick<ConsoleView, 'match' | 'busy'>;
  readonly send: SendToConsole;
}

/** Announces whoever is next, or was last: what the hall asks for between two acts is one press away. */
export function TitleTools({ view, send }: TitleToolsProps) {
  const { titles } = usePanelMessages();
  const { titleShowType: words } = useCommonMessages();
  return (
    <Tools role="group" aria-label={titles.label}>
      {titleShowTypeValues.map((type) => (
        <ShowButton
          key={type}
          command={titleCommand(view.match, type)}
          label={words[type]}
          view={view}
          send={send}
        />
      ))}
    </Tools>
  );
}

function titleCommand(
  match: ConsoleView['match'],
  titleShowType: TitleShowType,
): OperatorCommand | null {
  const program = programToAnnounce(match, titleShowType);
  return program && { type: 'SHOW_TITLE', titleShowType, programId: program.id };
}

/** Minutes; 0 has no end. */
const lengths = [0, 5, 10, 15, 20, 30] as const;
const usual = '10';

export function IntermissionTools({ view, send }: TitleToolsProps) {
  const { intermission: texts } = usePanelMessages();
  const [minutes, setMinutes] = useState<string>(usual);
  const onAir = view.match.link === 'INTERMISSION';
  return (
    <Tools role="group" aria-label={texts.label}>
      <Select
        label={texts.length}
        hideLabel
        value={minutes}
        options={lengths.map((length) => ({
          value: String(length),
          label: length === 0 ? texts.open : fill(texts.minutes, { minutes: length }),
        }))}
        onChange={setMinutes}
      />
      <ShowButton
        command={{ type: 'SHOW_INTERMISSION', seconds: Number(minutes) * 60 }}
        label={onAir ? texts.again : texts.show}
        view={view}
        send={send}
      />
    </Tools>
  );
}

function ShowButton({
  command,
  label,
  view,
  send,
}: TitleToolsProps & { readonly command: OperatorCommand | null; readonly label: string }) {
  const { titles } = usePanelMessages();
  const { blocked } = useFailureMessages();
  const reason = command === null ? null : (blockedReason(view.match, command)?.reason ?? null);
  return (
    <Button
      size="small"
      data-command={command?.type}
      aria-label={fill(titles.show, { type: label })}
      blockedReason={command === null ? titles.none : reason === null ? null : blocked[reason]}
      busy={command !== null && isSame(command, view.busy)}
      onClick={() => {
        if (command !== null) send({ type: 'RUN', command });
      }}
    >
      {label}
    </Button>
  );
}
