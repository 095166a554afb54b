'use client';
// 嵌入: which sites may show the screen, what they put into their pages, and a trial of both.
import type { BaseSetting } from '@liangfen/sdk/schema';
import { useHallAddress } from '../../hall-address/index.ts';
import { useBackstageMessages } from '../../messages/index.ts';
import { useEmbeddingMessages } from '../../messages/use-embedding-messages.ts';
import { ownText } from '../../own-text.tsx';
import { HelpButton } from '../../primitives/HelpButton.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionKey, useRead } from '../data/use-read.ts';
import { Callout } from '../frame/Callout.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { Section, Stack } from '../frame/Section.tsx';
import { SettingsForm } from '../frame/SettingsForm.tsx';
import { useDraft } from '../frame/use-draft.ts';
import { CodeSection } from './CodeSection.tsx';
import { OriginRows } from './OriginRows.tsx';
import { sitesOf } from './site.ts';
import { TrialSection } from './TrialSection.tsx';

export interface EmbedTabProps {
  readonly id: string;
  /** An ended competition is read only, and shown all the same. */
  readonly ended: boolean;
}

export function EmbedTab({ id, ended }: EmbedTabProps) {
  const base = useRead(competitionKey(id, 'base'), (client, signal) =>
    client.request('getBaseSetting', { path: { id }, signal }),
  );
  const owners = useRead(competitionKey(id, 'embedding-owners'), (client, signal) =>
    client.request('getEmbeddingOwners', { path: { id }, signal }),
  );
  return (
    <Loaded of={base}>
      {(saved) => (
        <Loaded of={owners}>
          {({ ownerOrigins }) => (
            <Embedding id={id} ended={ended} saved={saved} ownerOrigins={ownerOrigins} />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface EmbeddingProps extends EmbedTabProps {
  readonly saved: BaseSetting;
  readonly ownerOrigins: readonly string[];
}

function Embedding({ id, ended, saved, ownerOrigins }: EmbeddingProps) {
  const { basic, action, saveBar } = useBackstageMessages();
  const texts = useEmbeddingMessages();
  const { base: server } = useHallAddress();
  const draft = useDraft({ embedOrigins: saved.embedOrigins });
  const { embedOrigins } = draft.value;
  const save = useAct(
    action.save,
    async (client) => {
      await client.request('updateBaseSetting', {
        path: { id },
        body: { embedOrigins: sitesOf(embedOrigins) },
        seenVersion: saved.version,
      });
      return draft.value;
    },
    {
      inForm: true,
      done: saveBar.saved,
      refresh: [competitionKey(id)],
      onDone: draft.settle,
    },
  );
  const [firstSite = ownerOrigins[0] ?? null] = saved.embedOrigins;
  const add = (site: string) =>
    draft.change(({ embedOrigins: rows }) => ({ embedOrigins: [...sitesOf(rows), site] }));

  return (
    <Stack>
      {ended ? (
        <Callout tone="neutral" title={basic.ended}>
          {basic.endedHint}
        </Callout>
      ) : null}
      <SettingsForm draft={draft} save={save} ended={ended} mayChange>
        {(saveBarOfForm) => (
          <Stack>
            <Section
              title={texts.sites}
              help={
                <HelpButton
                  label={texts.sitesHelp.of}
                  title={texts.sites}
                  lines={texts.sitesHelp.lines}
                />
              }
            >
              <OriginRows
                origins={embedOrigins}
                ownerOrigins={ownerOrigins}
                fields={save.problem?.fields ?? {}}
                onChange={(origins) => draft.change({ embedOrigins: origins })}
              />
            </Section>
            {ownText(saveBarOfForm)}
          </Stack>
        )}
      </SettingsForm>
      <CodeSection facts={{ server, competitionId: id, site: firstSite }} />
      <TrialSection
        id={id}
        server={server}
        firstSite={firstSite}
        unsaved={sitesOf(embedOrigins)}
        onAdd={ended ? null : add}
      />
    </Stack>
  );
}
