// A page's own values for the stage: taken where they are right, named where they are wrong, readable in any case.
import { screenThemeValues } from '@liangfen/sdk/values';
import { describe, expect, it } from 'vitest';
import { contrast, over, parseColour, type Rgb } from '../../theme/colour.ts';
import { groundsOf, type LookColours, lookTokens } from '../../theme/look.ts';
import { stageThemes } from '../../theme/themes.ts';
import type { TokenName, Tokens } from '../../theme/tokens.ts';
import { hostTokens } from './host-tokens.ts';

const plain: LookColours = {
  theme: 'OBSIDIAN',
  primaryColour: null,
  secondaryColour: null,
  background: null,
};

function read(value: string): Rgb {
  const colour = parseColour(value);
  if (colour === null) throw new Error(`not a colour: ${value}`);
  return colour;
}

function lowest(tokens: Tokens, name: TokenName): number {
  return Math.min(
    ...groundsOf(tokens).map((ground) => contrast(over(read(tokens[name]), ground), ground)),
  );
}

describe('a look of the page’s own', () => {
  it('without a value is the competition’s', () => {
    const look = { ...plain, primaryColour: '#ff7a45' };
    expect(hostTokens(look, {})).toEqual({ tokens: lookTokens(look), problems: [] });
  });

  it('goes over the competition’s colour, which goes over the theme', () => {
    const look = { ...plain, primaryColour: '#ff0000', secondaryColour: '#00ff00' };
    const { tokens, problems } = hostTokens(look, { accent: '#77dcff' });
    expect(tokens.accent).toBe('#77dcff');
    expect(tokens.second).toBe(lookTokens(look).second);
    expect(tokens.bg).toBe(stageThemes.OBSIDIAN.bg);
    expect(problems).toEqual([]);
  });

  it('brings the lines and lights of an accent along, unless they are given', () => {
    const { tokens } = hostTokens(plain, { accent: '#77dcff', line: '#445566' });
    expect(tokens.accentSoft).toBe('rgba(119, 220, 255, 0.16)');
    expect(tokens.glow).toContain('rgba(119, 220, 255');
    expect(tokens.line).toBe('#445566');
  });

  it('leaves the theme’s light out where it has a ground of its own', () => {
    const { tokens } = hostTokens(plain, { bg: '#123456' });
    expect([tokens.backdrop, tokens.ambient, tokens.bgDeep]).toEqual(['none', 'none', '#123456']);
  });

  it.each(['hsl(197 100% 73%)', 'rgb(119 220 255)', 'skyblue', '#7df'])(
    'reads %s as browsers do',
    (accent) => {
      const { tokens, problems } = hostTokens(plain, { accent });
      expect(problems).toEqual([]);
      expect(lowest(tokens, 'accent')).toBeGreaterThanOrEqual(4.5);
      expect(read(tokens.accent).blue).toBeGreaterThan(200);
    },
  );

  it('takes a variable of the page as it stands', () => {
    const { tokens, problems } = hostTokens(plain, { accent: 'var(--brand)' });
    expect([tokens.accent, problems]).toEqual(['var(--brand)', []]);
  });

  it('keeps the theme’s letters behind its font', () => {
    const { tokens } = hostTokens(plain, { fontDigits: 'Oswald' });
    expect(tokens.fontDigits).toBe(`Oswald, ${stageThemes.OBSIDIAN.fontDigits}`);
  });
});

describe('a wrong value', () => {
  it.each([
    { given: { acent: '#fff' }, problem: { kind: 'UNKNOWN', name: 'acent' } },
    { given: { accent: 'gold-ish' }, problem: { kind: 'WRONG', name: 'accent' } },
    { given: { accent: 7 }, problem: { kind: 'WRONG', name: 'accent', value: '7' } },
    { given: { accent: null }, problem: { kind: 'WRONG', name: 'accent', value: 'null' } },
    { given: { fast: '160' }, problem: { kind: 'WRONG', name: 'fast', value: '160' } },
    { given: { backdrop: 'url(x); color: red' }, problem: { kind: 'WRONG', name: 'backdrop' } },
    { given: { text: '' }, problem: { kind: 'WRONG', name: 'text', value: '' } },
  ])('is named and left out: $problem.name', ({ given, problem }) => {
    const { tokens, problems } = hostTokens(plain, given);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject(problem);
    expect(tokens).toEqual(lookTokens(plain));
  });

  it.each([undefined, null, 'GALAXY', 7, [], () => {}])(
    'of the whole, such as %s, is no look',
    (given) => {
      expect(hostTokens(plain, given).tokens).toEqual(lookTokens(plain));
    },
  );
});

describe('a colour that cannot be read', () => {
  it('is moved until it can, and told with what stands in its place', () => {
    const { tokens, problems } = hostTokens(plain, { text: '#0d0c0a' });
    expect(lowest(tokens, 'text')).toBeGreaterThanOrEqual(4.5);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ kind: 'UNREADABLE', name: 'text', used: tokens.text });
  });

  it('of the theme is moved without a word, where only the ground is the page’s', () => {
    const { tokens, problems } = hostTokens(plain, { bg: '#ffffff' });
    expect(problems).toEqual([]);
    for (const name of ['text', 'textMuted', 'accent', 'danger', 'red', 'blue'] as const) {
      expect([name, lowest(tokens, name) >= 4.5]).toEqual([name, true]);
    }
  });

  it.each(screenThemeValues)('is none, whatever a page chooses over %s', (theme) => {
    const colours = ['#000000', '#ffffff', '#c8102e', '#0000ff', '#ffff00', '#1a1a1a', '#f4f4f4'];
    for (const bg of colours) {
      for (const chosen of colours) {
        const { tokens } = hostTokens({ ...plain, theme }, { bg, text: chosen, accent: chosen });
        for (const name of ['text', 'textMuted', 'accent', 'accentStrong'] as const) {
          // Where no colour reaches it on all of a translucent theme's layers, black or white is the best there is.
          const best = Math.max(
            lowest({ ...tokens, text: '#ffffff' }, 'text'),
            lowest({ ...tokens, text: '#000000' }, 'text'),
          );
          const least = Math.min(4.5, best);
          expect([bg, chosen, name, lowest(tokens, name) >= least - 0.01]).toEqual([
            bg,
            chosen,
            name,
            true,
          ]);
        }
      }
    }
  });

  it('is none over the competition’s picture, whose veil takes the page’s ground', () => {
    const look = { ...plain, background: 'https://e.cn/a.png' };
    const { tokens } = hostTokens(look, { bg: '#ffffff' });
    expect(tokens.backdrop).toContain('url("https://e.cn/a.png")');
    for (const end of ['#ffffff', '#000000']) {
      const ground = over(read(tokens.scrim), read(end));
      expect(contrast(read(tokens.text), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('a theme of the competition’s own', () => {
  const ownTheme = { colours: { bg: '#0b2a4a', text: '#3a4a5a' } };
  const look = { ...plain, ownTheme };

  it('is drawn as it was chosen where the page has no look', () => {
    const { tokens, problems } = hostTokens(look, undefined);
    expect(tokens).toMatchObject(ownTheme.colours);
    expect(tokens.backdrop).toContain('#0b2a4a');
    expect(problems).toEqual([]);
  });

  it('lies below what the page says, and is made readable with it', () => {
    const { tokens, problems } = hostTokens(look, { accent: '#8df0c0' });
    expect(tokens).toMatchObject({ bg: '#0b2a4a', accent: '#8df0c0' });
    expect(lowest(tokens, 'text')).toBeGreaterThanOrEqual(4.5);
    expect(problems).toEqual([]);
  });
});
