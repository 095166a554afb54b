// The pages of one hall: screen, console, console for one hand.
export { type HallPages, HallPagesDialog } from './HallPagesDialog.tsx';
