// `/web/match/:competitionId`: the match page, nothing around it.
import { MatchScreen } from '@liangfen/ui/match-screen';
import { useCommonMessages } from '@liangfen/ui/messages';
import { useParams, useSearchParams } from 'react-router';

export function ScreenRoute() {
  const { competitionId = '' } = useParams();
  const [query] = useSearchParams();
  const { productName } = useCommonMessages();
  const label = query.get('label');
  return (
    <div style={{ position: 'fixed', top: 0, right: 0, bottom: 0, left: 0 }}>
      <title>{productName}</title>
      <MatchScreen competitionId={competitionId} {...(label === null ? {} : { label })} />
    </div>
  );
}
