'use client';
// A button that reads a file of ours out of JSON, to stand among other buttons, and a list of what is wrong with the file.
import { type ChangeEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { fill } from '../messages/index.ts';
import { token } from '../theme/index.ts';
import { Button } from './Button.tsx';
import { visuallyHidden } from './mixins.ts';

const FileInput = styled.input`
  ${visuallyHidden}
`;

const Faults = styled.div`
  flex-basis: 100%;
  color: ${token.danger};
  overflow-wrap: anywhere;
  ul {
    margin: 4px 0 0;
    padding-left: 20px;
  }
`;

/** The most faults that are read out; the rest is counted. */
const mostFaults = 8;

export interface JsonFileInputProps {
  readonly label: string;
  readonly disabled?: boolean;
  /** In bytes; what is larger is not read. */
  readonly atMost: number;
  /** Null for a file that is too large. */
  readonly onText: (text: string | null) => void;
  readonly faults: readonly string[];
  readonly texts: {
    /** Stands above the faults. */
    readonly faults: string;
    /** How many are not read out, as `{count}`. */
    readonly more: string;
  };
}

export function JsonFileInput({
  label,
  disabled = false,
  atMost,
  onText,
  faults,
  texts,
}: JsonFileInputProps) {
  const input = useRef<HTMLInputElement>(null);

  async function read({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = target.files ?? [];
    if (chosen === undefined) return;
    const text = chosen.size > atMost ? null : await chosen.text();
    // Choosing the same file again, mended meanwhile, counts as a choice.
    target.value = '';
    onText(text);
  }

  return (
    <>
      <Button disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <FileInput
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={label}
        tabIndex={-1}
        disabled={disabled}
        onChange={(event) => void read(event)}
      />
      {faults.length === 0 ? null : (
        <Faults role="alert">
          <span>{texts.faults}</span>
          <ul>
            {faults.slice(0, mostFaults).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
            {faults.length > mostFaults ? (
              <li>{fill(texts.more, { count: faults.length - mostFaults })}</li>
            ) : null}
          </ul>
        </Faults>
      )}
    </>
  );
}
