/**
 * A browser's page translator as React meets it: every text node is replaced by two <font> around a new one, when the
 * page is read and again with every change, as Chrome and Edge do. The words stay what they are, so that a translated
 * page and another one can be compared.
 */
import type { Page } from 'playwright-core';

/** From the next page on that is opened; a page that is loaded again is translated again. */
export async function translated(page: Page): Promise<Page> {
  await page.addInitScript(translate);
  return page;
}

/** Runs in the page. */
function translate(): void {
  const untouched = 'script, style, title, textarea, font, [translate="no"]';
  const wrap = (text: Node) => {
    const above = text.parentNode;
    const around = above instanceof ShadowRoot ? above.host : above;
    if (!(around instanceof Element) || text.nodeValue?.trim() === '') return;
    if (around.closest(untouched) !== null) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.nodeValue;
    outer.append(inner);
    around.replaceChild(outer, text);
  };
  const read = (root: Node) => {
    if (root instanceof Text) return wrap(root);
    const texts: Node[] = [];
    const walk = (node: Node) => {
      if (node instanceof Text) texts.push(node);
      if (node instanceof Element && node.shadowRoot !== null) follow(node.shadowRoot);
      for (const child of node.childNodes) walk(child);
    };
    walk(root);
    for (const text of texts) wrap(text);
  };
  const follow = (root: Node) => {
    read(root);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData' && target.isConnected) wrap(target);
        for (const added of addedNodes) if (added.isConnected) read(added);
      }
    }).observe(root, { childList: true, characterData: true, subtree: true });
  };
  document.addEventListener('DOMContentLoaded', () => follow(document.body));
}

/** What a person reads on the page, in one line. */
export function textOf(page: Page): Promise<string> {
  return page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').trim());
}

/** The names, and the texts of digits alone, that a translator would translate. */
export function unmarked(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate((known) => {
    const found: string[] = [];
    const look = (node: Node) => {
      const text = node instanceof Text ? node.data.trim() : '';
      const isAsWritten = known.includes(text) || /^[\d.,:/%+−-]*\d[\d.,:/%+−-]*$/.test(text);
      if (isAsWritten && node.parentElement?.closest('[translate="no"], script, style') === null)
        found.push(
          `${text} in <${node.parentElement.parentElement?.parentElement?.outerHTML.slice(0, 120)}>`,
        );
      for (const child of node.childNodes) look(child);
    };
    look(document.body);
    return found;
  }, names);
}
