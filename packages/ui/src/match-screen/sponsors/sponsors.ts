// What draws sponsors: loaded where a competition has some.
export { SponsorBar } from './SponsorBar.tsx';
export { SponsorPages } from './SponsorPages.tsx';
export { SponsorWall } from './SponsorWall.tsx';
export { sponsorsSheet } from './sponsors-sheet.ts';
