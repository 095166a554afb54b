'use client';
// Base settings: what the competition is called, how the screen looks, who may sign up, the passcode.
import { typedCodeSigns } from '@liangfen/rules';
import type { BaseSetting, Look } from '@liangfen/sdk/schema';
import { useBackstageMessages, useMarks } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Switch } from '../../primitives/Checkbox.tsx';
import { TextArea, TextField } from '../../primitives/TextField.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionKey, competitionsKey, useRead } from '../data/use-read.ts';
import { Aimed } from '../frame/Aimed.tsx';
import { Callout } from '../frame/Callout.tsx';
import { Help } from '../frame/Help.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { useMay } from '../frame/own-role.ts';
import { Fields, Section, Stack } from '../frame/Section.tsx';
import { SettingsForm } from '../frame/SettingsForm.tsx';
import { useDraft } from '../frame/use-draft.ts';
import { type BaseDraft, basePatchOf, draftOfBase } from './base-draft.ts';
import { LateSponsorsSection } from './LateSponsorsSection.tsx';
import { LookSection } from './LookSection.tsx';
import { NoticesSection } from './NoticesSection.tsx';
import { PerformanceWordField } from './PerformanceWordField.tsx';
import { localInputOf, timeOfLocalInput } from './start-time.ts';

export interface BasicTabProps {
  readonly id: string;
  /** An ended competition is read only. */
  readonly ended: boolean;
}

export function BasicTab({ id, ended }: BasicTabProps) {
  const base = useRead(competitionKey(id, 'base'), (client, signal) =>
    client.request('getBaseSetting', { path: { id }, signal }),
  );
  return <Loaded of={base}>{(saved) => <BasicForm id={id} saved={saved} ended={ended} />}</Loaded>;
}

function BasicForm({ id, saved, ended }: BasicTabProps & { readonly saved: BaseSetting }) {
  const { basic: texts, action, saveBar } = useBackstageMessages();
  const marks = useMarks();
  const may = useMay();
  const draft = useDraft<BaseDraft>(draftOfBase(saved));
  const { value, change } = draft;
  const save = useAct(
    action.save,
    async (client) => {
      await client.request('updateBaseSetting', {
        path: { id },
        body: basePatchOf(draft.changes),
        seenVersion: saved.version,
      });
      return value;
    },
    {
      inForm: true,
      done: saveBar.saved,
      refresh: [competitionKey(id), competitionsKey],
      onDone: (sent) => {
        draft.settle(sent);
        // The passcode is shown only while it is typed: the server keeps a hash.
        draft.change({ consolePasscode: '' });
      },
    },
  );
  const fields = save.problem?.fields ?? {};

  return (
    <SettingsForm draft={draft} save={save} ended={ended} mayChange={may('updateBaseSetting')}>
      {(saveBarOfForm) => (
        <Stack>
          {ended ? (
            <Callout tone="neutral" title={texts.ended}>
              {texts.endedHint}
            </Callout>
          ) : null}
          <Section title={texts.info}>
            <Fields $min={280}>
              <TextField
                label={texts.name}
                required
                maxLength={60}
                value={value.name}
                onChange={(name) => change({ name })}
                error={fields.name}
              />
              <TextField
                label={texts.slogan}
                maxLength={60}
                value={value.slogan}
                onChange={(slogan) => change({ slogan })}
                error={fields['look.slogan']}
              />
              <TextField
                label={texts.organiser}
                maxLength={60}
                value={value.organiser}
                onChange={(organiser) => change({ organiser })}
                error={fields['look.organiser']}
              />
              <TextField
                label={texts.venue}
                maxLength={60}
                value={value.venue}
                onChange={(venue) => change({ venue })}
                error={fields['look.venue']}
              />
              <TextField
                label={texts.startTime}
                type="datetime-local"
                value={localInputOf(value.startTime)}
                onChange={(input) => change({ startTime: timeOfLocalInput(input) })}
                error={fields['look.startTime']}
              />
              <PerformanceWordField look={value} fields={fields} onChange={change} />
            </Fields>
          </Section>
          <LookSection
            id={id}
            name={value.name}
            look={value}
            disabled={ended || !may('updateBaseSetting')}
            fields={fields}
            onChange={(part: Partial<Look>) => change(part)}
          />
          <LateSponsorsSection
            id={id}
            name={value.name}
            look={value}
            disabled={ended || !may('updateBaseSetting')}
            fields={fields}
            onChange={change}
          />
          <Section title={texts.audience}>
            <Stack $gap={10}>
              <Switch
                checked={value.audiencePage === true}
                onChange={(audiencePage) => change({ audiencePage })}
              >
                {texts.audiencePage}
              </Switch>
              <p>
                <span>{`${texts.audienceHint} `}</span>
                {value.audiencePage === true ? (
                  <a href={`/web/live/${id}`} target="_blank" rel="noreferrer">
                    {texts.audienceOpen}
                  </a>
                ) : null}
              </p>
            </Stack>
          </Section>
          <Section title={texts.signUp} help={<Help topic="joining" />}>
            <Stack $gap={10}>
              <Switch checked={value.signUpOpen} onChange={(signUpOpen) => change({ signUpOpen })}>
                {texts.signUpOpen}
              </Switch>
              <Switch
                checked={value.signUpApproval}
                onChange={(signUpApproval) => change({ signUpApproval })}
              >
                {texts.signUpApproval}
              </Switch>
              <Switch
                checked={value.seatSignsIn}
                onChange={(seatSignsIn) => change({ seatSignsIn })}
              >
                {texts.seatSignsIn}
              </Switch>
              <TextArea
                label={texts.invitationText}
                maxLength={500}
                value={value.invitationText}
                onChange={(invitationText) => change({ invitationText })}
                error={fields.invitationText}
              />
            </Stack>
          </Section>
          <Section title={texts.console}>
            <Fields $min={360}>
              <Aimed at="PASSCODE">
                <TextField
                  label={texts.consolePasscode}
                  help={<Help topic="consolePasscode" />}
                  autoComplete="off"
                  maxLength={16}
                  value={value.consolePasscode ?? ''}
                  onChange={(typed) => change({ consolePasscode: typedCodeSigns(typed) })}
                  hint={[
                    texts.consolePasscodeHint,
                    value.passcodeSet ? texts.passcodeSet : texts.noPasscode,
                  ].join(marks.clause)}
                  error={fields.consolePasscode}
                />
              </Aimed>
              {value.passcodeSet ? (
                <Switch
                  checked={value.consolePasscode !== null}
                  onChange={(on) => change({ consolePasscode: on ? '' : null })}
                >
                  {texts.passcodeOn}
                </Switch>
              ) : null}
            </Fields>
          </Section>
          <NoticesSection value={value} fields={fields} onChange={change} />
          {ownText(saveBarOfForm)}
        </Stack>
      )}
    </SettingsForm>
  );
}
