'use client';
// A static style sheet of the phone or of the stage, written once where the page is: head, shadow root or a server's text.
import { useContext } from 'react';
import { StyleTargetContext } from './style-target.ts';

export interface StyleSheetProps {
  readonly name: string;
  readonly text: string;
}

/**
 * React 19 moves it before other styles and drops repetitions; the library before leaves it in its place, where it
 * works as well. With a nonce it stays in its place everywhere: a server writes a style sheet that it moves without the
 * nonce, unless the page renders with React's own option, which no framework passes on (decision 0323).
 */
export function StyleSheet({ name, text }: StyleSheetProps) {
  const { nonce } = useContext(StyleTargetContext);
  const content = contentOf(text);
  if (nonce === undefined) {
    return <style href={`liangfen-${name}`} precedence="liangfen" {...content} />;
  }
  // The browser hides a nonce from scripts, so what a script reads never equals what the server wrote.
  return <style nonce={nonce} suppressHydrationWarning {...content} />;
}

/**
 * Returns a text child in a browser, so that pages with Trusted Types take it; on a server, React 18 would escape its
 * quotes.
 */
function contentOf(text: string) {
  if (typeof document !== 'undefined') return { children: text };
  return { dangerouslySetInnerHTML: { __html: text } };
}
