'use client';
// Sheets of A4 for a printer: on the screen with a bar above, on paper nothing but the sheets.
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Button } from '../../primitives/Button.tsx';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { qrColours, token } from '../../theme/index.ts';
import { Loaded } from '../frame/Loaded.tsx';
import { Hint } from '../frame/Section.tsx';
import { AddressLine } from '../hall-address/AddressLine.tsx';
import { useDeskAddress } from '../hall-address/use-desk-address.ts';

/** Applies only while such a page is open: browsers know one paper size per document. */
const Paper = createGlobalStyle`
  @page { size: A4 portrait; margin: 0; }
  @media print {
    html, body { background: ${qrColours.light}; }
  }
`;

const Desk = styled.main`
  min-height: 100vh;
  background: ${token.bg};
  color: ${token.text};
  font-family: ${token.font};
  @media print {
    min-height: 0;
    background: ${qrColours.light};
  }
`;

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px 16px;
  padding: 14px 24px;
  border-bottom: 1px solid ${token.line};
  background: ${token.surface};
  h1 {
    margin: 0;
    font-size: 18px;
    line-height: 26px;
  }
  @media print {
    display: none;
  }
`;

const Sheets = styled.div`
  display: grid;
  justify-content: center;
  gap: 20px;
  padding: 24px;
  overflow-x: auto;
  position: relative;
  @media (max-width: 860px) {
    padding: 12px;
  }
  @media print {
    display: block;
    padding: 0;
    overflow: visible;
  }
`;

/** One sheet, black on white in every theme, as it is printed. */
export const A4 = styled.section`
  position: relative;
  box-sizing: border-box;
  width: 210mm;
  /* A hair less than the paper, or printers add an empty sheet after each. */
  height: 296.8mm;
  overflow: hidden;
  background: ${qrColours.light};
  color: ${qrColours.dark};
  box-shadow: 0 1px 8px ${token.line};
  /* Smaller on a small screen, to be seen whole; never smaller on paper. */
  @media screen and (max-width: 860px) {
    zoom: 0.7;
  }
  @media screen and (max-width: 600px) {
    zoom: 0.45;
  }
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
  @media print {
    box-shadow: none;
    break-after: page;
    &:last-child {
      break-after: auto;
    }
  }
`;

const Waiting = styled.div`
  max-width: 720px;
  margin: 0 auto;
  padding: 24px;
`;

/** Waits inside the desk's frame until there is something to print. */
export function PrintLoaded<Data>({
  of,
  children,
}: {
  readonly of: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}) {
  if (of.data !== undefined) return <>{ownText(children(of.data))}</>;
  return (
    <Desk>
      <Waiting>
        <Loaded of={of}>{children}</Loaded>
      </Waiting>
    </Desk>
  );
}

export interface PrintPageProps {
  readonly title: string;
  /** The number of things and pages, e.g. 12 张席卡，2 页. */
  readonly amount: string;
  /** Choices beside the button. */
  readonly controls?: ReactNode;
  /** Whether there is nothing to print. */
  readonly empty: boolean;
  readonly children: ReactNode;
}

export function PrintPage({ title, amount, controls, empty, children }: PrintPageProps) {
  const { badges: texts, hallAddress } = useBackstageMessages();
  const { known, problem, base } = useDeskAddress();
  const [asking, setAsking] = useState(false);
  return (
    <Desk>
      <Paper />
      <Bar>
        <div style={{ marginRight: 'auto' }}>
          <h1>{title}</h1>
          <Hint role="status">{amount}</Hint>
        </div>
        {ownText(controls)}
        <Button
          look="primary"
          disabled={empty || !known}
          onClick={() => (problem === null ? window.print() : setAsking(true))}
        >
          {texts.print}
        </Button>
        <Hint style={{ width: '100%' }}>{texts.printHint}</Hint>
        <div style={{ width: '100%' }}>
          <AddressLine />
        </div>
      </Bar>
      <ConfirmDialog
        open={asking}
        danger
        title={hallAddress.printAsk}
        effect={fill(hallAddress.printEffect, { address: base })}
        confirmLabel={hallAddress.printAnyway}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          // The question would be on the paper.
          requestAnimationFrame(() => window.print());
        }}
      />
      <Sheets>{children}</Sheets>
    </Desk>
  );
}
