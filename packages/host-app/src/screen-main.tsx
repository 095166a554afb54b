// Starts the match page.
import './name-fonts/name-fonts.css';
import './page.css';
import { screenOutputOf } from '@liangfen/ui/match-screen';
import { ConsoleProvider } from './ConsoleProvider.tsx';
import { ScreenRoute } from './routes/ScreenRoute.tsx';
import { startPage } from './start-page.tsx';

startPage(
  <ConsoleProvider>
    <ScreenRoute />
  </ConsoleProvider>,
  { marked: screenOutputOf(location.search).layer === null },
);
