// Starts a page of the product: an error in it shows a page that says so, and React's strict mode checks it in
// development.
import { lazy, type ReactNode, StrictMode, Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { DemoMark } from './DemoMark.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';

const CrashedPage = lazy(async () => ({
  default: (await import('./CrashedPage.tsx')).CrashedPage,
}));

export interface PageParts {
  /** Whether a demonstration is marked on it; a graphic for a mixer holds nothing but itself. */
  readonly marked?: boolean;
}

export function startPage(page: ReactNode, { marked = true }: PageParts = {}): void {
  const place = document.getElementById('root');
  if (place === null) return;
  const root = createRoot(place);
  // As a transition, a page whose parts have arrived is drawn at once. Otherwise its loading state is drawn first, and
  // React shows what follows a loading state 300 ms later at the earliest.
  startTransition(() =>
    root.render(
      <StrictMode>
        <RouteBoundary
          fallback={
            <Suspense fallback={null}>
              <CrashedPage />
            </Suspense>
          }
        >
          {page}
        </RouteBoundary>
        {marked ? <DemoMark /> : null}
      </StrictMode>,
    ),
  );
}
