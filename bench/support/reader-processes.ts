/** Starts processes of screens, divides a hall between them, and waits until the last screen of all has a picture. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { ReaderAnswer, ReaderOrder } from './reader-process.ts';

export interface HallOfScreens {
  /** Epoch milliseconds at which the last screen had it; call it, and let it begin, before what sends it. */
  readonly awaitPicture: (text: string) => Promise<{ readonly last: Promise<number> }>;
  readonly close: () => void;
}

export interface ScreensOfPort {
  readonly port: number;
  readonly path: string;
  readonly count: number;
}

export async function openHall(parts: readonly ScreensOfPort[]): Promise<HallOfScreens> {
  const readers = parts.map(() =>
    fork(join(import.meta.dirname, 'reader-process.ts'), [], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  );
  await Promise.all(
    readers.map((reader, index) => {
      const part = parts[index];
      if (part === undefined) throw new Error('a process of screens has its part');
      return asked(reader, { order: 'open', ...part }, 'open');
    }),
  );
  return {
    awaitPicture: async (text) => {
      const received = readers.map((reader) => answered(reader, 'received'));
      const begun = readers.map((reader) => asked(reader, { order: 'await', text }, 'awaiting'));
      await Promise.all(begun);
      return {
        last: Promise.all(received).then((answers) =>
          Math.max(...answers.map((answer) => ('at' in answer ? answer.at : Number.NaN))),
        ),
      };
    },
    close: () => {
      for (const reader of readers) reader.disconnect();
    },
  };
}

async function asked(
  reader: ChildProcess,
  order: ReaderOrder,
  answer: ReaderAnswer['answer'],
): Promise<void> {
  const heard = answered(reader, answer);
  reader.send(order);
  await heard;
}

function answered(reader: ChildProcess, wanted: ReaderAnswer['answer']): Promise<ReaderAnswer> {
  return new Promise((resolve, reject) => {
    const hear = (answer: ReaderAnswer) => {
      if (answer.answer === 'lost') reject(new Error(answer.because));
      if (answer.answer !== wanted) return;
      reader.off('message', hear);
      resolve(answer);
    };
    reader.on('message', hear);
  });
}
