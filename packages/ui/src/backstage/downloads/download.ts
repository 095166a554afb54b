// A file to be fetched, and how far it is.
import type { DownloadedFile, LiangfenClient, Progress } from '@liangfen/sdk';

export interface RunningDownload extends Download {
  readonly key: number;
  /** Null until the first byte. */
  readonly progress: Progress | null;
  /** The sentence of a failure. */
  readonly problem: string | null;
}

export interface Download {
  /** The file's name. */
  readonly name: string;
  /** The file's name where the server does not say one. */
  readonly fallback: string;
  readonly fetch: (
    client: LiangfenClient,
    signal: AbortSignal,
    onProgress: (progress: Progress) => void,
  ) => Promise<DownloadedFile>;
}
