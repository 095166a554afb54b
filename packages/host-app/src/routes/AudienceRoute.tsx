// `/web/live/:competitionId`: what the hall's own phones see.
import { AudiencePage } from '@liangfen/ui/audience';

export function AudienceRoute() {
  // Matches exactly this address; addresses under it belong to no competition, and the server says so.
  const [, id = '-'] = /^\/web\/live\/([\w-]{1,64})\/?$/.exec(window.location.pathname) ?? [];
  return <AudiencePage competitionId={id} />;
}
