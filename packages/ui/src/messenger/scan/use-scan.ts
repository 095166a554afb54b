'use client';
// Scans: opens the camera, reads its pictures one after the other, and follows codes of this product.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PageMessenger } from '../page-messenger.ts';
import type { ScanBlock, ScanState } from './ScanView.tsx';

/** The text of the code in this picture; null when there is none in it. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

export interface Scanning {
  /** The camera at the back of the device. Null where the browser has none to offer. */
  readonly openCamera: (() => Promise<MediaStream>) | null;
  /** Why it has none. */
  readonly missing: 'NO_CAMERA' | 'INSECURE' | 'NO_READER';
  /** Loaded when it is needed. */
  readonly openReader: () => Promise<CodeReader>;
  /** The messenger, whose scanner then replaces the camera. */
  readonly messenger: Pick<PageMessenger, 'scan'> | null;
  /** An address of this product in the text of a code; null for anything else. */
  readonly addressOf: (text: string) => string | null;
  readonly onFollow: (address: string) => void;
}

export interface ScanParts {
  readonly state: ScanState;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly again: () => void;
  readonly askMessenger: () => void;
  readonly read: (text: string) => void;
}

/** Some six pictures a second: enough for a hand, little for a battery. */
const pauseMs = 150;
const mostShown = 500;
/** A single picture may fail now and then; a reader that fails this often in a row never reads one. */
const mostFailures = 20;

export function useScan(scanning: Scanning): ScanParts {
  const latest = useRef(scanning);
  useEffect(() => {
    latest.current = scanning;
  });
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ScanState>(() => firstState(scanning));
  const [tries, setTries] = useState(0);

  const read = useCallback((text: string) => {
    const { addressOf, onFollow } = latest.current;
    const address = addressOf(text);
    if (address === null) setState({ at: 'FOREIGN', text: text.slice(0, mostShown) });
    else onFollow(address);
  }, []);

  const usesCamera = scanning.messenger === null && scanning.openCamera !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens the camera again.
  useEffect(() => {
    const { openCamera, openReader } = latest.current;
    if (!usesCamera || openCamera === null) return;
    const ending = new AbortController();
    const { signal } = ending;
    const block = (why: ScanBlock) => {
      if (!signal.aborted) setState({ at: 'BLOCKED', why });
    };
    const run = async () => {
      const stream = await openCamera().catch((error: unknown) => {
        block(blockOf(error));
        return null;
      });
      if (stream === null) return;
      signal.addEventListener('abort', () => stop(stream));
      const picture = video.current;
      if (signal.aborted || picture === null) return stop(stream);
      const reader = await openReader().catch(() => null);
      if (reader === null) {
        stop(stream);
        return block('READER_FAILED');
      }
      picture.srcObject = stream;
      // Refused only where the page has gone by then.
      await picture.play().catch(() => undefined);
      if (signal.aborted) return;
      setState({ at: 'SCANNING' });
      const code = await firstCode(reader, picture, signal);
      stop(stream);
      if (code.found === 'TEXT') read(code.text);
      else if (code.found === 'FAILURES') block('READER_FAILED');
    };
    void run();
    return () => ending.abort();
  }, [usesCamera, tries, read]);

  return {
    state,
    video,
    read,
    again: () => {
      setState(firstState(latest.current));
      setTries((count) => count + 1);
    },
    askMessenger: () => {
      latest.current.messenger?.scan().then(
        (text) => {
          if (text !== null) read(text);
        },
        () => setState({ at: 'MESSENGER', failed: true }),
      );
    },
  };
}

function firstState({ messenger, openCamera, missing }: Scanning): ScanState {
  if (messenger !== null) return { at: 'MESSENGER', failed: false };
  return openCamera === null ? { at: 'BLOCKED', why: missing } : { at: 'ASKING' };
}

type Found =
  | { readonly found: 'TEXT'; readonly text: string }
  /** The page was left, or the reader does not work. */
  | { readonly found: 'NOTHING' | 'FAILURES' };

async function firstCode(
  reader: CodeReader,
  picture: HTMLVideoElement,
  signal: AbortSignal,
): Promise<Found> {
  let failures = 0;
  while (!signal.aborted && failures < mostFailures) {
    try {
      const text = await reader(picture);
      failures = 0;
      if (text !== null && text !== '' && !signal.aborted) return { found: 'TEXT', text };
    } catch {
      failures += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return { found: signal.aborted ? 'NOTHING' : 'FAILURES' };
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** WebKit's `OverconstrainedError` is neither a `DOMException` nor an `Error`, but has its name. */
function nameOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('name' in error)) return '';
  return typeof error.name === 'string' ? error.name : '';
}

export function blockOf(error: unknown): ScanBlock {
  const name = nameOf(error);
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'REFUSED';
  return name === 'NotFoundError' || name === 'OverconstrainedError'
    ? 'NO_CAMERA'
    : 'CAMERA_FAILED';
}
