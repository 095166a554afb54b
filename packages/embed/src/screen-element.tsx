// `<liangfen-screen>`: the match screen as a custom element.
import { createScreenClient, type ScreenClient } from '@liangfen/sdk';
import type { ScreenTheme } from '@liangfen/sdk/schema';
import { screenThemeValues } from '@liangfen/sdk/values';
import { MatchScreen, type MatchScreenHandle } from '@liangfen/ui/match-screen';
import { ScreenProvider } from '@liangfen/ui/provider';
import { createRef, type ReactNode } from 'react';
import { ElementLook } from './element-look.ts';
import { screenStyles } from './element-styles.ts';
import { elementWords, type MissingAttribute } from './element-words.ts';
import { ReactElement, serverOf } from './react-element.ts';

/**
 * `<liangfen-screen server="https://…" competition="…">`
 *
 * Attributes: `competition` (required), `server` (left out where the file comes from that server), `theme` (before
 * the first picture), `label` (the screen's name for the operator), `transparent`, `keys` (F goes to full screen and
 * back) and `wake-lock` (the machine stays awake); these two are the page's to give away. The page's own `nonce` is
 * used for styles.
 *
 * Events: `liangfen-ready`, `liangfen-error`, `liangfen-event`, `liangfen-connection-change` and
 * `liangfen-reload-asked`, for which the page calls `preventDefault()` when it loads again itself; else the screen
 * connects anew. Methods: `enterFullscreen()`, `reload()`, `snapshot()`.
 *
 * Look: `--liangfen-accent: #c8102e` and the like in the page's own styles, one for each token, go over the
 * competition's look. They are read when the element is put into the page, when an attribute of it or of the page's
 * root changes, and when the system's colour scheme does. `logo`, `background`, `mark-top-left` … `mark-bottom-right` are
 * addresses of pictures; `logo=""` and `background=""` stand for none. `fixed-theme` keeps `theme` for every picture.
 *
 * @example
 * <script type="module" src="https://liangfen.example/embed/v1.js"></script>
 * <liangfen-screen competition="c1"></liangfen-screen>
 */
export class LiangfenScreenElement extends ReactElement {
  static readonly observedAttributes: readonly string[] = [
    'background',
    'class',
    'competition',
    'fixed-theme',
    'keys',
    'label',
    'logo',
    'mark-bottom-left',
    'mark-bottom-right',
    'mark-top-left',
    'mark-top-right',
    'server',
    'style',
    'theme',
    'transparent',
    'wake-lock',
  ];

  protected readonly styles = screenStyles;
  private readonly handle = createRef<MatchScreenHandle>();
  private readonly look = new ElementLook(this);
  private connected: { readonly server: string; readonly client: ScreenClient } | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.look.follow(() => this.redraw());
  }

  override attributeChangedCallback(name?: string): void {
    if (name === 'class' || name === 'style') this.look.compare();
    else super.attributeChangedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.look.unfollow();
  }

  /** Rejects where the browser refuses, e.g. without a click or in a frame without permission. */
  async enterFullscreen(): Promise<void> {
    await this.handle.current?.enterFullscreen();
  }

  /** Connects anew, also after the connection has ended for good. */
  reload(): void {
    this.handle.current?.reload();
  }

  /** Returns the picture in words: its caption, or why there is none; empty before either is known. */
  snapshot(): string {
    return this.handle.current?.snapshot() ?? '';
  }

  protected content(root: ShadowRoot): ReactNode {
    const competitionId = this.text('competition');
    const server = serverOf(this.text('server'), import.meta.url);
    const missing: MissingAttribute | null =
      competitionId === null ? 'competition' : server === null ? 'server' : null;
    const label = this.text('label');
    const theme = this.themeAsked();
    return (
      <ScreenProvider
        client={this.clientOf(server ?? '')}
        messages={elementWords[missing ?? 'competition']}
        appearance={this.look.read(theme)}
        styleTarget={root}
        {...(this.nonce ? { nonce: this.nonce } : {})}
      >
        <MatchScreen
          key={competitionId}
          ref={this.handle}
          // Without an id, the screen says that it is not set up.
          competitionId={missing === null ? (competitionId ?? '') : ''}
          transparent={this.hasAttribute('transparent')}
          keys={this.hasAttribute('keys')}
          wakeLock={this.hasAttribute('wake-lock')}
          onReady={() => this.tell('ready', null)}
          onError={(problem) => this.tell('error', problem)}
          onEvent={(event) => this.tell('event', event)}
          onConnectionChange={(status, reason) =>
            this.tell('connection-change', { status, reason })
          }
          onReloadAsked={() => {
            if (this.tell('reload-asked', null)) this.reload();
          }}
          {...(label === null ? {} : { label })}
          {...(theme === null ? {} : { theme })}
        />
      </ScreenProvider>
    );
  }

  /** One client for as long as the server stays the same. */
  private clientOf(server: string): ScreenClient {
    if (this.connected?.server !== server) {
      this.connected = { server, client: createScreenClient({ baseUrl: server }) };
    }
    return this.connected.client;
  }

  private themeAsked(): ScreenTheme | null {
    const wanted = this.text('theme');
    const known = screenThemeValues.find((theme) => theme === wanted);
    if (wanted !== null && known === undefined) {
      console.error(
        `<liangfen-screen> 没有主题 ${wanted}，可用的有 ${screenThemeValues.join('、')}`,
      );
    }
    return known ?? null;
  }
}
