// `/web/dd/:competitionId?corpId=…`: a judge's link in a chat, with the judge's own login.
import { useMessengerMessages } from '@liangfen/ui/messages';
import { JudgeFromMessenger, MessengerHostProvider } from '@liangfen/ui/messenger';
import { LiangfenProvider } from '@liangfen/ui/provider';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { judgeClient } from '../judge-client.ts';
import { keepCorporation, keptCorporation } from '../messenger-corporation.ts';
import { messengerHost } from '../messenger-host.ts';
import { PageTitle } from '../PageTitle.tsx';

export function JudgeFromMessengerRoute() {
  const { competitionId = '' } = useParams();
  const [query] = useSearchParams();
  const [lastCorpId] = useState(keptCorporation);
  const { judge } = useMessengerMessages();
  return (
    <LiangfenProvider client={judgeClient}>
      <MessengerHostProvider value={messengerHost}>
        <PageTitle of={judge.title} />
        <JudgeFromMessenger
          key={competitionId}
          competitionId={competitionId}
          corpId={query.get('corpId')}
          lastCorpId={lastCorpId}
          address={window.location.href}
          signUpHref={`/web/judge/apply?competition=${encodeURIComponent(competitionId)}`}
          onRecognised={keepCorporation}
          // The phone's pages are a page of their own.
          onEnter={() => window.location.replace(`/web/judge/${encodeURIComponent(competitionId)}`)}
        />
      </MessengerHostProvider>
    </LiangfenProvider>
  );
}
