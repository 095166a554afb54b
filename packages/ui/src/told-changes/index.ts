// What a step would change of what is published: its type, and the lines that say it.
export { changesNothing, ToldChanges, type ToldChangesTexts } from './ToldChanges.tsx';
