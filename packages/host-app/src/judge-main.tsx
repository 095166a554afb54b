// Starts the judge's phone: small, it is loaded over a hall's network.
import './page.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { JudgeLayout } from './JudgeLayout.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';
import { JudgeRoutes } from './routes/JudgeRoutes.tsx';

const CrashedPage = lazy(async () => ({
  default: (await import('./CrashedPage.tsx')).CrashedPage,
}));

const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <RouteBoundary
        fallback={
          <Suspense fallback={null}>
            <CrashedPage />
          </Suspense>
        }
      >
        <JudgeLayout>
          <JudgeRoutes />
        </JudgeLayout>
      </RouteBoundary>
    </StrictMode>,
  );
}
