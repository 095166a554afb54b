/** A page of the stand-in: works on a small phone and without scripts, and says 演示. */
import { escaped } from '../escaped.ts';

export interface PageParts {
  readonly status?: 200 | 400 | 404;
  readonly title: string;
  /** HTML. */
  readonly content: string;
  /** The one script of the page, which its policy names. */
  readonly script?: { readonly nonce: string; readonly text: string };
  /** Shown in a frame of the product. */
  readonly isFramed?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Where forms go is this site; what they redirect to is the product's own address, held to the policy too. */
export function page(
  { status = 200, title, content, script, isFramed = false, headers = {} }: PageParts,
  formTargets: readonly string[] = [],
): Response {
  const html = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · 演示钉钉</title>
<style>${style}</style>
</head>
<body${isFramed ? ' class="framed"' : ''}>
<p class="mark" role="note"><strong>演示</strong>这是模拟的钉钉，里面的人都是编的</p>
<main${isFramed ? ' aria-label="演示钉钉"' : ''}>
<h1>${escaped(title)}</h1>
${content}
</main>
${script === undefined ? '' : `<script nonce="${script.nonce}">${script.text}</script>`}
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        ...(script === undefined ? [] : [`script-src 'nonce-${script.nonce}'`]),
        `form-action ${["'self'", ...formTargets].join(' ')}`,
        "frame-ancestors 'self'",
        "base-uri 'none'",
      ].join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      ...headers,
    },
  });
}

export function notePage(status: 400 | 404, title: string, sentence: string): Response {
  return page({ status, title, content: `<p class="note">${escaped(sentence)}</p>` });
}

const style = `
:root { color-scheme: light dark; --ground: #eef2f7; --card: #fff; --ink: #1a2330; --quiet: #55606f;
  --line: #d9dfe7; --action: #1257c9; --mark: #7a4b00; --mark-ground: #fff1d6; }
@media (prefers-color-scheme: dark) { :root { --ground: #10151c; --card: #1a212b; --ink: #eef2f7;
  --quiet: #a9b4c2; --line: #303a47; --action: #7fb0ff; --mark: #ffd48a; --mark-ground: #3a2c10; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--ink);
  font: 1rem/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
.mark { margin: 0; padding: .6rem 1rem; background: var(--mark-ground); color: var(--mark); text-align: center; }
.mark strong { margin-right: .6rem; padding: .1rem .5rem; border: 1px solid; border-radius: .3rem; }
.framed .mark { padding: .2rem .5rem; font-size: .8rem; }
main { width: calc(100% - 1.5rem); max-width: 32rem; margin: 1rem auto; padding: 1.25rem; background: var(--card);
  border-radius: 1rem; }
.framed main { width: 100%; margin: 0; padding: .75rem; border-radius: 0; }
h1 { margin: 0 0 .75rem; font-size: 1.2rem; text-align: center; }
.framed h1 { font-size: 1rem; }
h2 { margin: 1.5rem 0 .25rem; font-size: 1rem; }
ul { margin: 0; padding: 0; list-style: none; }
li { border-bottom: 1px solid var(--line); padding: .25rem 0; overflow-wrap: anywhere; }
a { color: var(--action); }
form { margin: 0; }
.search { display: flex; gap: .5rem; margin-bottom: .5rem; }
input { flex: 1; min-width: 0; min-height: 2.75rem; padding: .4rem .75rem; border: 1px solid var(--quiet); border-radius: .5rem;
  background: transparent; color: inherit; font: inherit; }
button { min-height: 2.75rem; padding: .4rem .75rem; border: 1px solid var(--action); border-radius: .5rem;
  background: transparent; color: var(--action); font: inherit; cursor: pointer; }
li button { width: 100%; border-color: transparent; color: inherit; text-align: left; }
button:focus-visible, input:focus-visible, a:focus-visible { outline: 3px solid var(--action); outline-offset: 1px; }
small, .note { color: var(--quiet); }
.note { text-align: center; }
pre { margin: .25rem 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
