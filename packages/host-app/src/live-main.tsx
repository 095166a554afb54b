// Starts the audience's page: the slimmest of all, because ten thousand phones load it over one hall's network.
import { AudienceRoute } from './routes/AudienceRoute.tsx';
import { startPage } from './start-page.tsx';

startPage(<AudienceRoute />);
