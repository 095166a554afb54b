// The values that a page gives the stage: valid ones are used, wrong ones are reported, and texts stay readable.
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

describe('the look that a page gives', () => {
  it('changes nothing when it is empty', () => {
    const look = { ...plain, primaryColour: '#ff7a45' };
    expect(hostTokens(look, {})).toEqual({ tokens: lookTokens(look), problems: [] });
  });

  it('replaces the competition’s colour, which replaces the theme’s', () => {
    const look = { ...plain, primaryColour: '#ff0000', secondaryColour: '#00ff00' };
    const { tokens, problems } = hostTokens(look, { accent: '#77dcff' });
    expect(tokens.accent).toBe('#77dcff');
    expect(tokens.second).toBe(lookTokens(look).second);
    expect(tokens.bg).toBe(stageThemes.OBSIDIAN.bg);
    expect(problems).toEqual([]);
  });

  it('derives lines and lights from its accent, unless they are given', () => {
    const { tokens } = hostTokens(plain, { accent: '#77dcff', line: '#445566' });
    expect(tokens.accentSoft).toBe('rgba(119, 220, 255, 0.16)');
    expect(tokens.glow).toContain('rgba(119, 220, 255');
    expect(tokens.line).toBe('#445566');
  });

  it('removes the theme’s light when it sets another ground', () => {
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

  it('passes on a CSS variable of the page unchanged', () => {
    const { tokens, problems } = hostTokens(plain, { accent: 'var(--brand)' });
    expect([tokens.accent, problems]).toEqual(['var(--brand)', []]);
  });

  it('keeps the theme’s fonts after its own as a fallback', () => {
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
  ])('is reported and ignored: $problem.name', ({ given, problem }) => {
    const { tokens, problems } = hostTokens(plain, given);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject(problem);
    expect(tokens).toEqual(lookTokens(plain));
  });

  it.each([undefined, null, 'GALAXY', 7, [], () => {}])(
    'in place of the whole look, such as %s, is ignored',
    (given) => {
      expect(hostTokens(plain, given).tokens).toEqual(lookTokens(plain));
    },
  );
});

describe('a colour that cannot be read', () => {
  it('is changed until it can be read, and reported with the colour used instead', () => {
    const { tokens, problems } = hostTokens(plain, { text: '#0d0c0a' });
    expect(lowest(tokens, 'text')).toBeGreaterThanOrEqual(4.5);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ kind: 'UNREADABLE', name: 'text', used: tokens.text });
  });

  it('of the theme is changed without a report, when the page has set only the ground', () => {
    const { tokens, problems } = hostTokens(plain, { bg: '#ffffff' });
    expect(problems).toEqual([]);
    for (const name of ['text', 'textMuted', 'accent', 'danger', 'red', 'blue'] as const) {
      expect([name, lowest(tokens, name) >= 4.5]).toEqual([name, true]);
    }
  });

  it.each(screenThemeValues)(
    'does not remain, whatever colours a page chooses over %s',
    (theme) => {
      const colours = ['#000000', '#ffffff', '#c8102e', '#0000ff', '#ffff00', '#1a1a1a', '#f4f4f4'];
      for (const bg of colours) {
        for (const chosen of colours) {
          const { tokens } = hostTokens({ ...plain, theme }, { bg, text: chosen, accent: chosen });
          for (const name of ['text', 'textMuted', 'accent', 'accentStrong'] as const) {
            // If no colour reaches 4.5 : 1 on all layers of a translucent theme, black or white comes closest.
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
    },
  );

  it('does not remain over the competition’s picture, whose veil takes the page’s ground colour', () => {
    const look = { ...plain, background: 'https://e.cn/a.png' };
    const { tokens } = hostTokens(look, { bg: '#ffffff' });
    expect(tokens.backdrop).toContain('url("https://e.cn/a.png")');
    for (const end of ['#ffffff', '#000000']) {
      const ground = over(read(tokens.scrim), read(end));
      expect(contrast(read(tokens.text), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('the competition’s own theme', () => {
  const ownTheme = { colours: { bg: '#0b2a4a', text: '#3a4a5a' } };
  const look = { ...plain, ownTheme };

  it('is drawn as chosen when the page gives no look', () => {
    const { tokens, problems } = hostTokens(look, undefined);
    expect(tokens).toMatchObject(ownTheme.colours);
    expect(tokens.backdrop).toContain('#0b2a4a');
    expect(problems).toEqual([]);
  });

  it('is replaced by values of the page, and made readable together with them', () => {
    const { tokens, problems } = hostTokens(look, { accent: '#8df0c0' });
    expect(tokens).toMatchObject({ bg: '#0b2a4a', accent: '#8df0c0' });
    expect(lowest(tokens, 'text')).toBeGreaterThanOrEqual(4.5);
    expect(problems).toEqual([]);
  });
});
