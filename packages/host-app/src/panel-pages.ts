// The bundle of the console.
export { ConsoleLayout } from './ConsoleLayout.tsx';
export { PanelRoute } from './routes/PanelRoute.tsx';
