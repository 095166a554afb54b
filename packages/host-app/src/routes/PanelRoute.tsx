// `/web/control/panel/:competitionId` and its one-hand sister.
import { ControlPanel, MobileControlPanel } from '@liangfen/ui/control-panel';
import { usePanelMessages } from '@liangfen/ui/messages';
import { useNavigate, useParams } from 'react-router';
import { PageTitle } from '../PageTitle.tsx';

export function PanelRoute({ hand }: { readonly hand: 'desk' | 'mobile' }) {
  const { competitionId = '' } = useParams();
  const { title } = usePanelMessages();
  const navigate = useNavigate();
  const Panel = hand === 'desk' ? ControlPanel : MobileControlPanel;
  return (
    <>
      <PageTitle of={title} />
      <Panel
        key={competitionId}
        competitionId={competitionId}
        screenHref={`/web/match/${competitionId}`}
        onLoginNeeded={(reason) =>
          void navigate(`/web/control/login/${competitionId}${hand === 'mobile' ? '?hand' : ''}`, {
            replace: true,
            state: { expired: reason === 'EXPIRED' },
          })
        }
      />
    </>
  );
}
