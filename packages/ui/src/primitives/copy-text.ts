// Copies a text also where the clipboard is closed: on pages that came over the hall's network without TLS.

/** Returns whether the text is in the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  // `Partial`: insecure pages have no clipboard.
  const { clipboard }: Partial<Pick<Navigator, 'clipboard'>> = navigator;
  try {
    if (clipboard === undefined) return copyByCommand(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Copies the old way, by a selection in the page. */
function copyByCommand(text: string): boolean {
  let asked = false;
  const answer = (event: ClipboardEvent) => {
    asked = true;
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', answer);
  try {
    return document.execCommand('copy') && asked;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', answer);
  }
}
