'use client';
// The browser's chooser of files, out of sight: the button beside it opens it.
import type { ChangeEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from './mixins.ts';

const Hidden = styled.input`
  ${visuallyHidden}
`;

/** The types of picture that the server takes. */
export const pictureFiles = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

export interface FileInputProps {
  /** For the button: `current.click()` opens the chooser. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** The types that can be chosen; every kind without it. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

export function FileInput({ input, onFiles, ...rest }: FileInputProps) {
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Lets the same file be chosen again, e.g. mended.
    target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return <Hidden ref={input} type="file" tabIndex={-1} aria-hidden {...rest} onChange={take} />;
}
