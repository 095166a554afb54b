'use client';
// A step in a program's row; its name says which program, because rows have the same buttons.
import { fill, usePanelMessages } from '../../messages/index.ts';
import { buttonText } from '../command-texts.ts';
import { CommandButton, type CommandButtonProps } from './CommandButton.tsx';

export interface StepButtonProps extends CommandButtonProps {
  readonly program: string;
}

export function StepButton({ program, ...rest }: StepButtonProps) {
  const texts = usePanelMessages();
  const action = buttonText(rest.of, texts);
  return <CommandButton {...rest} aria-label={fill(texts.list.stepFor, { program, action })} />;
}
