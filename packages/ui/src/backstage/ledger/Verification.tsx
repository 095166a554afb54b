'use client';
// Has the server prove the ledger: its chain, its signatures, and that scores, results and settings follow from it.
import type { LedgerVerification } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { useAct } from '../data/use-act.ts';
import { useDownloads } from '../downloads/Downloads.tsx';
import { Callout } from '../frame/Callout.tsx';

export function useVerification(id: string) {
  const { ledger: texts } = useBackstageMessages();
  const [result, setResult] = useState<LedgerVerification | null>(null);
  const { start } = useDownloads();
  const act = useAct(
    texts.verify,
    (client, _: undefined) => client.request('verifyLedger', { path: { id } }),
    { onDone: setResult },
  );
  const takeEvidence = () =>
    start({
      name: texts.evidenceFile,
      fallback: `${texts.evidenceFile}.json`,
      fetch: (client, signal, onProgress) =>
        client.download('exportEvidence', { path: { id }, signal }, onProgress),
    });
  return {
    button: (
      <>
        <Button onClick={takeEvidence}>{texts.evidence}</Button>
        <Button busy={act.busy} onClick={() => void act.run(undefined)}>
          {texts.verify}
        </Button>
      </>
    ),
    callout: result === null ? null : <VerificationCallout result={result} />,
  };
}

const Told = styled.div`
  display: grid;
  gap: 4px;
  overflow-wrap: anywhere;
`;

const Parts = styled.ul`
  margin: 0;
  padding-left: 20px;
`;

const shortHash = 16;

export function VerificationCallout({ result }: { readonly result: LedgerVerification }) {
  const { ledger: texts } = useBackstageMessages();
  const { intact, checked, firstBroken } = result;
  if (firstBroken !== null) {
    return (
      <Callout tone="warning" title={fill(texts.broken, { version: firstBroken })}>
        {fill(texts.brokenDetail, { version: firstBroken, count: Math.max(0, firstBroken - 1) })}
      </Callout>
    );
  }
  if (!intact) {
    return (
      <Callout tone="warning" title={texts.different}>
        <Told>
          <DifferenceText result={result} />
          <span>{texts.keep}</span>
        </Told>
      </Callout>
    );
  }
  return (
    <Callout tone="success" title={texts.intact}>
      {checked === 0 ? texts.noEntries : <ProvedText result={result} />}
    </Callout>
  );
}

function DifferenceText({ result: { difference } }: { readonly result: LedgerVerification }) {
  const { ledger: texts } = useBackstageMessages();
  if (difference === null) return null;
  const { text, expected, found } = difference;
  // A reader who may not see scores is told where the difference is, and not what it is.
  if (expected === null && found === null) return <span>{text}</span>;
  const values = { expected: expected ?? texts.nothing, found: found ?? texts.nothing };
  return <span>{fill(texts.differentAt, { text, ...values })}</span>;
}

function ProvedText({ result }: { readonly result: LedgerVerification }) {
  const { ledger: texts } = useBackstageMessages();
  const { checked, head, replayed, signed, unchecked } = result;
  return (
    <Told>
      <span title={head}>
        {fill(texts.intactDetail, { count: checked, head: head.slice(0, shortHash) })}
      </span>
      <span>{replayed === 0 ? texts.notReplayed : fill(texts.replayed, { count: replayed })}</span>
      <span title={signed?.root}>
        {signed === null
          ? texts.unsigned
          : fill(texts.signed, { version: signed.size, root: signed.root.slice(0, shortHash) })}
      </span>
      <details>
        <summary>{texts.unchecked}</summary>
        <Parts>
          {unchecked.map((part) => (
            <li key={part}>{texts.part[part]}</li>
          ))}
        </Parts>
      </details>
    </Told>
  );
}
