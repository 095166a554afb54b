// Defines `<liangfen-screen>`; one module file with everything in it.
import type { ScreenEvent, ScreenProblem } from '@liangfen/sdk';
import type { ConnectionReason, ConnectionStatus } from './frame-messages.ts';
import { define } from './react-element.ts';
import { LiangfenScreenElement as Element } from './screen-element.tsx';

define('liangfen-screen', Element);

export interface LiangfenScreenEventMap extends HTMLElementEventMap {
  /** The first picture is on the stage. */
  readonly 'liangfen-ready': CustomEvent<null>;
  /** There is no picture, or it is no longer fresh, and why; once for each reason in a row. */
  readonly 'liangfen-error': CustomEvent<ScreenProblem>;
  /** An event of the show, as everybody may know it. */
  readonly 'liangfen-event': CustomEvent<ScreenEvent>;
  readonly 'liangfen-connection-change': CustomEvent<{
    readonly status: ConnectionStatus;
    readonly reason: ConnectionReason;
  }>;
  /** The operator asked screens to load again: `preventDefault()` when the page does it; else the screen connects anew. */
  readonly 'liangfen-reload-asked': CustomEvent<null>;
}

/** The element as a page sees it: attributes, events and methods, no React. */
export interface LiangfenScreenElement extends HTMLElement {
  /** Rejects where the browser refuses, e.g. without a click or in a frame without permission. */
  enterFullscreen(): Promise<void>;
  /** Connects anew, also after the connection has ended for good. */
  reload(): void;
  /** Returns the picture in words: its caption, or why there is none; empty before either is known. */
  snapshot(): string;
  addEventListener<Name extends keyof LiangfenScreenEventMap>(
    name: Name,
    listener: (event: LiangfenScreenEventMap[Name]) => void,
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
    'liangfen-screen': LiangfenScreenElement;
  }
}
