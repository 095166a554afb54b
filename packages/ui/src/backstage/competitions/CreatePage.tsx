'use client';
// Makes a new competition: its name, its beginning, and a template or one mode with sensible values.
import { practices } from '@liangfen/rules';
import type {
  CompetitionCreate,
  CompetitionTemplate,
  Mode,
  PracticeFile,
  PracticeName,
} from '@liangfen/sdk/schema';
import { competitionTemplateValues, modeValues, practiceNameValues } from '@liangfen/sdk/values';
import { type FormEvent, useState } from 'react';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Card } from '../../primitives/Card.tsx';
import { Select } from '../../primitives/Select.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionsKey } from '../data/use-read.ts';
import { Callout } from '../frame/Callout.tsx';
import { DeskFrame, PageBody, PageHead } from '../frame/DeskFrame.tsx';
import { FormProblem } from '../frame/FormProblem.tsx';
import { useNavigation } from '../frame/pages.tsx';
import { Actions, Fields, Hint, Stack } from '../frame/Section.tsx';
import { PracticeFileInput } from '../settings/PracticeFileInput.tsx';
import { timeOfLocalInput } from '../settings/start-time.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { ExampleButton } from './ExampleButton.tsx';

type Beginning = CompetitionTemplate | 'BLANK' | 'PRACTICE';

const beginnings: readonly Beginning[] = ['BLANK', ...competitionTemplateValues, 'PRACTICE'];

function Source({ of: source }: { readonly of: string }) {
  const { create: texts } = useBackstageMessages();
  return source === '' ? null : <Hint>{fill(texts.practiceSource, { source })}</Hint>;
}

export function CreatePage() {
  const { create: texts, score, example, action } = useBackstageMessages();
  const { mode: modeNames, action: common } = useCommonMessages();
  const { go } = useNavigation();
  const [name, setName] = useState('');
  const [start, setStart] = useState('');
  const [beginning, setBeginning] = useState<Beginning>('BLANK');
  const [mode, setMode] = useState<Mode>('SCORE');
  const [practice, setPractice] = useState<PracticeName>('SCHOOL_SINGING');
  const [file, setFile] = useState<PracticeFile | null>(null);
  const [tried, setTried] = useState(false);
  const create = useAct(
    action.create,
    (client) => {
      const startTime = timeOfLocalInput(start);
      return client.request('createCompetition', {
        body: {
          name: name.trim(),
          ...startOf(),
          ...(startTime === null ? {} : { startTime }),
        },
      });
    },
    {
      inForm: true,
      refresh: [competitionsKey],
      onDone: (made) =>
        go({ page: 'backstage', id: made.id, mode: made.mode.toLowerCase(), tab: 'guide' }),
    },
  );

  function startOf(): Pick<CompetitionCreate, 'mode' | 'template' | 'practice' | 'practiceFile'> {
    switch (beginning) {
      case 'BLANK':
        return { mode };
      case 'PRACTICE':
        return file === null ? { practice } : { practiceFile: file };
      case 'SINGER':
      case 'SPEECH':
      case 'DANCE':
      case 'DEBATE':
      case 'ROBOT':
      case 'BALLOT':
        return { template: beginning };
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== '') void create.run(undefined);
  }

  return (
    <DeskFrame current="competitions">
      <PageBody style={{ maxWidth: 760 }}>
        <PageHead>
          <h1>{texts.title}</h1>
        </PageHead>
        <Card>
          <form onSubmit={submit} noValidate>
            <Stack $gap={24}>
              <Fields $min={280}>
                <TextField
                  label={texts.name}
                  required
                  autoFocus
                  maxLength={60}
                  placeholder={texts.namePlaceholder}
                  value={name}
                  onChange={setName}
                  error={tried && name.trim() === '' ? texts.missing : create.problem?.fields.name}
                />
                <TextField
                  label={texts.startTime}
                  type="datetime-local"
                  hint={texts.startTimeHint}
                  value={start}
                  onChange={setStart}
                  error={create.problem?.fields.startTime}
                />
              </Fields>
              <ChoiceCards
                legend={texts.beginning}
                name="beginning"
                value={beginning}
                onChange={setBeginning}
                options={beginnings.map((value) => ({ value, ...texts.beginnings[value] }))}
              />
              {beginning === 'BLANK' ? (
                <ChoiceCards
                  legend={texts.mode}
                  name="mode"
                  value={mode}
                  onChange={setMode}
                  options={modeValues.map((value) => ({
                    value,
                    title: modeNames[value],
                    hint: texts.modeHint[value],
                  }))}
                />
              ) : null}
              {beginning === 'PRACTICE' ? (
                <Stack $gap={6}>
                  {file === null ? (
                    <>
                      <Select<PracticeName>
                        label={texts.practice}
                        value={practice}
                        options={practiceNameValues.map((value) => ({
                          value,
                          label: texts.practices[value].title,
                        }))}
                        onChange={setPractice}
                      />
                      <Hint>{texts.practices[practice].forWhom}</Hint>
                      <Source of={practices[practice].source} />
                    </>
                  ) : (
                    <>
                      <Callout
                        tone="neutral"
                        title={file.title}
                        actions={
                          <Button onClick={() => setFile(null)}>{score.practiceFile.other}</Button>
                        }
                      >
                        {file.forWhom ?? ''}
                      </Callout>
                      <Source of={file.source ?? ''} />
                    </>
                  )}
                  <Actions>
                    <PracticeFileInput
                      refused={create.problem}
                      onFile={(chosen) => {
                        create.clear();
                        setFile(chosen);
                      }}
                    />
                  </Actions>
                </Stack>
              ) : null}
              <FormProblem of={create.problem} />
              <Actions style={{ justifyContent: 'flex-end' }}>
                <Button onClick={() => go({ page: 'competitions' })}>{common.cancel}</Button>
                <Button type="submit" look="primary" busy={create.busy}>
                  {texts.submit}
                </Button>
              </Actions>
            </Stack>
          </form>
        </Card>
        <Stack $gap={8} style={{ marginTop: 20, justifyItems: 'start' }}>
          <Hint>{example.hint}</Hint>
          <ExampleButton />
        </Stack>
      </PageBody>
    </DeskFrame>
  );
}
