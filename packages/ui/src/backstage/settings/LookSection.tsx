'use client';
// The screen's look: one of the themes, own colours, pictures, and the start page as it will be.
import type { ImagePurpose, Look } from '@liangfen/sdk/schema';
import { screenThemeValues } from '@liangfen/sdk/values';
import { styled } from 'styled-components';
import { fill, useBackstageMessages, useCommonMessages, useMarks } from '../../messages/index.ts';
import { Switch } from '../../primitives/Checkbox.tsx';
import { Field } from '../../primitives/Field.tsx';
import { visuallyHidden } from '../../primitives/mixins.ts';
import { lookTokens, ThemeProvider, themes, token } from '../../theme/index.ts';
import { useAct } from '../data/use-act.ts';
import { Fields, Section, Stack } from '../frame/Section.tsx';
import { ThemeEditorFold } from '../theme-editor/ThemeEditorFold.tsx';
import { PictureField } from './PictureField.tsx';
import { SlidesField } from './SlidesField.tsx';
import { StartPreview } from './StartPreview.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 420px);
  gap: 24px;
  @media (max-width: 1080px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: 10px;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 6px;
    font-weight: 500;
    line-height: 20px;
  }
`;

const Choice = styled.label`
  position: relative;
  display: block;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  overflow: hidden;
  cursor: pointer;
  &[data-selected] {
    border-color: ${token.accent};
    box-shadow: 0 0 0 2px ${token.accent};
  }
  &:focus-within {
    outline: 2px solid ${token.focus};
    outline-offset: 3px;
  }
`;

const Swatch = styled.div`
  display: grid;
  place-items: center;
  height: 70px;
  background: ${token.backdrop}, ${token.bg};
  background-size: cover;
  color: ${token.accent};
  font-family: ${token.fontDisplay};
  font-size: 21px;
  font-weight: 600;
  letter-spacing: 0.08em;
  /* A backdrop may be of the very colour that its names are written in: red paper flags under red words. */
  span {
    padding: 2px 10px;
    border-radius: ${token.radiusSmall};
    background: ${token.scrim};
  }
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

const ColourInput = styled.input`
  width: 100%;
  height: 36px;
  padding: 2px;
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radiusSmall};
  background: ${token.surface};
  cursor: pointer;
`;

export interface LookSectionProps {
  readonly id: string;
  readonly name: string;
  readonly look: Look;
  readonly disabled: boolean;
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<Look>) => void;
}

export function LookSection({ id, name, look, disabled, fields, onChange }: LookSectionProps) {
  const { basic: texts, action } = useBackstageMessages();
  const { theme: names } = useCommonMessages();
  const upload = useAct(
    action.upload,
    (client, { purpose, file }: { purpose: ImagePurpose; file: File }) =>
      client.request('uploadImage', { path: { id }, query: { purpose }, body: { file } }),
  );
  const picture = async (purpose: ImagePurpose, file: File) =>
    (await upload.run({ purpose, file }))?.url;
  return (
    <Section title={texts.look}>
      <Columns>
        <Stack>
          <Choices>
            <legend>{texts.theme}</legend>
            {screenThemeValues.map((theme) => (
              <Choice key={theme} data-selected={look.theme === theme || undefined}>
                <Radio
                  type="radio"
                  name="theme"
                  value={theme}
                  checked={look.theme === theme}
                  onChange={() => onChange({ theme })}
                />
                <ThemeProvider theme={theme}>
                  <Swatch>
                    <span>{names[theme]}</span>
                  </Swatch>
                </ThemeProvider>
              </Choice>
            ))}
          </Choices>
          <Fields>
            <OwnColour
              label={texts.primaryColour}
              value={look.primaryColour}
              suggestion={hexOf(lookTokens(look).accent, themes[look.theme].accent)}
              onChange={(primaryColour) => onChange({ primaryColour })}
            />
            <OwnColour
              label={texts.secondaryColour}
              value={look.secondaryColour}
              suggestion={hexOf(themes[look.theme].second, themes[look.theme].accent)}
              onChange={(secondaryColour) => onChange({ secondaryColour })}
            />
          </Fields>
          <Fields $min={168}>
            <PictureField
              label={texts.logo}
              hint={texts.logoHint}
              onUpload={(file) => picture('LOGO', file)}
              value={look.logo}
              disabled={disabled}
              onChange={(logo) => onChange({ logo })}
              error={fields['look.logo']}
            />
            <PictureField
              label={texts.background}
              hint={texts.backgroundHint}
              onUpload={(file) => picture('BACKGROUND', file)}
              value={look.background}
              disabled={disabled}
              onChange={(background) => onChange({ background })}
              error={fields['look.background']}
            />
            <PictureField
              label={texts.cover}
              hint={texts.coverHint}
              onUpload={(file) => picture('COVER', file)}
              value={look.cover}
              disabled={disabled}
              onChange={(cover) => onChange({ cover })}
              error={fields['look.cover']}
            />
          </Fields>
          <SlidesField
            value={look.slides ?? []}
            disabled={disabled}
            onChange={(slides) => onChange({ slides })}
            onUpload={picture}
          />
        </Stack>
        <StartPreview name={name} look={look} />
      </Columns>
      <ThemeEditorFold name={name} look={look} disabled={disabled} onChange={onChange} />
    </Section>
  );
}

function OwnColour({
  label,
  value,
  suggestion,
  onChange,
}: {
  readonly label: string;
  readonly value: string | null;
  readonly suggestion: string;
  readonly onChange: (colour: string | null) => void;
}) {
  const { basic: texts } = useBackstageMessages();
  const marks = useMarks();
  return (
    <Stack $gap={4}>
      <Field label={label}>
        {(control) => (
          <ColourInput
            {...control}
            type="color"
            value={value ?? suggestion}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <Switch
        checked={value !== null}
        onChange={(own) => onChange(own ? suggestion : null)}
        aria-label={fill(marks.says, { label, text: texts.ownColour })}
      >
        {texts.ownColour}
      </Switch>
    </Stack>
  );
}

/** Colour fields know six hex digits only. */
function hexOf(colour: string, otherwise: string): string {
  return /^#[0-9a-f]{6}$/i.test(colour) ? colour : otherwise;
}
