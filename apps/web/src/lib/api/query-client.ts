import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { isOfFigures } from './figure-queries.ts';

const fiveMinutes = 300_000;

/**
 * Server state of the whole app. Figures are asked for again when something was loaded, which the live connection and
 * the data version tell; everything else after five minutes. Answers of the server's refusals are not asked for again;
 * lost connections twice, and again when there is a network again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: ({ queryKey }) => (isOfFigures(queryKey) ? 6 * fiveMinutes : fiveMinutes),
        gcTime: 6 * fiveMinutes,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && [0, 502, 503].includes(error.status),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
