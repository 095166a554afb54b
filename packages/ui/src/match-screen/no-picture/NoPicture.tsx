'use client';
// Says why there is no picture: on the stage to the audience, to the host's page, and once to the developer.
import type { FeedState, LiangfenClient, NoPictureCode, ScreenProblem } from '@liangfen/sdk';
import { useEffect, useRef } from 'react';
import { fill } from '../../messages/fill.ts';
import { useNoPictureMessages } from '../../messages/use-no-picture-messages.ts';
import { useScreenMessages } from '../../messages/use-screen-messages.ts';
import { warnOnce } from '../../primitives/warn-once.ts';
import { StageMessage } from '../connection/StageMessage.tsx';
import { problemCode } from './problem.ts';
import { useEmbeddingCheck } from './use-embedding-check.ts';

interface Told {
  readonly onProblem: (problem: ScreenProblem) => void;
  /** The words on the stage; empty when they are gone. */
  readonly onWords: (words: string) => void;
}

export interface NoPictureProps extends Told {
  readonly client: LiangfenClient;
  readonly competitionId: string;
  readonly feed: Pick<FeedState<unknown>, 'status' | 'reason' | 'retryAt'>;
  /** False while the last picture stays on the stage. */
  readonly covers: boolean;
  /** The words until the reason is known. */
  readonly meanwhile: string;
  readonly quiet: boolean;
}

/** Stands while a connected screen has no line to its server. */
export function NoPicture(props: NoPictureProps) {
  const { client, competitionId, feed, covers, meanwhile, quiet, ...told } = props;
  const check = useEmbeddingCheck(client, competitionId, feed.status !== 'closed');
  const code = check === null ? null : problemCode(check, feed.reason);
  const { location } = window;
  const values = {
    competitionId,
    origin: location.origin,
    // Without an address, the page's own site is asked.
    server: client.baseUrl === '' ? location.origin : client.baseUrl,
    reason: feed.reason ?? '',
  };
  if (code === null) return covers ? <StageMessage title={meanwhile} quiet={quiet} /> : null;
  return <Told {...{ code, values, covers, ...told }} retryAt={feed.retryAt} />;
}

export interface NotSetUpProps extends Told {
  readonly code: Extract<NoPictureCode, 'NO_PROVIDER' | 'WRONG_PROPS'>;
}

/** Stands where nothing can be asked, because the page around has not set the screen up. */
export function NotSetUp(props: NotSetUpProps) {
  return <Told {...props} values={{}} covers retryAt={null} />;
}

interface ToldProps extends Told {
  readonly code: NoPictureCode;
  readonly values: Readonly<Record<string, string>>;
  readonly covers: boolean;
  readonly retryAt: number | null;
}

function Told({ code, values, covers, retryAt, onProblem, onWords }: ToldProps) {
  const { title, hint, developer } = useNoPictureMessages()[code];
  const { told } = useScreenMessages().caption;
  const detail = fill(developer, values);
  const last = useRef<NoPictureCode | null>(null);
  useEffect(() => {
    // Tells each reason once, though the screen tries again and again.
    if (last.current === code) return;
    last.current = code;
    warnOnce(`${code}: ${detail}`);
    onProblem({ code, detail, retryAt });
  }, [code, detail, retryAt, onProblem]);
  useEffect(() => {
    if (!covers) return;
    onWords(fill(told, { title, hint }));
    return () => onWords('');
  }, [covers, title, hint, told, onWords]);
  return covers ? <StageMessage title={title} hint={hint} /> : null;
}
