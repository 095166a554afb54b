'use client';
// Tells which colours of a theme cannot be read or told apart: the contrast they have and need, and the nearest colour
// that has it.
import type { Look } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill } from '../../messages/index.ts';
import { useThemeEditorMessages } from '../../messages/use-theme-editor-messages.ts';
import { Button } from '../../primitives/Button.tsx';
import { type CloseColours, closeColours } from '../../theme/colour-vision.ts';
import { token } from '../../theme/index.ts';
import {
  detailRules,
  type LowContrast,
  lowContrast,
  nearestReadable,
  type Rule,
  stageRules,
} from '../../theme/readable.ts';
import type { TokenName, Tokens } from '../../theme/tokens.ts';
import { isThemeColour, type ThemeColour } from './theme-parts.ts';

const Frame = styled.section`
  padding: 12px 16px;
  border-radius: ${token.radius};
  background: ${token.surfaceSunken};
  p {
    margin: 0;
  }
  > p {
    margin-bottom: 6px;
    font-weight: 500;
    line-height: 22px;
  }
  ul {
    display: grid;
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 6px 12px;
  }
  li > p {
    flex: 1 1 200px;
    color: ${token.warning};
    line-height: 22px;
  }
`;

const Swatch = styled.span`
  width: 14px;
  height: 14px;
  border: 1px solid ${token.lineStrong};
  border-radius: 3px;
`;

export interface LegibilityProps {
  readonly look: Look;
  readonly tokens: Tokens;
  readonly disabled: boolean;
  readonly onPropose: (colour: ThemeColour, value: string) => void;
}

export function Legibility({ look, tokens, disabled, onPropose }: LegibilityProps) {
  const texts = useThemeEditorMessages();
  const rules = rulesOf(look);
  const low = worstOfEach(lowContrast(tokens, rules));
  const close = closeColours(tokens).flatMap((found) => sentenceOf(found, texts));
  return (
    <Frame aria-label={texts.check}>
      <p aria-hidden>{texts.check}</p>
      <div role="status">
        {low.length === 0 && close.length === 0 ? (
          <p>{texts.allGood}</p>
        ) : (
          <ul>
            {low.map((found) => (
              <li key={found.words}>
                <p>{wordsOf(found, texts)}</p>
                <Mend {...{ found, tokens, rules, disabled, onPropose }} />
              </li>
            ))}
            {close.map((sentence) => (
              <li key={sentence}>
                <p>{sentence}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Frame>
  );
}

/** Without a picture of the organiser's, nothing stands on one. */
function rulesOf({ background }: Look): readonly Rule[] {
  return [...stageRules, ...detailRules].filter(
    ({ on }) => on !== 'PICTURE' || background !== null,
  );
}

/** Returns the worst contrast of each colour, which is mended once for all its grounds. */
function worstOfEach(low: readonly LowContrast[]): LowContrast[] {
  return low.filter((one) =>
    low.every((other) => other.words !== one.words || other === one || other.ratio > one.ratio),
  );
}

interface MendProps extends Omit<LegibilityProps, 'look'> {
  readonly found: LowContrast;
  readonly rules: readonly Rule[];
}

function Mend({ found: { words }, tokens, rules, disabled, onPropose }: MendProps) {
  const texts = useThemeEditorMessages();
  if (!isThemeColour(words)) return null;
  const colour = nearestReadable(tokens, words, rules);
  if (colour === null) return <small>{texts.nothingPasses}</small>;
  const shown = colour.toUpperCase();
  return (
    <Button
      size="small"
      disabled={disabled}
      icon={<Swatch style={{ background: colour }} />}
      aria-label={fill(texts.proposeFor, { words: texts.colour[words], colour: shown })}
      onClick={() => onPropose(words, colour)}
    >
      {fill(texts.propose, { colour: shown })}
    </Button>
  );
}

type Texts = ReturnType<typeof useThemeEditorMessages>;

function wordsOf({ words, ground, ratio, least }: LowContrast, texts: Texts): string {
  const values = {
    words: nameOf(words, texts),
    // Never rounded up to the needed contrast.
    ratio: (Math.floor(ratio * 100) / 100).toFixed(2),
    least: `${least}`,
  };
  return ground === null
    ? fill(texts.lowOnPicture, values)
    : fill(texts.low, { ...values, ground: nameOf(ground, texts) });
}

function nameOf(name: TokenName, { colour, ground, otherWords }: Texts): string {
  const others: Readonly<Record<string, string>> = { ...ground, ...otherWords };
  return isThemeColour(name) ? colour[name] : (others[name] ?? name);
}

/** Says which chosen colours are too close; it is silent about colours with a second cue, and about ours. */
function sentenceOf({ meaning, vision }: CloseColours, texts: Texts): string[] {
  const sentences: Readonly<Record<string, string>> = texts.close;
  const sentence = sentences[meaning];
  return sentence === undefined ? [] : [fill(sentence, { eye: texts.eye[vision] })];
}
