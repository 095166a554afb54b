/** A page of the stand-in: works on a small phone and without scripts, and says 演示. */
import { type DemoPage, demoPage } from '../demo-page.ts';
import { escaped } from '../escaped.ts';

export type PageParts = Pick<
  DemoPage,
  'title' | 'content' | 'script' | 'isFramed' | 'headers' | 'formTargets'
> & { readonly status?: DemoPage['status'] };

export function page({ status = 200, ...parts }: PageParts): Response {
  return demoPage({
    ...parts,
    status,
    site: '演示钉钉',
    warning: '这是模拟的钉钉，里面的人都是编的',
    style,
  });
}

export function notePage(status: 400 | 404, title: string, sentence: string): Response {
  return page({ status, title, content: `<p class="note">${escaped(sentence)}</p>` });
}

const style = `
.framed .mark { padding: .2rem .5rem; font-size: .8rem; }
main { max-width: 32rem; padding: 1.25rem; }
.framed main { width: 100%; margin: 0; padding: .75rem; border-radius: 0; }
h1 { margin-bottom: .75rem; }
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
small { color: var(--quiet); }
pre { margin: .25rem 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
