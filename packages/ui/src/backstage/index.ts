// The organiser's desk, and the entrances around it.
export { Backstage, type BackstageView, Desk, type DeskProps } from './Backstage.tsx';
export { BadgesPage, type BadgesPageProps } from './badges/BadgesPage.tsx';
export { InvitationSheetPage } from './badges/InvitationSheetPage.tsx';
export { ConsoleLoginPage, type ConsoleLoginPageProps } from './entrance/ConsoleLoginPage.tsx';
export { HomePage } from './entrance/HomePage.tsx';
export { LoginPage, type LoginPageProps } from './entrance/LoginPage.tsx';
export { RegisterPage, type RegisterPageProps } from './entrance/RegisterPage.tsx';
export { UnavailablePage } from './entrance/UnavailablePage.tsx';
export type { Aim } from './frame/Aimed.tsx';
export {
  type AccountPart,
  accountParts,
  type BackstageTab,
  type HeldBack,
  type Navigation,
  NavigationProvider,
  type PaymentOpening,
  type Place,
} from './frame/pages.tsx';
export { ArrivalPage } from './hall-address/ArrivalPage.tsx';
export {
  ExternalLoginPage,
  type ExternalLoginPageProps,
  type LoginErrand,
} from './messenger/ExternalLoginPage.tsx';
export { InsideLoginPage, type InsideLoginPageProps } from './messenger/InsideLoginPage.tsx';
export { MessengerScanPage, type MessengerScanPageProps } from './messenger/MessengerScanPage.tsx';
export {
  PaymentRedirectPage,
  type PaymentRedirectPageProps,
} from './payment-page/PaymentRedirectPage.tsx';
