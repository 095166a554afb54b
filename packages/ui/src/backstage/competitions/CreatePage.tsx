'use client';
// A new competition: its name and its mode; everything else has sensible values.
import type { Mode } from '@liangfen/sdk/schema';
import { modeValues } from '@liangfen/sdk/values';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Card } from '../../primitives/Card.tsx';
import { visuallyHidden } from '../../primitives/mixins.ts';
import { TextField } from '../../primitives/TextField.tsx';
import { token } from '../../theme/index.ts';
import { useAct } from '../data/use-act.ts';
import { competitionsKey } from '../data/use-read.ts';
import { DeskFrame, PageBody, PageHead } from '../frame/DeskFrame.tsx';
import { FormProblem } from '../frame/FormProblem.tsx';
import { useNavigation } from '../frame/pages.tsx';
import { Actions, Stack } from '../frame/Sheet.tsx';

const Modes = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 6px;
    font-weight: 500;
    line-height: 20px;
  }
`;

const ModeCard = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  gap: 4px;
  padding: 16px;
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radius};
  cursor: pointer;
  strong {
    font-size: 17px;
    font-weight: 600;
    line-height: 26px;
  }
  span {
    color: ${token.textMuted};
    font-size: 13px;
    line-height: 20px;
  }
  &[data-selected] {
    border-color: ${token.accent};
    background: ${token.accentSoft};
    box-shadow: 0 0 0 1px ${token.accent};
  }
  &:focus-within {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

export function CreatePage() {
  const { create: texts, action } = useBackstageMessages();
  const { mode: modeNames, action: common } = useCommonMessages();
  const { go } = useNavigation();
  const [name, setName] = useState('');
  const [mode, setMode] = useState<Mode>('SCORE');
  const [tried, setTried] = useState(false);
  const create = useAct(
    action.create,
    (client) => client.request('createCompetition', { body: { name: name.trim(), mode } }),
    {
      inForm: true,
      refresh: [competitionsKey],
      onDone: ({ id }) => go({ page: 'backstage', id, mode: mode.toLowerCase(), tab: 'project' }),
    },
  );

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
              <Modes>
                <legend>{texts.mode}</legend>
                {modeValues.map((each) => (
                  <ModeCard key={each} data-selected={each === mode || undefined}>
                    <Radio
                      type="radio"
                      name="mode"
                      value={each}
                      checked={each === mode}
                      onChange={() => setMode(each)}
                    />
                    <strong>{modeNames[each]}</strong>
                    <span>{texts.modeHint[each]}</span>
                  </ModeCard>
                ))}
              </Modes>
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
      </PageBody>
    </DeskFrame>
  );
}
