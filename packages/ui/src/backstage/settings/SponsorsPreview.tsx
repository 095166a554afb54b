'use client';
// The opening or the break as the hall will see it, with its sponsors, while they are being chosen.
import type { Look, ScreenMatch } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MatchStage } from '../../match-screen/match-stage.ts';
import { useSponsorsMessages } from '../../messages/use-sponsors-messages.ts';
import { Segmented } from '../../primitives/Segmented.tsx';
import { token } from '../../theme/index.ts';
import { Stack } from '../frame/Section.tsx';
import { startPage } from './StartPreview.tsx';

const Frame = styled.div`
  position: relative;
  width: 100%;
  max-width: 420px;
  padding-top: min(56.25%, 236px);
  border-radius: ${token.radius};
  overflow: hidden;
  box-shadow: ${token.shadowRaised};
`;

const Picture = styled.div`
  position: absolute;
  inset: 0;
`;

const shown = ['INIT', 'INTERMISSION'] as const;

type Shown = (typeof shown)[number];

export function SponsorsPreview({ name, look }: { readonly name: string; readonly look: Look }) {
  const { preview, previewOf } = useSponsorsMessages();
  const [link, setLink] = useState<Shown>('INIT');
  return (
    <Stack $gap={8}>
      <Segmented
        label={preview}
        value={link}
        options={shown.map((value) => ({ value, label: previewOf[value] }))}
        onChange={setLink}
      />
      <figure style={{ margin: 0 }} aria-label={preview}>
        <Frame>
          <Picture>
            <MatchStage match={pageOf(link, name, look)} announce={false} />
          </Picture>
        </Frame>
      </figure>
    </Stack>
  );
}

function pageOf(link: Shown, name: string, look: Look): ScreenMatch {
  const opening = startPage(name, look);
  switch (link) {
    case 'INIT':
      return opening;
    case 'INTERMISSION':
      return {
        ...opening,
        link,
        stage: { kind: 'INTERMISSION', groupName: '', clock: null, next: null },
      };
  }
}
