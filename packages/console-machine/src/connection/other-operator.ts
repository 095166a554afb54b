/** Another operator of this show, as the panel names them. */

export interface OtherOperator {
  /** Its device, e.g. Windows 电脑. */
  readonly label: string;
  /** Whether it is another window of this same login. */
  readonly ownLogin: boolean;
  readonly operatorId: string | null;
}
