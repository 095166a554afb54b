'use client';
// Finds the judge who opened a link in a chat, step by step; each step may end in its own way.
import { ApiError, type LiangfenClient } from '@liangfen/sdk';
import type { JudgeRecognition, MessengerSetting, PublicCompetition } from '@liangfen/sdk/schema';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formProblem } from '../../messages/form-problem.ts';
import { fill, useMessengerMessages, useProblems } from '../../messages/index.ts';
import { useClient } from '../../provider/index.ts';
import { logInInside, NoCode } from '../inside-login.ts';
import { useMessengerHost } from '../messenger-host.ts';
import type { PageMessenger } from '../page-messenger.ts';

export interface JudgeFromMessengerProps {
  readonly competitionId: string;
  /** The corporation that the address names; when it names none, the server's setting counts. */
  readonly corpId: string | null;
  /** The one that this phone came from last, for a link that does not say it. */
  readonly lastCorpId?: string | null;
  /** This page's own path with its query, for the code that a phone elsewhere scans. */
  readonly path: string;
  /** The address for signing up without the messenger. */
  readonly signUpHref: string;
  /** Called once the messenger has recognised the person: with this corporation the way back is found again. */
  readonly onRecognised?: (corpId: string) => void;
  /** Leads to the scoring page. */
  readonly onEnter: () => void;
}

export type Opened =
  | { readonly step: 'OPENING' | 'MISSING' | 'UNREAD' | 'NOT_CONNECTED' }
  | { readonly step: 'OUTSIDE'; readonly name: string; readonly competition: string }
  | {
      readonly step: 'NO_CORPORATION';
      readonly name: string;
      readonly messenger: PageMessenger;
    }
  | {
      readonly step: 'ENDED';
      readonly name: string;
      readonly competition: string;
      readonly messenger: PageMessenger | null;
    }
  | { readonly step: 'FAILED'; readonly text: string }
  | {
      readonly step: 'SIGN_UP';
      readonly name: string;
      readonly person: Pick<JudgeRecognition, 'name' | 'phoneNumber'>;
    };

type Inputs = Pick<
  JudgeFromMessengerProps,
  'competitionId' | 'corpId' | 'lastCorpId' | 'onEnter' | 'onRecognised'
>;

export function useJudgeFromMessenger(inputs: Inputs) {
  const { competitionId, corpId: corpIdOfAddress, lastCorpId = null } = inputs;
  const client = useClient();
  const { openInside } = useMessengerHost();
  const { inside: texts, anyName } = useMessengerMessages();
  const problems = useProblems();
  const [at, setAt] = useState<Opened>({ step: 'OPENING' });
  const [tries, setTries] = useState(0);
  const latest = useRef(inputs);
  useLayoutEffect(() => {
    latest.current = inputs;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try begins anew.
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const say = (opened: Opened) => {
      if (!signal.aborted) setAt(opened);
    };

    const open = async () => {
      say({ step: 'OPENING' });
      const read = await readBoth(client, competitionId, signal);
      if (typeof read === 'string') return say({ step: read });
      const { competition, setting } = read;
      const name = setting.name ?? anyName;
      const messenger = setting.connected ? await openInside(setting) : null;
      messenger?.setTitle(competition.name);
      if (competition.status === 'ENDED') {
        return say({ step: 'ENDED', name, competition: competition.name, messenger });
      }
      if (!setting.connected) return say({ step: 'NOT_CONNECTED' });
      if (messenger === null) return say({ step: 'OUTSIDE', name, competition: competition.name });
      const corpId = corpIdOfAddress ?? setting.corpId ?? lastCorpId;
      if (corpId === null) return say({ step: 'NO_CORPORATION', name, messenger });
      try {
        await logInInside({ client, messenger, corpId, place: 'JUDGE', signal });
        const person = await recognised(client, competitionId, signal);
        if (signal.aborted) return;
        latest.current.onRecognised?.(corpId);
        if (person.status.judge?.approval === 'APPROVED') latest.current.onEnter();
        else say({ step: 'SIGN_UP', name, person });
      } catch (error) {
        const lost = fill(texts.awaySaid, texts);
        const text =
          error instanceof NoCode
            ? fill(texts.noCode, { name })
            : formProblem(error, lost, problems).text;
        say({ step: 'FAILED', text });
      }
    };
    open().catch(() => say({ step: 'UNREAD' }));
    return () => leaving.abort();
  }, [client, openInside, competitionId, corpIdOfAddress, lastCorpId, texts, anyName, tries]);

  const again = useCallback(() => setTries((count) => count + 1), []);
  return { at, again };
}

async function readBoth(
  client: LiangfenClient,
  competitionId: string,
  signal: AbortSignal,
): Promise<
  | { readonly competition: PublicCompetition; readonly setting: MessengerSetting }
  | 'MISSING'
  | 'UNREAD'
> {
  try {
    const [competition, setting] = await Promise.all([
      client.request('getPublicCompetition', { path: { id: competitionId }, signal }),
      client.request('getMessenger', { signal }),
    ]);
    return { competition, setting };
  } catch (error) {
    // An address that no competition has, or that no competition could have.
    const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return isMissing ? 'MISSING' : 'UNREAD';
  }
}

/** Asking who one is changes nothing, so a lost answer is asked for again. */
async function recognised(
  client: LiangfenClient,
  competitionId: string,
  signal: AbortSignal,
): Promise<JudgeRecognition> {
  const most = 3;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await client.request('recogniseJudge', { path: { id: competitionId }, signal });
    } catch (error) {
      const isLost = error instanceof ApiError && error.status === 0;
      if (!isLost || attempt >= most || signal.aborted) throw error;
    }
  }
}
