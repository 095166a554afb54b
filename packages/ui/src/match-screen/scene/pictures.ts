// Every picture of a show but its opening, and their styles: one part, so that a screen that has it can draw whatever comes.
export { picturesStyles } from '../styles/pictures-styles.ts';
export { Prepared } from './Prepared.tsx';
export { SceneSponsors } from './SceneSponsors.tsx';
export { SceneView } from './SceneView.tsx';
