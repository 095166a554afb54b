// The desk of the running bout.
export { BattleDesk } from './BattleDesk.tsx';
export { BoutKeysHelp } from './BoutKeysHelp.tsx';
export { type BoutRows, boutRows } from './bout-keys.ts';
