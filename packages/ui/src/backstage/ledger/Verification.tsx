'use client';
// Recomputes the chain of the ledger on the server and says in one sentence what came out.
import type { LedgerVerification } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { useAct } from '../data/use-act.ts';
import { Notice } from '../frame/Notice.tsx';

export function useVerification(id: string) {
  const { ledger: texts } = useBackstageMessages();
  const [result, setResult] = useState<LedgerVerification | null>(null);
  const act = useAct(
    texts.verify,
    (client, _: undefined) => client.request('verifyLedger', { path: { id } }),
    { onDone: setResult },
  );
  return {
    button: (
      <Button busy={act.busy} onClick={() => void act.run(undefined)}>
        {texts.verify}
      </Button>
    ),
    notice: result === null ? null : <VerificationNotice result={result} />,
  };
}

export function VerificationNotice({ result }: { readonly result: LedgerVerification }) {
  const { ledger: texts } = useBackstageMessages();
  const { intact, checked, firstBroken, head } = result;
  if (!intact) {
    const version = firstBroken ?? checked + 1;
    return (
      <Notice tone="warning" title={fill(texts.broken, { version })}>
        {fill(texts.brokenDetail, { version, count: Math.max(0, version - 1) })}
      </Notice>
    );
  }
  return (
    <Notice tone="success" title={texts.intact}>
      {checked === 0 ? (
        texts.noEntries
      ) : (
        <span title={head} style={{ overflowWrap: 'anywhere' }}>
          {fill(texts.intactDetail, { count: checked, head: head.slice(0, 16) })}
        </span>
      )}
    </Notice>
  );
}
