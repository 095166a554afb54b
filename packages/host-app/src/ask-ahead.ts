// Runs before the page's code has arrived: a file of its own in the build.
import { askAhead } from './ahead.ts';
import { isBesidePage } from './phone-pages.ts';

const { location } = window;
askAhead(location);
// On its way at the same time as the page's code, which would begin it only once it runs: two waits on a hall's network.
// Whoever draws the page imports the part again, and tells what went wrong.
if (isBesidePage(location.pathname)) import('./routes/JudgePagesBeside.tsx').catch(() => {});
