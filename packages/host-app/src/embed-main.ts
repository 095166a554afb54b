// `/embed/:competitionId`: the match screen for a portal's iframe, and its messages to the portal.
import './name-fonts/name-fonts.css';
import './page.css';
import '@liangfen/embed/screen';
import { connectPortal, portalOf } from './embed-portal.ts';
import { embeddedScreen } from './embed-screen.ts';

const place = document.getElementById('root');
const screen = embeddedScreen(window.location);
if (place !== null) {
  // The page in the frame is ours, and loads again without the portal's noticing.
  screen.addEventListener('liangfen-reload-asked', (event) => {
    event.preventDefault();
    window.location.reload();
  });
  place.append(screen);
  connectPortal(window, screen, portalOf(window.location.search));
}
