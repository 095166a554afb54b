/** Draws a description of the contract: paragraphs, lists and code, the three things that its texts use. */
import { Fragment, type ReactNode } from 'react';

export function Prose({ text }: { readonly text: string }) {
  return text.split(/\n{2,}/).map((block) =>
    /^\s*- /.test(block) ? (
      <ul key={block}>
        {block.split(/\n(?=- )/).map((line) => (
          <li key={line}>{inline(line.replace(/^\s*- /, '').replaceAll(/\n\s*/g, ''))}</li>
        ))}
      </ul>
    ) : (
      <p key={block}>{inline(block.replaceAll('\n', ''))}</p>
    ),
  );
}

function inline(text: string): ReactNode {
  return text.split('`').map((part, index) => {
    const isCode = index % 2 === 1;
    // Parts stand where they stand: a text does not change while it is shown.
    const key = `${index} ${part}`;
    return isCode ? (
      <code key={key} translate="no">
        {part}
      </code>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
