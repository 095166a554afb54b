'use client';
// Photographs out of one zip: the organiser sees whose each one is before anything is stored.
import type { PhotosAnswer, PictureOwner } from '@liangfen/sdk/schema';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { FileInput } from '../../primitives/FileInput.tsx';
import { Table } from '../../primitives/Table.tsx';
import { token } from '../../theme/index.ts';
import { useAct } from '../data/use-act.ts';
import { competitionKey } from '../data/use-read.ts';
import { Problem, Stack } from '../frame/Section.tsx';

const Hint = styled.p`
  margin: 0;
  color: ${token.textMuted};
  line-height: 22px;
`;

export interface PhotosDialogProps {
  readonly id: string;
  readonly of: PictureOwner;
  readonly onClose: () => void;
}

interface Line {
  readonly file: string;
  readonly name: string;
  readonly note: string;
}

export function PhotosDialog({ id, of, onClose }: PhotosDialogProps) {
  const { pictures: texts, action } = useBackstageMessages();
  const { action: common } = useCommonMessages();
  const input = useRef<HTMLInputElement>(null);
  const [zip, setZip] = useState<File | null>(null);
  const [answer, setAnswer] = useState<PhotosAnswer | null>(null);
  const send = useAct(
    action.upload,
    (client, { file, preview }: { file: File; preview: boolean }) =>
      client.request('importPhotos', { path: { id }, query: { of, preview }, body: { file } }),
    { inForm: true, refresh: [competitionKey(id)] },
  );

  async function look(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    setZip(file);
    setAnswer((await send.run({ file, preview: true })) ?? null);
  }

  async function submit(): Promise<void> {
    if (answer === null || zip === null) return input.current?.click();
    if (!answer.preview) return onClose();
    const stored = await send.run({ file: zip, preview: false });
    if (stored !== undefined) setAnswer(stored);
  }

  const done = answer?.preview === false;
  const count = answer?.matched.length ?? 0;
  const label =
    answer === null ? texts.chooseZip : done ? common.close : fill(texts.confirm, { count });
  return (
    <Dialog
      open
      width={680}
      title={texts.title[of]}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <>
          {answer === null || done ? null : (
            <Button onClick={() => input.current?.click()}>{texts.again}</Button>
          )}
          {done ? null : <Button onClick={onClose}>{common.cancel}</Button>}
          <Button
            type="submit"
            look="primary"
            busy={send.busy}
            blockedReason={answer?.preview === true && count === 0 ? texts.nothing : null}
          >
            {label}
          </Button>
        </>
      }
    >
      <Stack>
        <FileInput
          input={input}
          accept=".zip,application/zip"
          onFiles={([file]) => void look(file)}
        />
        <Hint role={answer === null ? undefined : 'status'}>{summary()}</Hint>
        {send.problem?.text ? <Problem role="alert">{send.problem.text}</Problem> : null}
        {answer === null ? null : (
          <Table<Line>
            label={texts.title[of]}
            rows={linesOf(answer, texts.replaces)}
            rowKey={(line) => line.file}
            columns={[
              { key: 'file', title: texts.column.file, rowHeader: true, cell: ({ file }) => file },
              { key: 'name', title: texts.column.name, cell: ({ name }) => name },
              { key: 'note', title: texts.column.note, cell: ({ note }) => note },
            ]}
          />
        )}
      </Stack>
    </Dialog>
  );

  function summary(): string {
    if (answer === null) return texts.zipHint[of];
    const counts = { count, refused: answer.refused.length };
    return fill(done ? texts.stored : texts.found, counts);
  }
}

/** Refused files come first, because somebody has to act on them. */
function linesOf({ matched, refused }: PhotosAnswer, replaces: string): Line[] {
  return [
    ...refused.map(({ file, reason }) => ({ file, name: '—', note: reason })),
    ...matched.map((one) => ({
      file: one.file,
      name: one.name,
      note: one.replaces ? replaces : '',
    })),
  ];
}
