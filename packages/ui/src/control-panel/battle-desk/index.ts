// The desk of the running bout.
export { BattleDesk } from './BattleDesk.tsx';
export { BoutKeysHelp } from './BoutKeysHelp.tsx';
