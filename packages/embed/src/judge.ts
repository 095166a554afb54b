// Defines `<liangfen-judge>`; one module file, and the judge's own page that is loaded when it is opened.
import { LiangfenJudgeElement as Element } from './judge-element.tsx';
import { define } from './react-element.ts';

define('liangfen-judge', Element);

export interface LiangfenJudgeEventMap extends HTMLElementEventMap {
  readonly 'liangfen-seat-opened': CustomEvent<{ readonly competitionId: string }>;
}

/** The element as a page sees it: attributes and events, no React. */
export interface LiangfenJudgeElement extends HTMLElement {
  addEventListener<Name extends keyof LiangfenJudgeEventMap>(
    name: Name,
    listener: (event: LiangfenJudgeEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'liangfen-judge': LiangfenJudgeElement;
  }
}
