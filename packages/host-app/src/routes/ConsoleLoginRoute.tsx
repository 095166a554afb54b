// `/web/control/login/:competitionId`
import { ConsoleLoginPage } from '@liangfen/ui/backstage';
import { useBackstageMessages, useFailureMessages } from '@liangfen/ui/messages';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { readNavigationState } from '../navigation-state.ts';
import { PageTitle } from '../PageTitle.tsx';

export function ConsoleLoginRoute() {
  const { competitionId = '' } = useParams();
  const [query] = useSearchParams();
  const { consoleLogin } = useBackstageMessages();
  const { loginExpired } = useFailureMessages();
  const navigate = useNavigate();
  const { expired } = readNavigationState(useLocation().state);
  const panel = query.has('hand') ? '/web/mobile/control/panel' : '/web/control/panel';
  return (
    <>
      <PageTitle of={consoleLogin.title} />
      <ConsoleLoginPage
        competitionId={competitionId}
        message={expired ? loginExpired : null}
        onEntered={() => void navigate(`${panel}/${competitionId}`, { replace: true })}
      />
    </>
  );
}
