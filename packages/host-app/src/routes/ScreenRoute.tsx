// `/web/match/:competitionId`: the match page, nothing around it.
import { MatchScreen } from '@liangfen/ui/match-screen';
import { useCommonMessages } from '@liangfen/ui/messages';

export function ScreenRoute() {
  const { productName } = useCommonMessages();
  const { pathname, search } = window.location;
  // Exactly this address; what is under it is no competition's.
  const competitionId = /^\/web\/match\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '';
  const label = new URLSearchParams(search).get('label');
  return (
    <div style={{ position: 'fixed', top: 0, right: 0, bottom: 0, left: 0 }}>
      <title>{productName}</title>
      <MatchScreen competitionId={competitionId} {...(label === null ? {} : { label })} />
    </div>
  );
}
