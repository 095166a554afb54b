// The player of rehearsals; loaded when one is started, so that the desk does not carry the console along.
export { playRehearsal } from './play-rehearsal.ts';
