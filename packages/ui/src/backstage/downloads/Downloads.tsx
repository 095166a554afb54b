'use client';
// Files on their way: they go on while the organiser does other things, can be given up, and say why when they fail.
import { ApiError } from '@liangfen/sdk';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { fill, problemText, useBackstageMessages, useProblems } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { useToast } from '../../primitives/Toast.tsx';
import { useClient } from '../../provider/index.ts';
import { saveFile } from '../frame/save-file.ts';
import { DownloadTray } from './DownloadTray.tsx';
import type { Download, RunningDownload } from './download.ts';

interface Downloads {
  readonly start: (download: Download) => void;
}

const DownloadsContext = createContext<Downloads>({ start: () => {} });

export function useDownloads(): Downloads {
  return useContext(DownloadsContext);
}

export function DownloadsProvider({ children }: { readonly children: ReactNode }) {
  const client = useClient();
  const toast = useToast();
  const { statistics } = useBackstageMessages();
  const texts = statistics.export;
  const [running, setRunning] = useState<readonly RunningDownload[]>([]);
  const giveUps = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);

  // Nobody is left to take the files.
  useEffect(() => {
    const all = giveUps.current;
    return () => {
      for (const each of all.values()) each.abort();
    };
  }, []);

  const remove = useCallback((key: number) => {
    giveUps.current.get(key)?.abort();
    giveUps.current.delete(key);
    setRunning((before) => before.filter((each) => each.key !== key));
  }, []);

  const problems = useProblems();
  const start = useCallback(
    (download: Download) => {
      lastKey.current += 1;
      const key = lastKey.current;
      const giveUp = new AbortController();
      giveUps.current.set(key, giveUp);
      const change = (changed: Partial<RunningDownload>) =>
        setRunning((before) =>
          before.map((each) => (each.key === key ? { ...each, ...changed } : each)),
        );
      setRunning((before) => [...before, { ...download, key, progress: null, problem: null }]);
      download
        .fetch(client, giveUp.signal, (progress) => change({ progress }))
        .then(
          ({ blob, name }) => {
            if (giveUp.signal.aborted) return;
            saveFile(blob, name ?? download.fallback);
            remove(key);
            toast({ text: fill(texts.done, { name: download.name }), tone: 'success' });
          },
          (error: unknown) => {
            if (giveUp.signal.aborted) return;
            const sentence = error instanceof ApiError ? problemText(problems, error) : '';
            change({ problem: sentence === '' ? texts.unknown : sentence });
          },
        );
    },
    [client, remove, toast, texts, problems],
  );

  const value = useMemo(() => ({ start }), [start]);
  return (
    <DownloadsContext.Provider value={value}>
      {ownText(children)}
      <DownloadTray
        downloads={running}
        onRemove={remove}
        onRetry={(download) => {
          remove(download.key);
          start(download);
        }}
      />
    </DownloadsContext.Provider>
  );
}
