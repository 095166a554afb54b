// The panel's appearance, kept in this browser; the system's wish counts until somebody chooses.
import { type PanelAppearance, panelAppearances } from '@liangfen/ui/control-panel';
import { storageKeys } from './storage-keys.ts';

export function keptPanelAppearance(): PanelAppearance {
  try {
    const kept = localStorage.getItem(storageKeys.panelAppearance);
    return panelAppearances.find((appearance) => appearance === kept) ?? 'SYSTEM';
  } catch {
    // Storage is closed to this page; the choice then lasts as long as the page.
    return 'SYSTEM';
  }
}

export function keepPanelAppearance(appearance: PanelAppearance): void {
  try {
    localStorage.setItem(storageKeys.panelAppearance, appearance);
  } catch {
    // See above.
  }
}
