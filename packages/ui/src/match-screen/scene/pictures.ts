// Every picture of a show but its opening, and their sheet: one part, so that a screen that has it can draw whatever comes.
export { picturesSheet } from '../dress/pictures-sheet.ts';
export { SceneSponsors } from '../sponsors/SceneSponsors.tsx';
export { Prepared } from './Prepared.tsx';
export { SceneView } from './SceneView.tsx';
