// `/web/dd/:competitionId?corpId=…`: a judge's link in a chat, with the judge's own login.
import { createLiangfenClient } from '@liangfen/sdk';
import { useMessengerMessages } from '@liangfen/ui/messages';
import { JudgeFromMessenger, MessengerHostProvider } from '@liangfen/ui/messenger';
import { LiangfenProvider } from '@liangfen/ui/provider';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { keepCorporation, keptCorporation } from '../messenger-corporation.ts';
import { messengerHost } from '../messenger-host.ts';
import { PageTitle } from '../PageTitle.tsx';
import { judgeTokens } from '../tokens.ts';

/** Knows the whole contract: the page belongs to the desk's code, and only its login is the phone's. */
const judgeClient = createLiangfenClient({ tokens: judgeTokens });

export function JudgeFromMessengerRoute() {
  const { competitionId = '' } = useParams();
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
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
          path={`${pathname}${search}`}
          signUpHref={`/web/judge/apply?competition=${encodeURIComponent(competitionId)}`}
          onRecognised={keepCorporation}
          // The phone's pages are a page of their own.
          onEnter={() => window.location.replace(`/web/judge/${encodeURIComponent(competitionId)}`)}
        />
      </MessengerHostProvider>
    </LiangfenProvider>
  );
}
