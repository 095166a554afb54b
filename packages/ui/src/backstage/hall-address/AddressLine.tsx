'use client';
// Above or below codes: with which address they begin, a warning when no phone can open it, and the way to another.
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Callout } from '../frame/Callout.tsx';
import { Hint } from '../frame/Section.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { type DeskAddress, useDeskAddress } from './use-desk-address.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  overflow-wrap: anywhere;
`;

export function AddressLine() {
  const address = useDeskAddress();
  return address.known ? <KnownAddressLine address={address} /> : null;
}

function KnownAddressLine({ address }: { readonly address: DeskAddress }) {
  const { hallAddress: texts } = useBackstageMessages();
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState<Element | null>(null);
  const findPage = useCallback((element: HTMLElement | null) => {
    setPage(element?.closest('[data-lf-theme]') ?? null);
  }, []);
  const { base, problem } = address;
  const choosing = (label: string) => (
    <Button size="small" onClick={() => setOpen(true)}>
      {label}
    </Button>
  );
  return (
    <div ref={findPage}>
      {problem === null ? (
        <Line>
          <Hint>{fill(texts.inUse, { address: base })}</Hint>
          {choosing(address.source === 'SERVER' ? texts.tryOut : texts.change)}
        </Line>
      ) : (
        <Callout
          tone="warning"
          title={texts.problem[problem].title}
          actions={choosing(texts.choose)}
        >
          {fill(texts.problem[problem].hint, { address: base })}
        </Callout>
      )}
      {/* Beside the dialog that this line may stand in: browsers submit a form within a form by themselves. */}
      {open && page !== null
        ? createPortal(<AddressDialog address={address} onClose={() => setOpen(false)} />, page)
        : null}
    </div>
  );
}
