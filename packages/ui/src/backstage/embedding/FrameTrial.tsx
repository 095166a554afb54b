'use client';
// The screen in a frame, as a page of another site holds it, and in words whether its picture has come.
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fill } from '../../messages/index.ts';
import { useEmbeddingMessages } from '../../messages/use-embedding-messages.ts';
import { Button } from '../../primitives/Button.tsx';
import { focusRing } from '../../primitives/mixins.ts';
import { useClient } from '../../provider/index.ts';
import { token } from '../../theme/index.ts';
import { Actions, Hint, Stack } from '../frame/Section.tsx';
import { frameAddress } from './snippets.ts';

const Frame = styled.iframe`
  display: block;
  box-sizing: border-box;
  width: 100%;
  max-width: 640px;
  aspect-ratio: 16 / 9;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
`;

const Beside = styled.a`
  ${focusRing}
  padding: 8px 0;
  border-radius: ${token.radiusSmall};
  color: ${token.accent};
  font-weight: 500;
`;

export function FrameTrial({ id }: { readonly id: string }) {
  const texts = useEmbeddingMessages();
  const { baseUrl } = useClient();
  const [shown, setShown] = useState(false);
  const here = window.location.origin;
  // The server that this desk speaks to: the address in codes and snippets may not be reachable from here.
  const server = baseUrl === '' ? here : new URL(baseUrl, here).origin;
  const address = frameAddress({ server, competitionId: id, site: here });
  return (
    <Stack $gap={10}>
      <Actions>
        <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? texts.hide : texts.show}
        </Button>
        <Beside href={`${server}/embed/${id}`} target="_blank" rel="noopener">
          {texts.openBeside}
        </Beside>
      </Actions>
      {shown ? <Shown address={address} server={server} /> : null}
    </Stack>
  );
}

type FrameState =
  | { readonly kind: 'WAITING' }
  | { readonly kind: 'READY' }
  | { readonly kind: 'PROBLEM'; readonly detail: string };

function Shown({ address, server }: { readonly address: string; readonly server: string }) {
  const texts = useEmbeddingMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>({ kind: 'WAITING' });
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow || origin !== server) return;
      const next = stateAfter(data);
      if (next !== null) setState(next);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [server]);
  const detail = state.kind === 'PROBLEM' ? state.detail : '';
  return (
    <>
      <Hint role="status">{fill(texts.frameState[state.kind], { detail })}</Hint>
      <Frame ref={frame} title={texts.frame} src={address} allow="fullscreen; screen-wake-lock" />
    </>
  );
}

/** Returns null for messages that are not ours, and for those that say nothing of the picture. */
function stateAfter(data: unknown): FrameState | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'liangfen:ready') return { kind: 'READY' };
  if (data.type !== 'liangfen:error' || !('problem' in data)) return null;
  const { problem } = data;
  const has = typeof problem === 'object' && problem !== null && 'detail' in problem;
  return { kind: 'PROBLEM', detail: has ? String(problem.detail) : '' };
}
