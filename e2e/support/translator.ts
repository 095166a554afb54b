/** A browser's page translator, as Chrome's and Edge's change a page: no text node stays React's own. */
import type { Page } from 'playwright-core';

/**
 * From its next opening on the page is translated while it is used. Each text node gives way to an element around a new
 * one, and again after each change; what is marked as not to be translated stays. The words stay the same, so that a
 * page can be compared with one that nobody translates.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = 'script, style, noscript, title, textarea, font, [translate="no"], .notranslate';
    const wrap = (text: Node) => {
      const parent = text.parentElement;
      if (parent === null || parent.closest(kept) !== null || (text.nodeValue ?? '').trim() === '')
        return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.nodeValue;
      outer.append(inner);
      parent.replaceChild(outer, text);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(wrap);
    };
    document.addEventListener('DOMContentLoaded', () => {
      wrapAll(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes)
          for (const node of type === 'characterData' ? [target] : addedNodes)
            if (node.isConnected) wrapAll(node);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  });
}
