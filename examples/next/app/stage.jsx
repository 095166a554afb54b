'use client';
// The live screen, and a line that says how it stands. Callbacks make it a component of the browser.
import { MatchScreen } from '@liangfen/ui/match-screen';
import { LiangfenProvider } from '@liangfen/ui/provider';
import { useState } from 'react';

export function Stage({ server, competitionId, nonce }) {
  const [state, setState] = useState('正在连接');
  return (
    <LiangfenProvider server={server} nonce={nonce}>
      <MatchScreen
        competitionId={competitionId}
        onReady={() => setState('正在直播')}
        onError={({ detail }) => setState(detail)}
      />
      <p>{state}</p>
    </LiangfenProvider>
  );
}
