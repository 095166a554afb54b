// Finds what a page translator would break: text nodes that React keeps, in what a story has drawn.

/**
 * React marks the text nodes that it will change, move or take off one by one; the only text of an element has no mark,
 * because it is written through its element. White space alone is nothing that is translated.
 */
export function textsThatReactKeeps(root: Node): string[] {
  const found: string[] = [];
  const look = (node: Node) => {
    if (node instanceof Text && node.data.trim() !== '' && isKept(node))
      found.push(`“${node.data.trim()}” in ${nameOf(node.parentElement)}`);
    if (node instanceof Element && node.shadowRoot !== null) look(node.shadowRoot);
    for (const child of node.childNodes) look(child);
  };
  look(root);
  return found;
}

const isKept = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

function nameOf(element: Element | null): string {
  return element === null ? 'a shadow root' : `<${element.localName} class="${element.className}">`;
}
