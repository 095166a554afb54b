'use client';
// A judge's personal seat link: opens the seat on this phone, asks when another phone holds it.
import { ApiError, phoneSecret } from '@liangfen/sdk';
import type { SeatAnswer } from '@liangfen/sdk/schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type Problems,
  problemText,
  useBasicMessages,
  useJudgeMessages,
  useProblems,
} from '../../messages/index.ts';
import { usePhoneClient } from '../../provider/index.ts';
import { PhoneButton } from '../parts/PhoneButton.tsx';
import { LoadingPage, PhonePage } from './PhonePage.tsx';

export interface JudgeSeatProps {
  readonly code: string;
  readonly onOpened: (competitionId: string) => void;
}

type Opening =
  | { readonly state: 'OPENING' }
  | { readonly state: 'TAKEN' }
  | { readonly state: 'INVALID' }
  | { readonly state: 'FAILED'; readonly detail: string };

/**
 * @example
 * ```tsx
 * <JudgeSeat code="seat-code" onOpened={(competitionId) => location.assign(`/judging/${competitionId}`)} />;
 * ```
 */
export function JudgeSeat({ code, onOpened }: JudgeSeatProps) {
  const client = usePhoneClient();
  const texts = useJudgeMessages().seat;
  const problems = useProblems();
  const { action } = useBasicMessages();
  const [opening, setOpening] = useState<Opening>({ state: 'OPENING' });
  const asked = useRef<string | null>(null);

  const open = useCallback(
    async (takeOver: boolean) => {
      setOpening({ state: 'OPENING' });
      try {
        const answer: SeatAnswer = await client.logIn('openSeat', {
          body: { code, takeOver, phone: phoneSecret() },
        });
        onOpened(answer.competitionId);
      } catch (error) {
        setOpening(openingAfter(error, texts.failedHint, problems));
      }
    },
    [client, code, onOpened, texts.failedHint, problems],
  );

  useEffect(() => {
    // Asked once per code, also under strict mode: a second call would find the seat taken.
    if (asked.current === code) return;
    asked.current = code;
    void open(false);
  }, [code, open]);

  switch (opening.state) {
    case 'OPENING':
      return <LoadingPage text={texts.opening} />;
    case 'TAKEN':
      return (
        <PhonePage title={texts.taken} hint={texts.takenHint}>
          <PhoneButton size="large" look="primary" onClick={() => void open(true)}>
            {texts.takeOver}
          </PhoneButton>
        </PhonePage>
      );
    case 'INVALID':
      return <PhonePage title={texts.invalid} hint={texts.invalidHint} />;
    case 'FAILED':
      return (
        <PhonePage title={texts.failed} hint={opening.detail}>
          <PhoneButton size="large" onClick={() => void open(false)}>
            {action.retry}
          </PhoneButton>
        </PhonePage>
      );
  }
}

function openingAfter(error: unknown, unknownText: string, problems: Problems): Opening {
  if (error instanceof ApiError) {
    if (error.code === 'SEAT_TAKEN') return { state: 'TAKEN' };
    if (error.code === 'SEAT_INVALID' || error.status === 404) return { state: 'INVALID' };
    const detail = problemText(problems, error);
    if (detail !== '') return { state: 'FAILED', detail };
  }
  return { state: 'FAILED', detail: unknownText };
}
