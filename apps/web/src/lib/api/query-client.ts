import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { isOfFigures } from './figure-queries.ts';

const fiveMinutes = 300_000;

/**
 * Server state of the whole app. Figures are requested again when something was loaded, as the live connection and the
 * data version show; everything else after five minutes. Refusals by the server are not retried; lost connections
 * twice, and again when there is a network again.
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
