'use client';
// The image code: a picture, a field beside it, another picture on demand.
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useBackstageMessages } from '../../messages/index.ts';
import { Spinner } from '../../primitives/Spinner.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useClient } from '../../provider/index.ts';
import { token } from '../../theme/index.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 170px;
  gap: 10px;
  align-items: start;
`;

const Picture = styled.button`
  display: grid;
  place-items: center;
  height: 58px;
  margin-top: 19px;
  padding: 0;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusSmall};
  background: ${token.surfaceSunken};
  color: ${token.textMuted};
  font: inherit;
  font-size: 12px;
  line-height: 16px;
  overflow: hidden;
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export interface ImageCodeProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error?: string | null | undefined;
  /** A code serves once: another number asks for another picture. */
  readonly attempt: number;
}

type CodePicture =
  | { readonly state: 'ASKED' | 'FAILED' }
  | { readonly state: 'HERE'; readonly address: string };

export function ImageCode({ value, onChange, error, attempt }: ImageCodeProps) {
  const client = useClient();
  const { login } = useBackstageMessages();
  const [asked, setAsked] = useState(0);
  const [picture, setPicture] = useState<CodePicture>({ state: 'ASKED' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt needs another picture.
  useEffect(() => {
    const controller = new AbortController();
    let address: string | null = null;
    setPicture({ state: 'ASKED' });
    client.request('getImageCode', { signal: controller.signal }).then(
      (blob) => {
        if (controller.signal.aborted) return;
        address = URL.createObjectURL(blob);
        setPicture({ state: 'HERE', address });
      },
      () => {
        if (!controller.signal.aborted) setPicture({ state: 'FAILED' });
      },
    );
    return () => {
      controller.abort();
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [client, asked, attempt]);

  return (
    <Row>
      <TextField
        label={login.code}
        required
        value={value}
        onChange={onChange}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={8}
        style={{ minHeight: 44 }}
      />
      <Picture
        type="button"
        title={login.codeRefresh}
        aria-label={login.codeRefresh}
        onClick={() => setAsked((count) => count + 1)}
      >
        {shown()}
      </Picture>
    </Row>
  );

  function shown() {
    switch (picture.state) {
      case 'ASKED':
        return <Spinner label={null} />;
      case 'HERE':
        return <img src={picture.address} alt={login.codeImage} />;
      case 'FAILED':
        return login.codeFailed;
    }
  }
}
