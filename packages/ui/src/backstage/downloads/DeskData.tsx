'use client';
// Gives the desk's pages their query cache, their toasts and their downloads.
import { ApiError } from '@liangfen/sdk';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ToastProvider } from '../../primitives/Toast.tsx';
import { DownloadsProvider } from './Downloads.tsx';

export function DeskData({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // Without network an act fails and says so, instead of waiting in silence for the network.
          mutations: { networkMode: 'always' },
          queries: {
            networkMode: 'always',
            refetchOnReconnect: true,
            staleTime: 5_000,
            // A refusal is an answer; only a silent network is asked again.
            retry: (failures, error) =>
              failures < 2 && !(error instanceof ApiError && error.status !== 0),
          },
        },
      }),
  );
  return (
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <DownloadsProvider>{children}</DownloadsProvider>
      </ToastProvider>
    </QueryClientProvider>
  );
}
