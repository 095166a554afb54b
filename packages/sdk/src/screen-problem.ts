/** The reasons why a screen has no picture, or not the host's own, as codes for the page around it. */
import type { EmbeddingState } from './generated/schema.ts';

export type NoPictureCode =
  | Exclude<EmbeddingState, 'ALLOWED'>
  /** No answer comes; the screen tries again. */
  | 'SERVER_AWAY'
  /** The server asks to wait; it is tried again. */
  | 'SERVER_BUSY'
  /** Something else answers where the server should be. */
  | 'WRONG_SERVER'
  /** The server refused for another reason, and it is not tried again. */
  | 'REFUSED'
  /** The component stands in no provider. */
  | 'NO_PROVIDER'
  /** A prop or an attribute is missing; `detail` names it. */
  | 'WRONG_PROPS';

export type ScreenProblemCode =
  | NoPictureCode
  /**
   * The picture on the stage is an older one: the code of the newest could not be loaded. It is tried again; in browsers that
   * keep a failed load in mind, only the page's own reload helps.
   */
  | 'PICTURES_NOT_LOADED'
  /** A component in a slot threw; what would stand there without it is shown. `detail` names it. */
  | 'SLOT_FAILED';

export interface ScreenProblem {
  readonly code: ScreenProblemCode;
  /** The problem for the developer, with the next thing to do. */
  readonly detail: string;
  /** When the next try begins, in epoch ms by the device's clock; null when there is none, or one is under way. */
  readonly retryAt: number | null;
}
