/** The page that every stand-in's pages stand on: for a small phone, without foreign files, with 演示 at the top. */
import { escaped } from './escaped.ts';

export interface DemoPage {
  readonly status: 200 | 400 | 404;
  readonly title: string;
  /** The stand-in's name, behind the title of the window: 演示收银台. */
  readonly site: string;
  /** What is not real about the page, next to 演示. */
  readonly warning: string;
  /** HTML. */
  readonly content: string;
  /** CSS beside what all pages share. */
  readonly style: string;
  /** The only script of the page, which its policy names. */
  readonly script?: { readonly nonce: string; readonly text: string } | undefined;
  /** Shown in a frame of the product. */
  readonly isFramed?: boolean;
  /** Sites to which forms may lead beside this one: a policy also covers a form's redirects. */
  readonly formTargets?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

export function demoPage(parts: DemoPage): Response {
  const { status, title, site, warning, content, style, script, isFramed = false } = parts;
  const html = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · ${escaped(site)}</title>
<style>${sharedStyle}${style}</style>
</head>
<body${isFramed ? ' class="framed"' : ''}>
<p class="mark" role="note"><strong>演示</strong>${escaped(warning)}</p>
<main${isFramed ? ` aria-label="${escaped(site)}"` : ''}>
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
      'content-security-policy': policyOf(parts),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      ...parts.headers,
    },
  });
}

function policyOf({ script, formTargets = [] }: DemoPage): string {
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    ...(script === undefined ? [] : [`script-src 'nonce-${script.nonce}'`]),
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; ');
}

const sharedStyle = `
:root { color-scheme: light dark; --ground: #eef2f7; --card: #fff; --ink: #1a2330; --quiet: #55606f;
  --line: #d9dfe7; --action: #1257c9; --on-action: #fff; --mark: #7a4b00; --mark-ground: #fff1d6; }
@media (prefers-color-scheme: dark) { :root { --ground: #10151c; --card: #1a212b; --ink: #eef2f7;
  --quiet: #a9b4c2; --line: #303a47; --action: #7fb0ff; --on-action: #0b1a33; --mark: #ffd48a;
  --mark-ground: #3a2c10; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--ink);
  font: 1rem/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
.mark { margin: 0; padding: .6rem 1rem; background: var(--mark-ground); color: var(--mark); text-align: center; }
.mark strong { margin-right: .6rem; padding: .1rem .5rem; border: 1px solid; border-radius: .3rem; }
main { width: calc(100% - 1.5rem); margin: 1rem auto; background: var(--card); border-radius: 1rem; }
h1 { margin: 0; font-size: 1.2rem; text-align: center; }
.note { color: var(--quiet); text-align: center; }
`;
