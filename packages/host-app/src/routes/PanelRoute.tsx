// `/web/control/panel/:competitionId` and its one-hand sister.
import { ControlPanel, MobileControlPanel } from '@liangfen/ui/control-panel';
import { usePanelMessages } from '@liangfen/ui/messages';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { consoleLoginAddress, screenAddress } from '../addresses.ts';
import { PageTitle } from '../PageTitle.tsx';
import { keepPanelAppearance, keptPanelAppearance } from '../panel-appearance.ts';

export function PanelRoute({ hand }: { readonly hand: 'desk' | 'mobile' }) {
  const { competitionId = '' } = useParams();
  const { title } = usePanelMessages();
  const navigate = useNavigate();
  const [appearance, setAppearance] = useState(keptPanelAppearance);
  const Panel = hand === 'desk' ? ControlPanel : MobileControlPanel;
  return (
    <>
      <PageTitle of={title} />
      <Panel
        key={competitionId}
        competitionId={competitionId}
        screenHref={screenAddress(competitionId)}
        pages={{
          screen: screenAddress(competitionId),
          console: consoleLoginAddress(competitionId, false),
          hand: consoleLoginAddress(competitionId, true),
          audience: `/web/live/${competitionId}`,
        }}
        appearance={appearance}
        onAppearance={(chosen) => {
          setAppearance(chosen);
          keepPanelAppearance(chosen);
        }}
        onLoginNeeded={(reason) =>
          void navigate(consoleLoginAddress(competitionId, hand === 'mobile'), {
            replace: true,
            state: { expired: reason === 'EXPIRED' },
          })
        }
      />
    </>
  );
}
