// Every picture of a show but its opening, and their sheet: one part, so that a screen that has it can draw whatever comes.
export { picturesSheet } from '../styles/pictures-sheet.ts';
export { Prepared } from './Prepared.tsx';
export { SceneSponsors } from './SceneSponsors.tsx';
export { SceneView } from './SceneView.tsx';
