// Starts the web app. Placeholder until the routes are written.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const place = document.getElementById('root');
if (place) createRoot(place).render(<StrictMode>亮分</StrictMode>);
