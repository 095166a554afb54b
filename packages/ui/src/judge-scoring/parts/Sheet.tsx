'use client';
// A static sheet of the phone: React writes it once, before other styles, where the page is: head, shadow root or a server's text.

export interface SheetProps {
  readonly name: string;
  readonly text: string;
}

/** The library before React 19 leaves it in its place, where it works as well. */
export function Sheet({ name, text }: SheetProps) {
  return (
    <style
      href={`liangfen-${name}`}
      precedence="liangfen"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own static text, in which a server's React 18 would escape quotes
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
