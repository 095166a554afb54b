// `<liangfen-judge>`: a judge's phone as a custom element, opened by a seat's code.
import { createPhoneClient, localTokenStore, type PhoneClient } from '@liangfen/sdk';
import { JudgeScoring, JudgeSeat } from '@liangfen/ui/judge-scoring';
import { PhoneProvider } from '@liangfen/ui/provider';
import type { ReactNode } from 'react';
import { judgeStyles } from './element-styles.ts';
import { ReactElement, serverOf } from './react-element.ts';

/**
 * `<liangfen-judge server="https://…" seat="…">`
 *
 * Attributes: `seat` (the code at the end of a seat's link) or, for a judge who is logged in already, `competition`;
 * `server` (left out where the file comes from that server). The server's owner lists the page's origin in
 * `LIANGFEN_EMBED_ORIGINS`. Events: `liangfen-seat-opened`, whose `detail` is `{ competitionId }`.
 *
 * The login of the seat is kept in the page's own storage, by server; no cookie is used.
 *
 * @example
 * <script type="module" src="https://liangfen.example/embed/judge/v1.js"></script>
 * <liangfen-judge seat="k3f…"></liangfen-judge>
 */
export class LiangfenJudgeElement extends ReactElement {
  static readonly observedAttributes: readonly string[] = ['competition', 'seat', 'server'];

  protected readonly styles = judgeStyles;
  private connected: { readonly server: string; readonly client: PhoneClient } | null = null;
  /** The competition that a seat's code has opened. */
  private opened: { readonly seat: string; readonly competitionId: string } | null = null;

  protected content(): ReactNode {
    const seat = this.text('seat');
    const given = this.text('competition');
    const server = serverOf(this.text('server'), import.meta.url);
    if (server === null || (seat === null && given === null)) {
      const missing = server === null ? 'server' : 'seat';
      console.error(`<liangfen-judge> 缺少属性 ${missing}，例如 ${examples[missing]}`);
      return null;
    }
    const opened = seat !== null && this.opened?.seat === seat ? this.opened.competitionId : null;
    const competitionId = opened ?? (seat === null ? given : null);
    return (
      <PhoneProvider client={this.clientOf(server)}>
        {competitionId === null ? (
          <JudgeSeat
            key={seat}
            code={seat ?? ''}
            onOpened={(id) => {
              this.opened = { seat: seat ?? '', competitionId: id };
              this.tell('seat-opened', { competitionId: id });
              this.redraw();
            }}
          />
        ) : (
          <JudgeScoring key={competitionId} competitionId={competitionId} />
        )}
      </PhoneProvider>
    );
  }

  /** One client for as long as the server stays the same; the login of one server is never sent to another. */
  private clientOf(server: string): PhoneClient {
    if (this.connected?.server !== server) {
      const tokens = localTokenStore(localStorage, {
        general: `liangfen.embed.judge ${server}`,
        console: (competitionId) => `liangfen.embed.console ${competitionId} ${server}`,
      });
      this.connected = { server, client: createPhoneClient({ baseUrl: server, tokens }) };
    }
    return this.connected.client;
  }
}

const examples = {
  seat: 'seat="席位链接末尾的代码"',
  server: 'server="https://liangfen.example"',
} as const;
