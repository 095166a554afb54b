'use client';
// A picture of an organiser's on the stage: there when it is loaded, and never waited for by a reveal.
import { useEffect, useState } from 'react';
import { part } from '../../style-sheets/part.ts';
import { cssUrl } from '../../theme/look.ts';
import { useStageContext } from '../stage-context.ts';

const Image = part('img', 'lfs-photo');

/** A change of picture waits so long for a photograph, and then shows the act without it until it is there. */
const patienceMs = 600;

export interface PhotoProps {
  readonly url: string;
  readonly className?: string;
  /** The picture on air may wait for it a moment; nothing of a reveal may. */
  readonly awaited?: boolean;
  /** Hears that the photograph can be seen. */
  readonly onReady?: (url: string) => void;
}

export function Photo({ url, className = '', awaited = false, onReady }: PhotoProps) {
  const { settingUp, still } = useStageContext();
  const [ready, setReady] = useState<string | null>(null);
  const isReady = ready === url;
  useEffect(() => {
    if (!awaited || isReady) return;
    const own = {};
    settingUp.add(own);
    const timer = setTimeout(() => settingUp.delete(own), patienceMs);
    return () => {
      clearTimeout(timer);
      settingUp.delete(own);
    };
  }, [awaited, isReady, settingUp]);
  if (cssUrl(url) === null) return null;
  return (
    <Image
      src={url}
      alt=""
      className={className}
      data-ready={isReady || undefined}
      data-still={still || undefined}
      decoding="async"
      onLoad={() => {
        setReady(url);
        onReady?.(url);
      }}
    />
  );
}
