'use client';
// A theme of the competition's own: colours, pattern, figures and corners beside the picture that they make.
import type { Look, OwnTheme } from '@liangfen/sdk/schema';
import {
  screenThemeValues,
  themeCornersValues,
  themeFiguresValues,
  themePatternValues,
} from '@liangfen/sdk/values';
import { styled } from 'styled-components';
import { useCommonMessages } from '../../messages/index.ts';
import { useThemeEditorMessages } from '../../messages/use-theme-editor-messages.ts';
import { Button } from '../../primitives/Button.tsx';
import { Select } from '../../primitives/Select.tsx';
import { token } from '../../theme/index.ts';
import { Actions, Fields, Hint, Stack } from '../frame/Section.tsx';
import { ColourField } from './ColourField.tsx';
import { Legibility } from './Legibility.tsx';
import { ThemeFileActions } from './ThemeFileActions.tsx';
import { ThemePreview } from './ThemePreview.tsx';
import {
  changesIn,
  drawnTokens,
  hexOf,
  mainColours,
  moreColours,
  type ThemeColour,
  wholeTheme,
  withChoice,
  withColour,
  withTheme,
} from './theme-parts.ts';
import { useSteps } from './use-steps.ts';

export interface ThemeEditorProps {
  readonly name: string;
  readonly look: Look;
  /** Whether the theme is only looked at; the form says why. */
  readonly disabled: boolean;
  readonly onChange: (part: Partial<Look>) => void;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: 24px;
  align-items: start;
  padding-top: 12px;
  @media (max-width: 1080px) {
    grid-template-columns: minmax(0, 1fr);
    /* What a change does is seen while it is made. */
    > :last-child {
      order: -1;
    }
  }
`;

/** Stays in sight beside a long list of colours. */
const Beside = styled.div`
  position: sticky;
  top: 16px;
  @media (max-width: 1080px) {
    position: static;
  }
`;

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 8px;
    font-weight: 500;
    line-height: 20px;
  }
`;

const More = styled.details`
  summary {
    width: fit-content;
    padding: 4px 2px;
    color: ${token.textMuted};
    cursor: pointer;
  }
`;

export function ThemeEditor({ name, look, disabled, onChange }: ThemeEditorProps) {
  const texts = useThemeEditorMessages();
  const { theme: names } = useCommonMessages();
  const steps = useSteps(look, onChange);
  const own = wholeTheme(look);
  const drawn = drawnTokens(look);
  const change = (next: OwnTheme, field: string) => steps.change(withTheme(next), field);

  const field = (colour: ThemeColour) => (
    <ColourField
      key={colour}
      label={texts.colour[colour]}
      value={hexOf(drawn, colour)}
      own={own.colours[colour] !== undefined}
      disabled={disabled}
      onChange={(value) => change(withColour(own, colour, value), colour)}
    />
  );

  return (
    <Columns>
      <Stack>
        <Select
          label={texts.base}
          hint={texts.baseHint}
          value={look.theme}
          options={screenThemeValues.map((value) => ({ value, label: names[value] }))}
          onChange={(theme) => steps.change({ theme }, 'theme')}
        />
        <Group>
          <legend>{texts.colours}</legend>
          <Fields $min={190}>{mainColours.map(field)}</Fields>
        </Group>
        <More>
          <summary>{texts.moreColours}</summary>
          <Stack $gap={8}>
            <Hint>{texts.moreColoursHint}</Hint>
            <Fields $min={190}>{moreColours.map(field)}</Fields>
          </Stack>
        </More>
        <Fields $min={130}>
          <OwnOrTheme
            label={texts.pattern}
            value={own.pattern}
            values={themePatternValues}
            words={texts.patternValue}
            onChange={(value) => change(withChoice(own, 'pattern', value), 'pattern')}
          />
          <OwnOrTheme
            label={texts.figures}
            value={own.figures}
            values={themeFiguresValues}
            words={texts.figuresValue}
            onChange={(value) => change(withChoice(own, 'figures', value), 'figures')}
          />
          <OwnOrTheme
            label={texts.corners}
            value={own.corners}
            values={themeCornersValues}
            words={texts.cornersValue}
            onChange={(value) => change(withChoice(own, 'corners', value), 'corners')}
          />
        </Fields>
        <Actions>
          <Button disabled={disabled || !steps.canUndo} onClick={steps.undo}>
            {texts.undo}
          </Button>
          <Button
            disabled={disabled || changesIn(own) === 0}
            onClick={() => change({ colours: {} }, 'reset')}
          >
            {texts.reset}
          </Button>
          <ThemeFileActions
            file={{ name, theme: look.theme, ownTheme: own }}
            disabled={disabled}
            onImport={({ theme, ownTheme }) =>
              steps.change({ theme, ...withTheme(ownTheme) }, 'import')
            }
          />
        </Actions>
        <Legibility
          look={look}
          tokens={drawn}
          disabled={disabled}
          onPropose={(colour, value) => change(withColour(own, colour, value), `mend ${colour}`)}
        />
      </Stack>
      <Beside>
        <ThemePreview name={name} look={look} />
      </Beside>
    </Columns>
  );
}

const asTheme = 'THEME';

interface OwnOrThemeProps<Value extends string> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  /** Null for the theme's. */
  readonly onChange: (value: Value | null) => void;
}

function OwnOrTheme<Value extends string>(props: OwnOrThemeProps<Value>) {
  const { label, value, values, words, onChange } = props;
  const texts = useThemeEditorMessages();
  return (
    <Select<Value | typeof asTheme>
      label={label}
      value={value ?? asTheme}
      options={[
        { value: asTheme, label: texts.asTheme },
        ...values.map((each) => ({ value: each, label: words[each] })),
      ]}
      onChange={(next) => onChange(values.find((each) => each === next) ?? null)}
    />
  );
}
