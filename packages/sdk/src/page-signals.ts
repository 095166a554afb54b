/** Notices that a page came back: phones sleep, tabs are frozen, halls lose their network. */

/** The parts of `window` that tell it. */
export interface PageSignals {
  readonly addEventListener: (type: 'pageshow' | 'online', listener: () => void) => void;
  readonly removeEventListener: (type: 'pageshow' | 'online', listener: () => void) => void;
  readonly document?: {
    readonly visibilityState: string;
    readonly addEventListener: (type: 'visibilitychange', listener: () => void) => void;
    readonly removeEventListener: (type: 'visibilitychange', listener: () => void) => void;
  };
}

export interface PageListener {
  /** Called at once, and at every change. */
  readonly visible: (visible: boolean) => void;
  /** `networkChanged`: what went over the old network will not arrive. */
  readonly woken: (networkChanged: boolean) => void;
}

/** Answers how to stop. */
export function watchPage(page: PageSignals, { visible, woken }: PageListener): () => void {
  const onShow = () => woken(false);
  const onOnline = () => woken(true);
  const onVisibility = () => {
    const nowVisible = page.document?.visibilityState !== 'hidden';
    visible(nowVisible);
    if (nowVisible) woken(false);
  };
  page.addEventListener('pageshow', onShow);
  page.addEventListener('online', onOnline);
  page.document?.addEventListener('visibilitychange', onVisibility);
  if (page.document !== undefined) visible(page.document.visibilityState !== 'hidden');
  return () => {
    page.removeEventListener('pageshow', onShow);
    page.removeEventListener('online', onOnline);
    page.document?.removeEventListener('visibilitychange', onVisibility);
  };
}
