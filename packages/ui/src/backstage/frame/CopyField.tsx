'use client';
// A link or code to hand on: readable, selectable, copied with one click.
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { copyText } from '../../primitives/copy-text.ts';
import { TextField } from '../../primitives/TextField.tsx';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 8px;
`;

export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const { action } = useCommonMessages();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // Where copying is not allowed, the text can still be selected.
    if (await copyText(value)) setCopied(true);
  };
  return (
    <Row>
      <TextField
        label={label}
        value={value}
        onChange={() => {}}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copy()}>{copied ? action.copied : action.copy}</Button>
    </Row>
  );
}
