// Starts the match page.
import './page.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleProvider } from './ConsoleProvider.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';
import { ScreenRoute } from './routes/ScreenRoute.tsx';

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
        <ConsoleProvider>
          <ScreenRoute />
        </ConsoleProvider>
      </RouteBoundary>
    </StrictMode>,
  );
}
