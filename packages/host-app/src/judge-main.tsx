// Starts the judge's phone: small, it is loaded over a hall's network.
import { pageStarts } from './ahead.ts';
import { JudgeLayout } from './JudgeLayout.tsx';
import { JudgeRoutes } from './routes/JudgeRoutes.tsx';
import { startPage } from './start-page.tsx';

pageStarts();
startPage(
  <JudgeLayout>
    <JudgeRoutes />
  </JudgeLayout>,
);
