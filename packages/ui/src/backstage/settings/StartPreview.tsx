'use client';
// The start page as the hall will see it, while its settings are being chosen.
import type { Look, ScreenMatch } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { MatchStage } from '../../match-screen/match-stage.ts';
import { useBackstageMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';

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

export function StartPreview({ name, look }: { readonly name: string; readonly look: Look }) {
  const { basic: texts } = useBackstageMessages();
  return (
    <figure style={{ margin: 0 }} aria-label={texts.preview}>
      <Frame>
        <Picture>
          <MatchStage match={startPage(name, look)} announce={false} />
        </Picture>
      </Frame>
    </figure>
  );
}

export function startPage(name: string, look: Look): ScreenMatch {
  return {
    competitionId: 'preview',
    version: 0,
    name,
    status: 'OFFICIAL',
    look,
    mode: 'SCORE',
    link: 'INIT',
    linkData: {
      signInShowType: null,
      rankShowType: null,
      rankPageSize: 10,
      rankPageNo: 0,
      rankItemId: null,
      rankTotalSize: 0,
      programSize: 0,
      itemSize: [],
      revealStep: null,
    },
    activeProgramGroupId: null,
    activeProgramId: null,
    activeItemId: null,
    stage: { kind: 'START' },
  };
}
