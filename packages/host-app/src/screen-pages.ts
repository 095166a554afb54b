// The bundle of the match page.
export { ConsoleLayout } from './ConsoleLayout.tsx';
export { ScreenRoute } from './routes/ScreenRoute.tsx';
