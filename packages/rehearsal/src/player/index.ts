/** Plays a rehearsal; to be loaded when one is started, because it brings the console's machine along. */
export {
  type Connections,
  playRehearsal,
  type Rehearsal,
  type RehearsalOptions,
  type RehearsalPart,
  type RehearsalState,
} from './play-rehearsal.ts';
