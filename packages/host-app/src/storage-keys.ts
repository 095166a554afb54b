// Every key the app keeps in the browser's storage (spec § 2), in one place.

export const storageKeys = {
  /** The login token, `TOKEN …`, `SSO …` or `DING …`. */
  token: 'liangfen.token',
  /** The login state while an organiser is logged in: `ACCOUNT` by password, `MESSENGER` by the messenger. */
  loginState: 'liangfen.login-state',
  /** The login of a judge's phone, so that a seat link never ends an organiser's login. */
  judgeToken: 'liangfen.judge.token',
  /** Why this tab left for the messenger's login page; in session storage. */
  messengerErrand: 'liangfen.messenger.errand',
  /** Why this tab left for the single sign-on's provider. */
  signOnErrand: 'liangfen.sign-on.errand',
  /** The corporation from whose messenger somebody came last. */
  messengerCorporation: 'liangfen.messenger.corporation',
  /** When this tab was last led back to the messenger's way in; in session storage. */
  ledBack: 'liangfen.judge.led-back',
  /** The console token of one competition. */
  consoleToken: (competitionId: string) => `liangfen.console.${competitionId}`,
  /** Light, dark, or as the system wishes: the panel's appearance in this browser. */
  panelAppearance: 'liangfen.panel.appearance',
  /** Form content for the payment redirect page. */
  paymentForm: 'liangfen.payment-form',
} as const;
