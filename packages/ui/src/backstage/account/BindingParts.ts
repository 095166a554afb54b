// The parts of the account about logins elsewhere, loaded as one: they share most of what they draw.
export { SignOnPart } from '../sign-on/SignOnPart.tsx';
export { MessengerPart } from './messenger/MessengerPart.tsx';
