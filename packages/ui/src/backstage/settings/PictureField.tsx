'use client';
// A picture of the screen: chosen or dropped as a file, or named by its address; with a view of it.
import { type DragEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { FieldError, FieldHint, FieldLabel } from '../../primitives/Field.tsx';
import { FileInput, pictureFiles } from '../../primitives/FileInput.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { cssUrl, token } from '../../theme/index.ts';
import { Actions } from '../frame/Section.tsx';

export interface PictureFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly error?: string | undefined;
  /** Keeps a file on the server; its address, or undefined when it was refused, which is told. */
  readonly onUpload: (file: File) => Promise<string | undefined>;
  readonly disabled?: boolean;
}

const Frame = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;
  font-family: ${token.font};
  font-size: 14px;
`;

const DropZone = styled.div`
  display: grid;
  place-items: center;
  height: 92px;
  padding: 8px;
  border: 1px dashed ${token.lineStrong};
  border-radius: ${token.radius};
  background: ${token.surfaceSunken} center / contain no-repeat;
  background-origin: content-box;
  color: ${token.textMuted};
  font-size: 13px;
  text-align: center;
  &[data-over] {
    border-color: ${token.accent};
    background-color: ${token.accentSoft};
  }
`;

export function PictureField(props: PictureFieldProps) {
  const { label, hint, value, onChange, error, onUpload, disabled = false } = props;
  const { basic: texts } = useBackstageMessages();
  const { action } = useCommonMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [byAddress, setByAddress] = useState(false);

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined || disabled) return;
    setBusy(true);
    const address = await onUpload(file);
    setBusy(false);
    if (address !== undefined) onChange(address);
  }

  const embedded = value?.startsWith('data:') === true;
  return (
    <Frame role="group" aria-labelledby={`${id}-label`}>
      <FieldLabel as="div" id={`${id}-label`}>
        {label}
      </FieldLabel>
      <DropZone
        data-over={over || undefined}
        style={
          value === null
            ? undefined
            : { backgroundImage: cssUrl(value) ?? 'none', borderStyle: 'solid' }
        }
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer.files[0]);
        }}
      >
        {value === null ? hint : null}
      </DropZone>
      <FileInput
        input={input}
        accept={pictureFiles}
        disabled={disabled}
        onFiles={([file]) => void take(file)}
      />
      <Actions style={{ gap: 4 }}>
        <Button
          size="small"
          busy={busy}
          disabled={disabled}
          aria-label={fill(texts.chooseOf, { label })}
          onClick={() => input.current?.click()}
        >
          {texts.choosePicture}
        </Button>
        <Button
          size="small"
          look="quiet"
          disabled={disabled}
          aria-expanded={byAddress}
          aria-label={fill(texts.addressOf, { label })}
          onClick={() => setByAddress(!byAddress)}
        >
          {texts.byAddress}
        </Button>
        {value === null ? null : (
          <Button
            size="small"
            look="quiet"
            disabled={disabled}
            aria-label={fill(texts.removeOf, { label })}
            onClick={() => onChange(null)}
          >
            {action.remove}
          </Button>
        )}
      </Actions>
      {byAddress ? (
        <TextField
          label={fill(texts.addressOf, { label })}
          hideLabel
          disabled={disabled}
          placeholder={texts.imageHint}
          value={embedded ? '' : (value ?? '')}
          onChange={(address) => onChange(address === '' ? null : address)}
        />
      ) : null}
      {error === undefined ? null : <FieldError role="alert">{error}</FieldError>}
      {value === null ? null : <FieldHint>{hint}</FieldHint>}
    </Frame>
  );
}
