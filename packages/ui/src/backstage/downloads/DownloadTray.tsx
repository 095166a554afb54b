'use client';
// The files on their way, in a corner of every page of the desk.
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { token } from '../../theme/index.ts';
import { Actions, Hint, Problem } from '../frame/Section.tsx';
import type { RunningDownload } from './download.ts';

const Tray = styled.section`
  position: fixed;
  right: 20px;
  bottom: 20px;
  z-index: 900;
  display: grid;
  gap: 12px;
  box-sizing: border-box;
  width: 340px;
  max-width: calc(100vw - 40px);
  padding: 14px 16px;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  background: linear-gradient(${token.surfaceRaised}, ${token.surfaceRaised}) ${token.bg};
  box-shadow: ${token.shadowRaised};
  color: ${token.text};
  font-family: ${token.font};
  font-size: 14px;
  line-height: 22px;
`;

const Entry = styled.div`
  display: grid;
  gap: 6px;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;

const Bar = styled.progress`
  width: 100%;
  height: 6px;
  accent-color: ${token.accent};
`;

export interface DownloadTrayProps {
  readonly downloads: readonly RunningDownload[];
  readonly onRemove: (key: number) => void;
  readonly onRetry: (download: RunningDownload) => void;
}

export function DownloadTray({ downloads, onRemove, onRetry }: DownloadTrayProps) {
  const { statistics } = useBackstageMessages();
  const texts = statistics.export;
  if (downloads.length === 0) return null;
  return (
    <Tray aria-label={texts.tray}>
      {downloads.map((download) => {
        const { key, name, problem } = download;
        return problem === null ? (
          <Entry key={key}>
            <Line>
              <span role="status">{sentence(download, texts)}</span>
              <Button
                size="small"
                look="quiet"
                aria-label={fill(texts.cancelOf, { name })}
                onClick={() => onRemove(key)}
              >
                {texts.cancel}
              </Button>
            </Line>
            <Arrived download={download} />
          </Entry>
        ) : (
          <Entry key={key} role="alert">
            <strong>{fill(texts.failed, { name })}</strong>
            <Problem>{problem}</Problem>
            <Actions>
              <Button
                size="small"
                aria-label={fill(texts.retryOf, { name })}
                onClick={() => onRetry(download)}
              >
                {texts.retry}
              </Button>
              <Button
                size="small"
                look="quiet"
                aria-label={fill(texts.closeOf, { name })}
                onClick={() => onRemove(key)}
              >
                {texts.close}
              </Button>
            </Actions>
          </Entry>
        );
      })}
    </Tray>
  );
}

/** Says only what changes rarely; the bar tells the rest without talking all the time. */
function sentence(
  { name, progress }: RunningDownload,
  texts: { readonly preparing: string; readonly progress: string },
): string {
  return fill(progress === null ? texts.preparing : texts.progress, { name });
}

/** An estimate may be too small: the bar is full only when the file is there. */
const fullest = 99;

function Arrived({ download: { name, progress } }: { readonly download: RunningDownload }) {
  const { statistics } = useBackstageMessages();
  const texts = statistics.export;
  if (progress === null || progress.expected === null) {
    return (
      <>
        <Bar aria-label={name} />
        {progress === null || progress.received === 0 ? null : (
          <Hint>{fill(texts.received, { size: sizeText(progress.received) })}</Hint>
        )}
      </>
    );
  }
  const percent = Math.min(fullest, Math.floor((progress.received / progress.expected) * 100));
  return (
    <>
      <Bar aria-label={name} max={100} value={percent} />
      <Hint>{fill(texts.percent, { percent })}</Hint>
    </>
  );
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1_000)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
