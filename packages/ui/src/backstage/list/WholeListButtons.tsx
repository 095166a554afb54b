'use client';
// The buttons above a list of judges or programs that act on the whole list: groups, import, photographs, and what was deleted.
import { useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';

export interface WholeListButtonsProps {
  readonly groups: string;
  /** The groups are known, so that their dialog can show them. */
  readonly ready: boolean;
  readonly onOpen: (opened: {
    readonly dialog: 'GROUPS' | 'IMPORT' | 'PHOTOS' | 'RECOVERY';
  }) => void;
}

export function WholeListButtons({ groups, ready, onOpen }: WholeListButtonsProps) {
  const { imports, pictures, recovery } = useBackstageMessages();
  return (
    <>
      <Button disabled={!ready} onClick={() => onOpen({ dialog: 'GROUPS' })}>
        {groups}
      </Button>
      <Button onClick={() => onOpen({ dialog: 'IMPORT' })}>{imports.open}</Button>
      <Button onClick={() => onOpen({ dialog: 'PHOTOS' })}>{pictures.open}</Button>
      <Button onClick={() => onOpen({ dialog: 'RECOVERY' })}>{recovery.open}</Button>
    </>
  );
}
