// Every key the app keeps in local storage (spec § 2), in one place.

export const storageKeys = {
  /** The login token, `TOKEN …` or `DING …`. */
  token: 'liangfen.token',
  /** The login state: `ACCOUNT` while an organiser is logged in. */
  loginState: 'liangfen.login-state',
  /** The login of a judge's phone, so that a seat link never ends an organiser's login. */
  judgeToken: 'liangfen.judge.token',
  /** The console token of one competition. */
  consoleToken: (competitionId: string) => `liangfen.console.${competitionId}`,
  /** Light, dark, or as the system wishes: the panel's appearance in this browser. */
  panelAppearance: 'liangfen.panel.appearance',
  /** Form content for the payment redirect page. */
  paymentForm: 'liangfen.payment-form',
} as const;
