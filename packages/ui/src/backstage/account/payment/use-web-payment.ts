'use client';
// Paying on the provider's own page: the form is fetched ahead, so that the new tab opens within the click.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBackstageMessages } from '../../../messages/index.ts';
import { useClient } from '../../../provider/index.ts';
import { accountKey } from '../../data/use-read.ts';
import { useNavigation } from '../../frame/pages.tsx';

export interface WebPayment {
  /** Null where the host has no page for it. */
  readonly open: (() => void) | null;
  readonly busy: boolean;
  readonly problem: string | null;
}

/** @param orderId null while there is nothing to pay */
export function useWebPayment(orderId: string | null): WebPayment {
  const texts = useBackstageMessages().money.payment;
  const client = useClient();
  const { openPayment } = useNavigation();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useQuery({
    queryKey: [...accountKey, 'payment-form', orderId],
    queryFn: ({ signal }) =>
      client.request('getOrderForm', { path: { id: orderId ?? '' }, signal }),
    enabled: orderId !== null && openPayment !== undefined,
    // A form belongs to one order; another way of paying it meanwhile does not change the form.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (openPayment === undefined) return { open: null, busy: false, problem: null };
  return {
    open: () => {
      if (form.data === undefined) {
        setProblem(null);
        void form.refetch().then(({ isError }) => setProblem(isError ? texts.formFailed : null));
        return;
      }
      switch (openPayment(form.data.content)) {
        case 'OPENED':
          return setProblem(null);
        case 'NOT_STORED':
          return setProblem(texts.notStored);
        case 'BLOCKED':
          return setProblem(texts.blocked);
      }
    },
    busy: form.isFetching,
    problem,
  };
}
