'use client';
// A seat that went to another phone: the operator is told once, when that phone is there.
import type { Connection } from '@liangfen/sdk/schema';
import { useEffect, useRef } from 'react';
import { fill, usePanelMessages } from '../messages/index.ts';
import { useToast } from '../primitives/Toast.tsx';

const none: readonly Connection[] = [];

export function useSeatFeedback(presence: readonly Connection[] = none): void {
  const { strip } = usePanelMessages();
  const toast = useToast();
  const told = useRef(new Map<string, number>());
  useEffect(() => {
    for (const { judgeId, label, seatTakenAt } of presence) {
      if (judgeId === null || seatTakenAt === undefined) continue;
      if (told.current.get(judgeId) === seatTakenAt) continue;
      told.current.set(judgeId, seatTakenAt);
      toast({ text: fill(strip.seatTaken, { judge: label }), tone: 'warning' });
    }
  }, [presence, strip, toast]);
}
