'use client';
// Sub-accounts out of the messenger's address book: no passwords, everybody logs in by the messenger.
import type { Competition, GrantedRole } from '@liangfen/sdk/schema';
import { grantedRoleValues } from '@liangfen/sdk/values';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  fill,
  useBackstageMessages,
  useMarks,
  useMessengerMessages,
} from '../../messages/index.ts';
import { Checkbox } from '../../primitives/Checkbox.tsx';
import { Select } from '../../primitives/Select.tsx';
import { AddressBookPicker } from '../address-book/AddressBookPicker.tsx';
import { type BookChoice, isNothingChosen } from '../address-book/choice.ts';
import { useAct } from '../data/use-act.ts';
import { accountKey } from '../data/use-read.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { Hint } from '../frame/Section.tsx';
import { useMessengerName } from '../messenger/use-messenger.ts';

const Competitions = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 500;
  }
`;

/** The contract's limits of one call. */
const limits = { users: 100, departments: 0 };

export interface FromAddressBookProps {
  readonly competitions: readonly Competition[];
  readonly onClose: () => void;
}

export function FromAddressBook({ competitions, onClose }: FromAddressBookProps) {
  const { sub: texts, action } = useMessengerMessages();
  const { account, roles } = useBackstageMessages();
  const marks = useMarks();
  const name = useMessengerName();
  const [choice, setChoice] = useState<BookChoice | null>(null);
  const [competitionIds, setCompetitionIds] = useState<readonly string[]>([]);
  const [role, setRole] = useState<GrantedRole>('ADMIN');
  const [tried, setTried] = useState(false);
  const chosen = choice === null || isNothingChosen(choice) ? null : choice;
  const add = useAct(
    action.addSub,
    (client, { corpId, users }: BookChoice) =>
      client.request('createSubUsersFromMessenger', {
        body: { corpId, users: [...users], competitionIds: [...competitionIds], role },
      }),
    { inForm: true, done: texts.done, refresh: [accountKey], onDone: onClose },
  );
  return (
    <FormDialog
      title={texts.add}
      width={640}
      changed={chosen !== null || competitionIds.length > 0 || role !== 'ADMIN'}
      act={add}
      submitLabel={fill(texts.submit, { count: chosen?.users.length ?? 0 })}
      onSubmit={() => {
        setTried(true);
        if (chosen !== null) void add.run(chosen);
      }}
      onClose={onClose}
    >
      <Hint>{fill(texts.hint, { name })}</Hint>
      <AddressBookPicker limits={limits} value={choice} onChange={setChoice} />
      {tried && chosen === null ? <Hint role="alert">{texts.none}</Hint> : null}
      <Select
        label={roles.ofAccount}
        hint={fill(marks.sentences, { first: roles.hint[role], second: roles.ofAccountHint })}
        value={role}
        options={grantedRoleValues.map((value) => ({ value, label: roles.word[value] }))}
        onChange={setRole}
      />
      <Competitions>
        <legend>{account.competitions}</legend>
        {competitions.length === 0 ? <Hint>{account.noCompetitions}</Hint> : null}
        {competitions.map(({ id, name: title }) => (
          <div key={id}>
            <Checkbox
              checked={competitionIds.includes(id)}
              onChange={(on) =>
                setCompetitionIds(
                  on ? [...competitionIds, id] : competitionIds.filter((each) => each !== id),
                )
              }
            >
              {title}
            </Checkbox>
          </div>
        ))}
      </Competitions>
    </FormDialog>
  );
}
