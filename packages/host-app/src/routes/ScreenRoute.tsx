// `/web/match/:competitionId`: the match page, nothing around it.
import { MatchScreen, screenOutputOf } from '@liangfen/ui/match-screen';
import { useCommonMessages, useScreenMessages } from '@liangfen/ui/messages';

export function ScreenRoute() {
  const { productName } = useCommonMessages();
  const { noPage } = useScreenMessages();
  const { pathname, search } = window.location;
  // Matches exactly this address; addresses under it belong to no competition.
  const competitionId = /^\/web\/match\/([^/]+)\/?$/.exec(pathname)?.[1];
  const asked = new URLSearchParams(search);
  const label = asked.get('label');
  if (competitionId === undefined) {
    return (
      <main className="plain">
        <title>{productName}</title>
        <h1>{noPage.title}</h1>
        <p>{noPage.hint}</p>
      </main>
    );
  }
  return (
    <main style={{ position: 'fixed', top: 0, right: 0, bottom: 0, left: 0 }}>
      <title>{productName}</title>
      <MatchScreen
        competitionId={competitionId}
        keys
        sound
        audiencePath={`/web/live/${competitionId}`}
        wakeLock
        onReloadAsked={() => window.location.reload()}
        onError={({ code }) => {
          // The server answers, and yet a part of the page does not come: its version is gone, or it was lost once.
          if (code === 'PICTURES_NOT_LOADED') window.location.reload();
        }}
        output={screenOutputOf(search)}
        transparent={asked.get('background') === 'transparent'}
        {...(label === null ? {} : { label })}
      />
    </main>
  );
}
