'use client';
// Tries the embedding out: asks the server like a page of a site, says what its visitors see, and shows the picture in
// a frame.
import { contractGeneration } from '@liangfen/sdk';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { fill } from '../../messages/index.ts';
import { useEmbeddingMessages } from '../../messages/use-embedding-messages.ts';
import { Button } from '../../primitives/Button.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { competitionKey, useRead } from '../data/use-read.ts';
import { Callout } from '../frame/Callout.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { Hint, Section, Stack } from '../frame/Section.tsx';
import { FrameTrial } from './FrameTrial.tsx';
import { siteOf } from './site.ts';
import { type Verdict, verdictOf } from './verdict.ts';

export interface TrialSectionProps {
  readonly id: string;
  readonly server: string;
  readonly firstSite: string | null;
  /** The sites that the form lists, saved or not. */
  readonly unsaved: readonly string[];
  /** Puts a site into the form; null where nothing can be changed. */
  readonly onAdd: ((site: string) => void) | null;
}

const tones: Readonly<Record<Verdict, 'success' | 'warning'>> = {
  ALLOWED: 'success',
  NOT_SAVED: 'warning',
  ORIGIN_NOT_LISTED: 'warning',
  BLOCKED_BY_BROWSER: 'warning',
  ASKED_BY_BROWSER: 'warning',
  COMPETITION_NOT_FOUND: 'warning',
  SDK_TOO_OLD: 'warning',
};

const Ask = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 420px) auto;
  justify-content: start;
  gap: 8px;
  > button {
    margin-top: 26px;
  }
`;

export function TrialSection(props: TrialSectionProps) {
  const texts = useEmbeddingMessages();
  const [text, setText] = useState(props.firstSite ?? '');
  const [asked, setAsked] = useState<{ readonly site: string | null } | null>(null);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAsked({ site: siteOf(text) });
  };
  return (
    <Section title={texts.trial}>
      <Stack>
        <Hint>{texts.trialHint}</Hint>
        <Ask onSubmit={ask} noValidate>
          <TextField
            label={texts.trialSite}
            type="url"
            placeholder={texts.sitePlaceholder}
            value={text}
            onChange={(next) => {
              setText(next);
              setAsked(null);
            }}
            error={asked !== null && asked.site === null ? texts.trialSiteWrong : undefined}
          />
          <Button type="submit">{texts.check}</Button>
        </Ask>
        {asked === null || asked.site === null ? null : <Answer {...props} site={asked.site} />}
        <FrameTrial id={props.id} />
      </Stack>
    </Section>
  );
}

/** Asks again with everything else of the competition after a save. */
function Answer({
  id,
  site,
  server,
  unsaved,
  onAdd,
}: TrialSectionProps & { readonly site: string }) {
  const texts = useEmbeddingMessages();
  const check = useRead(competitionKey(id, 'embedding', site), (client, signal) =>
    client.request('checkEmbedding', {
      path: { id },
      query: { generation: contractGeneration, origin: site },
      signal,
    }),
  );
  return (
    <Loaded of={check}>
      {({ state }) => {
        const verdict = verdictOf({ state, site, server, unsaved });
        const { title, hint } = texts.verdict[verdict];
        return (
          <Callout
            tone={tones[verdict]}
            title={fill(title, { site })}
            actions={
              verdict === 'ORIGIN_NOT_LISTED' && onAdd !== null ? (
                <Button size="small" onClick={() => onAdd(site)}>
                  {texts.addThis}
                </Button>
              ) : null
            }
          >
            {fill(hint, { address: server })}
          </Callout>
        );
      }}
    </Loaded>
  );
}
