'use client';
// A spreadsheet, dropped or chosen; it is looked at at once.
import { type DragEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { FileInput } from '../../primitives/FileInput.tsx';
import { token } from '../../theme/index.ts';
import type { Act } from '../data/use-act.ts';
import { Actions, Hint, Problem, Stack } from '../frame/Section.tsx';
import type { ImportSource } from './import-calls.ts';
import { takeFile } from './use-import.ts';

const DropZone = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 12px;
  min-height: 148px;
  padding: 20px;
  border: 1.5px dashed ${token.lineStrong};
  border-radius: ${token.radius};
  background: ${token.surfaceSunken};
  text-align: center;
  p {
    margin: 0;
  }
  &[data-over] {
    border-color: ${token.accent};
    background: ${token.accentSoft};
  }
`;

export interface SpreadsheetSourceProps {
  /** The file is being looked at. */
  readonly busy: boolean;
  readonly template: Act<undefined, unknown>;
  readonly onFile: (source: ImportSource) => void;
}

export function SpreadsheetSource({ busy, template, onFile }: SpreadsheetSourceProps) {
  const { imports: texts } = useBackstageMessages();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined || busy) return;
    setName(file.name);
    setProblem(null);
    const taken = await takeFile(file);
    if (typeof taken === 'string') setProblem(fill(texts[taken], { name: file.name }));
    else onFile(taken);
  }

  return (
    <Stack $gap={12}>
      <DropZone
        data-over={over || undefined}
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
        <p role="status">
          {busy ? fill(texts.checking, { name }) : over ? texts.drop : texts.file}
        </p>
        <Button look="primary" busy={busy} onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
        <Hint>{texts.fileHint}</Hint>
      </DropZone>
      {/* Without accept: a file whose kind is wrong is told so, instead of not being there. */}
      <FileInput input={input} onFiles={([file]) => void take(file)} />
      {problem === null ? null : <Problem role="alert">{problem}</Problem>}
      <Actions>
        <Button size="small" busy={template.busy} onClick={() => void template.run(undefined)}>
          {texts.template}
        </Button>
        <Hint>{texts.templateHint}</Hint>
      </Actions>
    </Stack>
  );
}
