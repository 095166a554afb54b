// The theme editor's changes to a look: one value at a time, and each colour is stored in one place only.
import type { ScreenTheme } from '@liangfen/sdk/schema';
import { screenThemeValues } from '@liangfen/sdk/values';
import { describe, expect, it } from 'vitest';
import {
  changesIn,
  drawnTokens,
  hexOf,
  themeColours,
  wholeTheme,
  withChoice,
  withColour,
  withTheme,
} from './theme-parts.ts';

const look = (theme: ScreenTheme, changes = {}) => ({
  theme,
  primaryColour: null,
  secondaryColour: null,
  background: null,
  ownTheme: null,
  ...changes,
});

describe('the editor', () => {
  it.each(screenThemeValues)(
    'moves the two colours of a competition in %s into its own theme without a visible change',
    (theme) => {
      const before = look(theme, { primaryColour: '#0000ff', secondaryColour: '#123456' });
      const own = wholeTheme(before);
      const after = { ...before, ...withTheme(own) };
      expect(after).toMatchObject({ primaryColour: null, secondaryColour: null });
      const [was, is] = [drawnTokens(before), drawnTokens(after)];
      // The highlight is computed from the accent as written, and may differ in its last digit.
      for (const name of ['accent', 'second', 'line', 'glow', 'onAccent', 'backdrop'] as const) {
        expect([name, is[name]]).toEqual([name, was[name]]);
      }
    },
  );

  it('shows a colour for every field', () => {
    const tokens = drawnTokens(look('GALAXY'));
    for (const name of themeColours) expect(hexOf(tokens, name)).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('sets and resets one colour and one choice', () => {
    const own = withChoice(withColour({ colours: {} }, 'bg', '#0b2a4a'), 'corners', 'SQUARE');
    expect(own).toEqual({ colours: { bg: '#0b2a4a' }, corners: 'SQUARE' });
    expect(changesIn(own)).toBe(2);
    expect(withChoice(withColour(own, 'bg', null), 'corners', null)).toEqual({ colours: {} });
  });

  it('leaves no own theme when nothing is changed', () => {
    expect(withTheme({ colours: {} }).ownTheme).toBeNull();
  });
});
