// The parts of the account about logins, loaded as one: a file for each would cost more than it saves.
export { SecondFactor } from './SecondFactor.tsx';
export { SecurityLog } from './SecurityLog.tsx';
export { Sessions } from './Sessions.tsx';
