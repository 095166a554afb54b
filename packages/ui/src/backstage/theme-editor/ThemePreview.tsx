'use client';
// The stage itself in the theme that is being made, on a picture of each kind.
import type { Look } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MatchStage } from '../../match-screen/match-stage.ts';
import { useThemeEditorMessages } from '../../messages/use-theme-editor-messages.ts';
import { Tabs } from '../../primitives/Tabs.tsx';
import { token } from '../../theme/index.ts';
import { type PreviewKind, previewKinds, previewMatch } from './preview-matches.ts';

const Frame = styled.figure`
  position: relative;
  width: 100%;
  margin: 0;
  padding-top: 56.25%;
  border-radius: ${token.radius};
  overflow: hidden;
  box-shadow: ${token.shadowRaised};
`;

const Picture = styled.div`
  position: absolute;
  inset: 0;
`;

export function ThemePreview({ name, look }: { readonly name: string; readonly look: Look }) {
  const texts = useThemeEditorMessages();
  const [kind, setKind] = useState<PreviewKind>('start');
  return (
    <Tabs
      label={texts.previews}
      selected={kind}
      onSelect={setKind}
      items={previewKinds.map((key) => ({
        key,
        title: texts.preview[key],
        content: (
          <Frame aria-label={texts.preview[key]}>
            <Picture>
              <MatchStage
                match={previewMatch(key, { name, look, sample: texts.sample })}
                announce={false}
                still
              />
            </Picture>
          </Frame>
        ),
      }))}
    />
  );
}
