// A practice as a file that somebody brings: whether it is one, before the server checks all that is in it.
import type { PracticeFile } from '@liangfen/sdk/schema';

export const practiceFileVersion = 1;
/** In bytes; a file of ours has about two thousand. */
export const practiceFileAtMost = 64 * 1024;

export type PracticeFileProblem =
  | { readonly kind: 'TOO_LARGE' | 'NOT_JSON' | 'OTHER_FORMAT' }
  | { readonly kind: 'OTHER_VERSION'; readonly value: string }
  | { readonly kind: 'MISSING'; readonly field: string };

export type ReadPracticeFile =
  | { readonly file: PracticeFile; readonly problem: null }
  | { readonly file: null; readonly problem: PracticeFileProblem };

export function practiceFileText(file: PracticeFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

export function readPracticeFile(text: string): ReadPracticeFile {
  if (new TextEncoder().encode(text).length > practiceFileAtMost)
    return refused({ kind: 'TOO_LARGE' });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return refused({ kind: 'NOT_JSON' });
  }
  if (typeof content !== 'object' || content === null) return refused({ kind: 'OTHER_FORMAT' });
  const fields: Readonly<Record<string, unknown>> = { ...content };
  if (fields.format !== 'liangfen-practice') return refused({ kind: 'OTHER_FORMAT' });
  if (fields.version !== practiceFileVersion) {
    return refused({ kind: 'OTHER_VERSION', value: JSON.stringify(fields.version ?? null) });
  }
  const [missing] = ['title', 'setting', 'items', 'judgeGroups'].filter(
    (field) => fields[field] === undefined,
  );
  if (missing !== undefined) return refused({ kind: 'MISSING', field: missing });
  return isPracticeFile(content)
    ? { file: content, problem: null }
    : refused({ kind: 'OTHER_FORMAT' });
}

/** Looks at what the desk itself reads of a file; the contract's schema is the server's to check. */
function isPracticeFile(content: object): content is PracticeFile {
  const { title, forWhom = '', source = '' }: Partial<Record<string, unknown>> = { ...content };
  return [title, forWhom, source].every((text) => typeof text === 'string');
}

function refused(problem: PracticeFileProblem): ReadPracticeFile {
  return { file: null, problem };
}
