/** Reads the steps that a section of a document gives its reader: commands to type and files to write, in order. */

export type Step =
  | { readonly kind: 'COMMAND'; readonly text: string }
  | { readonly kind: 'FILE'; readonly name: string; readonly text: string };

const fence = /(?:^`([^`\n]+)`[:：]\n\n)?^```(\w+)\n([\s\S]*?)^```$/gm;

/** Blocks of `sh` are typed; a block under the name of a file is written into it; other blocks only explain. */
export function stepsOf(document: string, heading: string): readonly Step[] {
  const [, section] = `${document}\n## `.split(`\n${heading}\n`);
  if (section === undefined) throw new Error(`there is no section ${heading}`);
  const [text = ''] = section.split('\n## ');
  return [...text.matchAll(fence)].flatMap(([, name, language, content = '']): Step[] => {
    if (name !== undefined) return [{ kind: 'FILE', name, text: content }];
    return language === 'sh' ? [{ kind: 'COMMAND', text: content.trim() }] : [];
  });
}
