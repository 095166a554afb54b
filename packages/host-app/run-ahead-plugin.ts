// Lets a part of a page's code run as soon as it has arrived: vite only tells the browser to fetch it early.
import type { Plugin } from 'vite';

export function runAhead(page: string, chunk: string): Plugin {
  const early = new RegExp(
    `\\s*<link rel="modulepreload"(?: crossorigin)? href="([^"]*/${chunk}-[^"]*)">`,
  );
  return {
    name: 'liangfen-run-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        if (path !== page) return html;
        const [link = '', address] = early.exec(html) ?? [];
        if (address === undefined) throw new Error(`${page} has no ${chunk}`);
        // Modules run in the order of the page.
        const script = `<script type="module" crossorigin src="${address}"></script>\n    `;
        return html.replace(link, '').replace('<script', `${script}<script`);
      },
    },
  };
}
