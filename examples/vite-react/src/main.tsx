// A page of a portal with the live screen in it, and a line that says how it stands.
import { MatchScreen } from '@liangfen/ui/match-screen';
import { LiangfenProvider } from '@liangfen/ui/provider';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const server = 'https://score.example.com';
const competitionId = 'c1';

function Page() {
  const [state, setState] = useState('正在连接');
  return (
    <LiangfenProvider server={server}>
      <h1>今晚直播</h1>
      <MatchScreen
        competitionId={competitionId}
        onReady={() => setState('正在直播')}
        onError={({ detail }) => setState(detail)}
      />
      <p>{state}</p>
    </LiangfenProvider>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Page />);
