// Starts the desk and the console.
import { Router } from './router.tsx';
import { startPage } from './start-page.tsx';
import { takeConsoleToken } from './take-console-token.ts';

takeConsoleToken();
startPage(<Router />);
