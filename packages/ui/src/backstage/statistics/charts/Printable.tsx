'use client';
// A picture that can be printed alone: everything else of the page is left out meanwhile.
import { type ReactNode, useEffect, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { useBackstageMessages } from '../../../messages/index.ts';
import { ownText } from '../../../own-text.tsx';
import { Button } from '../../../primitives/Button.tsx';

const OnlyThis = createGlobalStyle`
  @media print {
    @page {
      margin: 12mm;
    }
    body * {
      visibility: hidden;
    }
    /* Parts that are only invisible would keep their room, and print empty pages. */
    body *:not(:has([data-printed='true']), [data-printed='true'], [data-printed='true'] *) {
      display: none;
    }
    [data-printed='true'],
    [data-printed='true'] * {
      visibility: visible;
      print-color-adjust: exact;
    }
    [data-printed='true'] {
      position: absolute;
      inset: 0 0 auto;
    }
    [data-printed='true'] button {
      display: none;
    }
  }
`;

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
  @media print {
    display: none;
  }
`;

export function Printable({ children }: { readonly children: ReactNode }) {
  const { statistics: texts } = useBackstageMessages();
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const done = () => setPrinting(false);
    addEventListener('afterprint', done);
    print();
    return () => removeEventListener('afterprint', done);
  }, [printing]);
  return (
    <div data-printed={printing}>
      {printing ? <OnlyThis /> : null}
      {ownText(children)}
      <Tools>
        <Button size="small" look="quiet" onClick={() => setPrinting(true)}>
          {texts.chart.print}
        </Button>
      </Tools>
    </div>
  );
}
