// `/web/live/:competitionId`: what the hall's own phones see.
import { AudiencePage } from '@liangfen/ui/audience';

export function AudienceRoute() {
  // Exactly this address; whatever else is under it is no competition's, and is told so by the server.
  const [, id = '-'] = /^\/web\/live\/([\w-]{1,64})\/?$/.exec(window.location.pathname) ?? [];
  return <AudiencePage competitionId={id} />;
}
