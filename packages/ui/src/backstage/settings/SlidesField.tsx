'use client';
// The pictures that a break shows in turn: added, put into order, taken away.
import type { ImagePurpose } from '@liangfen/sdk/schema';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { FieldHint, FieldLabel } from '../../primitives/Field.tsx';
import { FileInput, pictureFiles } from '../../primitives/FileInput.tsx';
import { cssUrl, token } from '../../theme/index.ts';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: 10px;
  margin: 0 0 8px;
  padding: 0;
  list-style: none;
`;

const Slide = styled.li`
  display: grid;
  gap: 4px;
`;

const Thumb = styled.div`
  height: 84px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusSmall};
  background: ${token.surfaceSunken} center / contain no-repeat;
`;

const Whole = styled.div`
  min-width: 0;
`;

const most = 20;

export interface SlidesFieldProps {
  readonly value: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (slides: string[]) => void;
  readonly onUpload: (purpose: ImagePurpose, file: File) => Promise<string | undefined>;
}

export function SlidesField({ value, disabled, onChange, onUpload }: SlidesFieldProps) {
  const { pictures: texts } = useBackstageMessages();
  const { action } = useCommonMessages();
  const labelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);

  async function add(files: readonly File[]): Promise<void> {
    setBusy(true);
    const added: string[] = [];
    for (const file of files.slice(0, most - value.length)) {
      const url = await onUpload('BACKGROUND', file);
      if (url !== undefined) added.push(url);
    }
    setBusy(false);
    if (added.length > 0) onChange([...value, ...added]);
  }

  function earlier(index: number): void {
    const before = value[index - 1];
    const own = value[index];
    if (before === undefined || own === undefined) return;
    onChange(value.map((url, at) => (at === index ? before : at === index - 1 ? own : url)));
  }

  return (
    <Whole role="group" aria-labelledby={labelId}>
      <FieldLabel as="div" id={labelId}>
        {texts.slides}
      </FieldLabel>
      {value.length === 0 ? null : (
        <List>
          {value.map((url, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand in the list twice
            <Slide key={`${index} ${url}`}>
              <Thumb style={{ backgroundImage: cssUrl(url) ?? 'none' }} />
              <span>
                <Button
                  size="small"
                  look="quiet"
                  disabled={disabled || index === 0}
                  aria-label={fill(texts.earlierOf, { number: index + 1 })}
                  onClick={() => earlier(index)}
                >
                  {texts.earlier}
                </Button>
                <Button
                  size="small"
                  look="quiet"
                  disabled={disabled}
                  aria-label={fill(texts.removeOf, { number: index + 1 })}
                  onClick={() => onChange(value.filter((_, at) => at !== index))}
                >
                  {action.remove}
                </Button>
              </span>
            </Slide>
          ))}
        </List>
      )}
      <FileInput
        input={input}
        multiple
        accept={pictureFiles}
        onFiles={(files) => void add(files)}
      />
      <Button
        size="small"
        busy={busy}
        disabled={disabled || value.length >= most}
        onClick={() => input.current?.click()}
      >
        {texts.addSlides}
      </Button>
      <FieldHint>{fill(texts.slidesHint, { most })}</FieldHint>
    </Whole>
  );
}
