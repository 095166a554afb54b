// The parts of the account about who came in and how, loaded as one: a file for each would be longer than what it spares.
export { SecondFactor } from './SecondFactor.tsx';
export { SecurityLog } from './SecurityLog.tsx';
export { Sessions } from './Sessions.tsx';
