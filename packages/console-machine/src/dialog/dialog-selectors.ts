/** The dialog that is open, with what was typed or picked in it. */
import type { ConsoleSnapshot } from '../console-machine.ts';
import { regions } from '../regions.ts';

export type OpenDialog =
  | { readonly kind: 'score'; readonly programId: string; readonly text: string }
  | { readonly kind: 'group'; readonly groupId: string | null };

/**
 * @example
 * ```tsx
 * console.log(selectDialog(snapshot));
 * ```
 */
export function selectDialog(snapshot: ConsoleSnapshot): OpenDialog | null {
  const { scoreDialog, pickedGroupId } = snapshot.context;
  const dialog = regions(snapshot)?.dialog;
  if (dialog === 'score' && scoreDialog) return { kind: 'score', ...scoreDialog };
  return dialog === 'group' ? { kind: 'group', groupId: pickedGroupId } : null;
}
