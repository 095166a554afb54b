'use client';
// The pages of the desk as other sites get them: with their styles where the site wants them.
import { inHostStyles } from '../primitives/in-host-styles.tsx';
import { Backstage as OwnBackstage, Desk as OwnDesk } from './Backstage.tsx';
import { BadgesPage as OwnBadgesPage } from './badges/BadgesPage.tsx';
import { InvitationSheetPage as OwnInvitationSheetPage } from './badges/InvitationSheetPage.tsx';
import { ConsoleLoginPage as OwnConsoleLoginPage } from './entrance/ConsoleLoginPage.tsx';
import { HomePage as OwnHomePage } from './entrance/HomePage.tsx';
import { LoginPage as OwnLoginPage } from './entrance/LoginPage.tsx';
import { RegisterPage as OwnRegisterPage } from './entrance/RegisterPage.tsx';
import { ResetPage as OwnResetPage } from './entrance/ResetPage.tsx';
import { UnavailablePage as OwnUnavailablePage } from './entrance/UnavailablePage.tsx';
import { ArrivalPage as OwnArrivalPage } from './hall-address/ArrivalPage.tsx';
import { ExternalLoginPage as OwnExternalLoginPage } from './messenger/ExternalLoginPage.tsx';
import { InsideLoginPage as OwnInsideLoginPage } from './messenger/InsideLoginPage.tsx';
import { MessengerScanPage as OwnMessengerScanPage } from './messenger/MessengerScanPage.tsx';
import { PaymentRedirectPage as OwnPaymentRedirectPage } from './payment-page/PaymentRedirectPage.tsx';
import { SignOnReturnPage as OwnSignOnReturnPage } from './sign-on/SignOnReturnPage.tsx';

/**
 * @example
 * ```tsx
 * <LiangfenProvider server="https://score.example.com" getToken={() => 'an account'}>
 *   <Desk navigation={navigation}>
 *     <Backstage view={{ page: 'overview' }} />
 *   </Desk>
 * </LiangfenProvider>;
 * ```
 */
export const Backstage = /* @__PURE__ */ inHostStyles(OwnBackstage);
/**
 * @example
 * ```tsx
 * <Desk navigation={navigation}>
 *   <Backstage view={{ page: 'backstage', id: 'c1', mode: 'score', tab: 'guide' }} />
 * </Desk>;
 * ```
 */
export const Desk = /* @__PURE__ */ inHostStyles(OwnDesk);
/**
 * @example
 * ```tsx
 * <Desk navigation={navigation}>
 *   <BadgesPage id="c1" numbers="1-3,7" />
 * </Desk>;
 * ```
 */
export const BadgesPage = /* @__PURE__ */ inHostStyles(OwnBadgesPage);
/**
 * @example
 * ```tsx
 * <Desk navigation={navigation}>
 *   <InvitationSheetPage id="c1" />
 * </Desk>;
 * ```
 */
export const InvitationSheetPage = /* @__PURE__ */ inHostStyles(OwnInvitationSheetPage);
/**
 * @example
 * ```tsx
 * <NavigationProvider value={navigation}>
 *   <ConsoleLoginPage competitionId="c1" onEntered={() => location.assign('/panel/c1')} />
 * </NavigationProvider>;
 * ```
 */
export const ConsoleLoginPage = /* @__PURE__ */ inHostStyles(OwnConsoleLoginPage);
/**
 * @example
 * ```tsx
 * <NavigationProvider value={navigation}>
 *   <HomePage loggedIn={false} />
 * </NavigationProvider>;
 * ```
 */
export const HomePage = /* @__PURE__ */ inHostStyles(OwnHomePage);
/**
 * @example
 * ```tsx
 * <NavigationProvider value={navigation}>
 *   <LoginPage onLoggedIn={() => navigation.go({ page: 'overview' })} />
 * </NavigationProvider>;
 * ```
 */
export const LoginPage = /* @__PURE__ */ inHostStyles(OwnLoginPage);
/**
 * @example
 * ```tsx
 * const Register = (props: RegisterPageProps) => (
 *   <NavigationProvider value={navigation}>
 *     <RegisterPage {...props} />
 *   </NavigationProvider>
 * );
 * ```
 */
export const RegisterPage = /* @__PURE__ */ inHostStyles(OwnRegisterPage);
/**
 * @example
 * ```tsx
 * <NavigationProvider value={navigation}>
 *   <UnavailablePage kind="notFound" />
 * </NavigationProvider>;
 * ```
 */
export const UnavailablePage = /* @__PURE__ */ inHostStyles(OwnUnavailablePage);
/**
 * @example
 * ```tsx
 * <ArrivalPage code="hall-code" />;
 * ```
 */
export const ArrivalPage = /* @__PURE__ */ inHostStyles(OwnArrivalPage);
/**
 * @example
 * ```tsx
 * <ExternalLoginPage
 *   answer={readLoginAnswer(location.search)}
 *   errand={null}
 *   onLoggedIn={() => location.assign('/desk')}
 *   onBound={() => location.assign('/desk/account')}
 * />;
 * ```
 */
export const ExternalLoginPage = /* @__PURE__ */ inHostStyles(OwnExternalLoginPage);
/**
 * @example
 * ```tsx
 * <InsideLoginPage corpId="ding-corp" from="/desk" onLoggedIn={() => location.assign('/desk')} />;
 * ```
 */
export const InsideLoginPage = /* @__PURE__ */ inHostStyles(OwnInsideLoginPage);
/**
 * @example
 * ```tsx
 * <NavigationProvider value={navigation}>
 *   <MessengerScanPage onLoggedIn={() => navigation.go({ page: 'overview' })} />
 * </NavigationProvider>;
 * ```
 */
export const MessengerScanPage = /* @__PURE__ */ inHostStyles(OwnMessengerScanPage);
/**
 * @example
 * ```tsx
 * <PaymentRedirectPage content={sessionStorage.getItem('payment')} isDemonstration={async () => false} />;
 * ```
 */
export const PaymentRedirectPage = /* @__PURE__ */ inHostStyles(OwnPaymentRedirectPage);
/**
 * @example
 * ```tsx
 * <SignOnReturnPage
 *   answer={readSignOnAnswer(location.search)}
 *   errand={null}
 *   onLoggedIn={() => location.assign('/desk')}
 *   onBound={() => location.assign('/desk/account')}
 * />;
 * ```
 */
export const SignOnReturnPage = /* @__PURE__ */ inHostStyles(OwnSignOnReturnPage);
/**
 * @example
 * ```tsx
 * <NavigationProvider value={navigation}>
 *   <ResetPage token={new URLSearchParams(location.hash.slice(1)).get('token')} />
 * </NavigationProvider>;
 * ```
 */
export const ResetPage = /* @__PURE__ */ inHostStyles(OwnResetPage);
