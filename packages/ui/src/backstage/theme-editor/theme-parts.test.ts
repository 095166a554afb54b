// What the editor changes of a look: one thing at a time, and a colour has one place.
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
    'takes the two colours of a competition in %s into its theme without a change that is seen',
    (theme) => {
      const before = look(theme, { primaryColour: '#0000ff', secondaryColour: '#123456' });
      const own = wholeTheme(before);
      const after = { ...before, ...withTheme(own) };
      expect(after).toMatchObject({ primaryColour: null, secondaryColour: null });
      const [was, is] = [drawnTokens(before), drawnTokens(after)];
      // The highlight is made of the accent as it is written, and may differ by its last digit.
      for (const name of ['accent', 'second', 'line', 'glow', 'onAccent', 'backdrop'] as const) {
        expect([name, is[name]]).toEqual([name, was[name]]);
      }
    },
  );

  it('shows a colour for every field', () => {
    const tokens = drawnTokens(look('GALAXY'));
    for (const name of themeColours) expect(hexOf(tokens, name)).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('sets and takes back one colour and one choice', () => {
    const own = withChoice(withColour({ colours: {} }, 'bg', '#0b2a4a'), 'corners', 'SQUARE');
    expect(own).toEqual({ colours: { bg: '#0b2a4a' }, corners: 'SQUARE' });
    expect(changesIn(own)).toBe(2);
    expect(withChoice(withColour(own, 'bg', null), 'corners', null)).toEqual({ colours: {} });
  });

  it('leaves no theme of its own where nothing is changed', () => {
    expect(withTheme({ colours: {} }).ownTheme).toBeNull();
  });
});
