'use client';
// Light, dark, or as the system wishes.
import { usePanelMessages } from '../../messages/index.ts';
import { Segmented } from '../../primitives/Segmented.tsx';
import { type PanelAppearance, panelAppearances } from '../appearance.ts';

export interface ChosenAppearance {
  readonly chosen: PanelAppearance;
  readonly onChoose: (appearance: PanelAppearance) => void;
}

export function AppearanceSwitch({ appearance }: { readonly appearance: ChosenAppearance }) {
  const { appearance: texts } = usePanelMessages();
  return (
    <Segmented
      label={texts.label}
      value={appearance.chosen}
      options={panelAppearances.map((value) => ({ value, label: texts.choice[value] }))}
      onChange={appearance.onChoose}
    />
  );
}
