'use client';
// Adding or editing one sub-account.
import type { Competition, SubUser } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Checkbox, Switch } from '../../primitives/Checkbox.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useAct } from '../data/use-act.ts';
import { accountKey } from '../data/use-read.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { Hint } from '../frame/Sheet.tsx';
import { useDraft } from '../frame/use-draft.ts';

const Competitions = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 500;
  }
`;

const CompetitionLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;
`;

interface Managed {
  readonly name: string;
  readonly competitionIds: readonly string[];
  readonly monitoredCompetitionIds: readonly string[];
}

/** In the order they had, so that what is ticked again is no change. */
function withOne(saved: readonly string[], now: readonly string[], id: string, on: boolean) {
  const chosen = new Set(now);
  if (on) chosen.add(id);
  else chosen.delete(id);
  const stay = saved.filter((each) => chosen.has(each));
  return [...stay, ...[...chosen].filter((each) => !saved.includes(each))];
}

export interface SubUserDialogProps {
  /** Null adds a new one. */
  readonly user: SubUser | null;
  readonly competitions: readonly Competition[];
  readonly onClose: () => void;
}

export function SubUserDialog({ user, competitions, onClose }: SubUserDialogProps) {
  const { account: texts, register, action, saveBar } = useBackstageMessages();
  const [loginName, setLoginName] = useState(user?.loginName ?? '');
  const [password, setPassword] = useState('');
  const saved: readonly string[] = user?.competitionIds ?? [];
  const watched: readonly string[] = user?.monitoredCompetitionIds ?? [];
  const draft = useDraft<Managed>({
    name: user?.name ?? '',
    competitionIds: saved,
    monitoredCompetitionIds: watched,
  });
  const { name, competitionIds, monitoredCompetitionIds } = draft.value;
  const changed = loginName !== (user?.loginName ?? '') || password !== '' || draft.changed;
  const choose = (id: string, on: boolean) =>
    draft.change({
      competitionIds: withOne(saved, competitionIds, id, on),
      // Nobody watches the scores of a competition that is not theirs.
      ...(on ? {} : { monitoredCompetitionIds: withOne(watched, monitoredCompetitionIds, id, on) }),
    });
  const watch = (id: string, on: boolean) =>
    draft.change({
      monitoredCompetitionIds: withOne(watched, monitoredCompetitionIds, id, on),
    });
  const save = useAct(
    action.save,
    async (client) => {
      const { changes } = draft;
      const all = {
        name: name.trim(),
        competitionIds: [...competitionIds],
        monitoredCompetitionIds: [...monitoredCompetitionIds],
      };
      return user === null
        ? client.request('createSubUser', { body: { ...all, loginName, password } })
        : client.request('updateSubUser', {
            path: { id: user.id },
            body: {
              ...('name' in changes ? { name: all.name } : {}),
              ...('competitionIds' in changes ? { competitionIds: all.competitionIds } : {}),
              ...('monitoredCompetitionIds' in changes
                ? { monitoredCompetitionIds: all.monitoredCompetitionIds }
                : {}),
              ...(password === '' ? {} : { password }),
            },
            seenVersion: user.version,
          });
    },
    { inForm: true, done: saveBar.saved, refresh: [accountKey], onDone: onClose },
  );
  const fields = save.problem?.fields ?? {};
  return (
    <FormDialog
      title={user === null ? texts.addSub : texts.editSub}
      changed={changed}
      act={save}
      meanwhile={user === null ? [] : draft.meanwhile}
      named={new Map(competitions.map((competition) => [competition.id, competition]))}
      onSubmit={() => {
        if (user === null || changed) void save.run(undefined);
        else onClose();
      }}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        required
        autoFocus
        maxLength={40}
        value={name}
        onChange={(next) => draft.change({ name: next })}
        error={fields.name}
      />
      {user === null ? (
        <TextField
          label={texts.loginName}
          required
          autoComplete="off"
          maxLength={32}
          hint={register.loginNameHint}
          value={loginName}
          onChange={setLoginName}
          error={fields.loginName}
        />
      ) : null}
      <TextField
        label={user === null ? texts.initialPassword : texts.resetPassword}
        required={user === null}
        type="password"
        autoComplete="new-password"
        maxLength={64}
        hint={user === null ? register.passwordHint : texts.resetHint}
        value={password}
        onChange={setPassword}
        error={fields.password}
      />
      <Competitions>
        <legend>{texts.competitions}</legend>
        <Hint>{competitions.length === 0 ? texts.noCompetitions : texts.monitorHint}</Hint>
        {competitions.map((competition) => (
          <CompetitionLine key={competition.id}>
            <Checkbox
              checked={competitionIds.includes(competition.id)}
              onChange={(on) => choose(competition.id, on)}
            >
              {competition.name}
            </Checkbox>
            {competitionIds.includes(competition.id) ? (
              <Switch
                checked={monitoredCompetitionIds.includes(competition.id)}
                aria-label={fill(texts.monitorOf, { name: competition.name })}
                onChange={(on) => watch(competition.id, on)}
              >
                {texts.monitor}
              </Switch>
            ) : null}
          </CompetitionLine>
        ))}
      </Competitions>
    </FormDialog>
  );
}
