// Starts the desk and the console.
import './no-markup.ts';
import './name-fonts/name-fonts.css';
import './page.css';
import { RouterProvider } from 'react-router';
import { createRouter } from './router.tsx';
import { startPage } from './start-page.tsx';
import { takeConsoleToken } from './take-console-token.ts';

void takeConsoleToken().then(() => startPage(<RouterProvider router={createRouter()} />));
