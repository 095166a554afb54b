'use client';
// The match page in 390 × 220 (spec § 9), a click opens it full size; under it, who is on.
import type { CurrentMatch } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { MatchStage } from '../../match-screen/match-stage.ts';
import { usePanelMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';
import { Badge, Edge, Frame } from './Frame.tsx';

const Open = styled.a`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 2;
  border-radius: ${token.radius};
  color: transparent;
  overflow: hidden;
  &:hover {
    box-shadow: inset 0 0 0 2px ${token.accent};
  }
  &:focus-visible {
    outline: none;
    box-shadow: inset 0 0 0 3px ${token.focus};
  }
`;

const On = styled.div`
  display: flex;
  justify-content: center;
  gap: 10px;
  /* One line, whatever the names: nothing under it moves, and the picture above has them whole. */
  height: 24px;
  margin-top: 4px;
  font-weight: 500;
  text-align: center;
  white-space: nowrap;
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Versus = styled.span`
  flex-shrink: 0;
  color: ${token.textMuted};
`;

export interface PreviewProps {
  readonly match: CurrentMatch;
  readonly screenHref: string;
  readonly serverNow: () => number;
}

export function Preview({ match, screenHref, serverNow }: PreviewProps) {
  const { preview } = usePanelMessages();
  return (
    <div>
      <Frame aria-label={preview.label} role="group">
        <MatchStage match={match} now={serverNow} announce={false} />
        <Edge $tone="onAir" />
        <Badge $tone="onAir">{preview.label}</Badge>
        <Open href={screenHref} target="_blank" rel="noopener" title={preview.open}>
          {preview.open}
        </Open>
      </Frame>
      <On data-on-stage>
        <OnStage match={match} />
      </On>
    </div>
  );
}

function OnStage({ match }: { readonly match: CurrentMatch }) {
  const { preview } = usePanelMessages();
  const { stage } = match;
  if (stage.kind === 'BATTLE') {
    return (
      <>
        <span>{`${stage.red.program.sort} ${stage.red.program.programName}`}</span>
        <Versus>{preview.versus}</Versus>
        <span>{`${stage.blue.program.sort} ${stage.blue.program.programName}`}</span>
      </>
    );
  }
  if ('program' in stage)
    return <span>{`${stage.program.sort} ${stage.program.programName}`}</span>;
  return <Versus>{preview.nobody}</Versus>;
}
