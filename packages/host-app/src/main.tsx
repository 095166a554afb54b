// Starts the web app.
import './page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from './router.tsx';
import { takeConsoleToken } from './take-console-token.ts';

takeConsoleToken();

const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Router />
    </StrictMode>,
  );
}
