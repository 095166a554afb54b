'use client';
// Adding or editing one sub-account.
import type { Competition, GrantedRole, SubUser } from '@liangfen/sdk/schema';
import { grantedRoleValues } from '@liangfen/sdk/values';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages, useMarks } from '../../messages/index.ts';
import { Checkbox, Switch } from '../../primitives/Checkbox.tsx';
import { Select } from '../../primitives/Select.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useAct } from '../data/use-act.ts';
import { accountKey } from '../data/use-read.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { Hint } from '../frame/Section.tsx';
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

const none: SubUser['grants'] = [];

interface Managed {
  readonly name: string;
  readonly competitionIds: readonly string[];
  readonly monitoredCompetitionIds: readonly string[];
  readonly role: GrantedRole;
  readonly grants: SubUser['grants'];
}

/** Keeps the saved order, so that an id that is ticked again is no change. */
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
  const { account: texts, register, action, saveBar, roles } = useBackstageMessages();
  const marks = useMarks();
  const options = grantedRoleValues.map((value) => ({ value, label: roles.word[value] }));
  const [loginName, setLoginName] = useState(user?.loginName ?? '');
  const [password, setPassword] = useState('');
  const saved: readonly string[] = user?.competitionIds ?? [];
  const watched: readonly string[] = user?.monitoredCompetitionIds ?? [];
  const draft = useDraft<Managed>({
    name: user?.name ?? '',
    competitionIds: saved,
    monitoredCompetitionIds: watched,
    role: user?.role ?? 'ADMIN',
    grants: user?.grants ?? none,
  });
  const { name, competitionIds, monitoredCompetitionIds, role, grants } = draft.value;
  const roleIn = (id: string) => grants.find((each) => each.competitionId === id)?.role ?? role;
  const setRoleIn = (id: string, chosen: GrantedRole) =>
    draft.change({
      grants: grants.some((each) => each.competitionId === id)
        ? grants.map((each) => (each.competitionId === id ? { ...each, role: chosen } : each))
        : [...grants, { competitionId: id, role: chosen }],
    });
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
        role,
        grants: grants.filter(({ competitionId }) => competitionIds.includes(competitionId)),
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
              ...('role' in changes ? { role } : {}),
              ...('grants' in changes ? { grants: all.grants } : {}),
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
      <Select
        label={roles.ofAccount}
        hint={fill(marks.sentences, { first: roles.hint[role], second: roles.ofAccountHint })}
        value={role}
        options={options}
        onChange={(chosen) => draft.change({ role: chosen })}
        error={fields.role}
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
              <>
                <Select
                  label={fill(roles.inCompetition, { name: competition.name })}
                  hideLabel
                  hint={roles.hint[roleIn(competition.id)]}
                  value={roleIn(competition.id)}
                  options={options}
                  onChange={(chosen) => setRoleIn(competition.id, chosen)}
                />
                <Switch
                  checked={monitoredCompetitionIds.includes(competition.id)}
                  aria-label={fill(texts.monitorOf, { name: competition.name })}
                  onChange={(on) => watch(competition.id, on)}
                >
                  {texts.monitor}
                </Switch>
              </>
            ) : null}
          </CompetitionLine>
        ))}
      </Competitions>
    </FormDialog>
  );
}
