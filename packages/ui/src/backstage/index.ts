// The organiser's desk, and the entrances around it.
export type { BackstageView, DeskProps } from './Backstage.tsx';
export type { BadgesPageProps } from './badges/BadgesPage.tsx';
export type { ConsoleLoginPageProps } from './entrance/ConsoleLoginPage.tsx';
export type { LoginPageProps } from './entrance/LoginPage.tsx';
export type { RegisterPageProps } from './entrance/RegisterPage.tsx';
export type { ResetPageProps } from './entrance/ResetPage.tsx';
export type { Aim } from './frame/Aimed.tsx';
export {
  type AccountPart,
  accountParts,
  type BackstageTab,
  type DeskPage,
  type HeldBack,
  type Navigation,
  NavigationProvider,
  type PaymentOpening,
} from './frame/pages.tsx';
export {
  ArrivalPage,
  Backstage,
  BadgesPage,
  ConsoleLoginPage,
  Desk,
  ExternalLoginPage,
  HomePage,
  InsideLoginPage,
  InvitationSheetPage,
  LoginPage,
  MessengerScanPage,
  PaymentRedirectPage,
  RegisterPage,
  ResetPage,
  SignOnReturnPage,
  UnavailablePage,
} from './hosted.ts';
export type { LoginErrand } from './login-elsewhere/return-verdict.ts';
export type { ExternalLoginPageProps } from './messenger/ExternalLoginPage.tsx';
export type { InsideLoginPageProps } from './messenger/InsideLoginPage.tsx';
export type { MessengerScanPageProps } from './messenger/MessengerScanPage.tsx';
export type { PaymentRedirectPageProps } from './payment-page/PaymentRedirectPage.tsx';
export type { SignOnReturnPageProps } from './sign-on/SignOnReturnPage.tsx';
export { readSignOnAnswer, type SignOnAnswer, type SignOnProof } from './sign-on/sign-on-answer.ts';
export { type SignOnHost, SignOnHostProvider } from './sign-on/sign-on-host.ts';
