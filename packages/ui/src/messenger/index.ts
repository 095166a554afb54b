// The workplace messenger for hosts: what a page inside it may ask, and the way in for judges who come from a chat.

export { ScanPage } from './hosted.ts';
export { JudgeFromMessenger } from './judge/JudgeFromMessenger.tsx';
export type { JudgeFromMessengerProps } from './judge/use-judge-from-messenger.ts';
export { type LoginAnswer, readLoginAnswer } from './login-answer.ts';
export { type MessengerHost, MessengerHostProvider } from './messenger-host.ts';
export type { PageMessenger } from './page-messenger.ts';
export type { ScanPageProps } from './scan/ScanPage.tsx';
export type { CodeReader } from './scan/use-scan.ts';
