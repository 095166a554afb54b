// Every word of every theme must be readable: 4.5 : 1 on each ground it may stand on.
import { screenThemeValues } from '@liangfen/sdk/values';
import { describe, expect, it } from 'vitest';
import { themes } from './all-themes.ts';
import { contrast, over, parseColour, type Rgb } from './colour.ts';
import { cssUrl, lookTokens } from './look.ts';
import type { TokenName, Tokens } from './tokens.ts';

function colour(tokens: Tokens, name: TokenName): Rgb {
  const parsed = parseColour(tokens[name]);
  if (parsed === null) throw new Error(`${name} is not a colour: ${tokens[name]}`);
  return parsed;
}

const words: TokenName[] = ['text', 'textMuted', 'accent', 'accentStrong'];
const states: TokenName[] = ['danger', 'success', 'warning', 'red', 'blue'];
const fixed: [TokenName, TokenName][] = [
  ['onAccent', 'accent'],
  ['onAccent', 'accentStrong'],
  ['onDanger', 'danger'],
  ['onRed', 'redGround'],
  ['onRed', 'redGroundDeep'],
  ['onBlue', 'blueGround'],
  ['onBlue', 'blueGroundDeep'],
  ['onCard', 'card'],
];

function grounds(tokens: Tokens): [string, Rgb][] {
  const opaque: TokenName[] = ['bg', 'bgDeep', 'bgGlow'];
  const layers: TokenName[] = ['surface', 'surfaceRaised', 'surfaceSunken'];
  return opaque.flatMap((name): [string, Rgb][] => [
    [name, colour(tokens, name)],
    ...layers.map((layer): [string, Rgb] => [
      `${layer} on ${name}`,
      over(colour(tokens, layer), colour(tokens, name)),
    ]),
  ]);
}

function failures(tokens: Tokens, names: readonly TokenName[], least = 4.5): string[] {
  return names.flatMap((name) =>
    grounds(tokens).flatMap(([ground, on]) => {
      const ratio = contrast(colour(tokens, name), on);
      return ratio >= least ? [] : [`${name} on ${ground}: ${ratio.toFixed(2)}`];
    }),
  );
}

describe.each(Object.entries(themes))('%s', (_name, tokens) => {
  it('keeps words readable on every ground', () => {
    expect(failures(tokens, [...words, ...states])).toEqual([]);
  });

  it('keeps words readable on filled grounds', () => {
    const low = fixed.flatMap(([top, bottom]) => {
      const ratio = contrast(colour(tokens, top), colour(tokens, bottom));
      return ratio >= 4.5 ? [] : [`${top} on ${bottom}: ${ratio.toFixed(2)}`];
    });
    expect(low).toEqual([]);
  });

  it('keeps words readable on their soft grounds', () => {
    const soft: [TokenName, TokenName][] = [
      ['accent', 'accentSoft'],
      ['danger', 'dangerSoft'],
      ['success', 'successSoft'],
      ['warning', 'warningSoft'],
    ];
    const low = soft.flatMap(([top, bottom]) => {
      const ground = over(
        colour(tokens, bottom),
        over(colour(tokens, 'surface'), colour(tokens, 'bg')),
      );
      const ratio = contrast(colour(tokens, top), ground);
      return ratio >= 4.5 ? [] : [`${top} on ${bottom}: ${ratio.toFixed(2)}`];
    });
    expect(low).toEqual([]);
  });

  it('keeps words readable over any picture of the organiser', () => {
    const scrim = colour(tokens, 'scrim');
    const low = ['#ffffff', '#000000', '#ff0000', '#00ff00'].flatMap((picture) => {
      const parsed = parseColour(picture);
      if (parsed === null) return [];
      const ratio = contrast(colour(tokens, 'text'), over(scrim, parsed));
      return ratio >= 4.5 ? [] : [`text over ${picture}: ${ratio.toFixed(2)}`];
    });
    expect(low).toEqual([]);
  });
});

describe("an organiser's look", () => {
  const stages = screenThemeValues;
  const colours = ['#000000', '#ffffff', '#72090f', '#0000ff', '#ffff00', '#808080', '#ff0000'];

  it.each(stages)('stays readable in %s whatever colour is chosen', (theme) => {
    for (const primaryColour of colours) {
      const tokens = lookTokens({
        theme,
        primaryColour,
        secondaryColour: '#123456',
        background: null,
      });
      expect(failures(tokens, ['accent', 'accentStrong'])).toEqual([]);
      expect(contrast(colour(tokens, 'onAccent'), colour(tokens, 'accent'))).toBeGreaterThan(4.5);
    }
  });

  it.each(stages)('keeps bars of the second colour seen in %s', (theme) => {
    for (const secondaryColour of colours) {
      const look = { theme, primaryColour: null, secondaryColour, background: null };
      expect(failures(lookTokens(look), ['second'], 3)).toEqual([]);
    }
  });

  it('cannot break out of the picture address', () => {
    expect(cssUrl('https://e.cn/a.png")} body{display:none')).toBe(
      'url("https://e.cn/a.png%22%29}%20body{display:none")',
    );
    expect(cssUrl('javascript:alert(1)')).toBeNull();
    expect(cssUrl('//evil.example/a.png')).toBeNull();
    expect(cssUrl('/files/a.png')).toBe('url("/files/a.png")');
  });
});
