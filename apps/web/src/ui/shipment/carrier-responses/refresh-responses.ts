import type { QueryClient } from '@tanstack/react-query';

/** Reads again what shows carriers' answers. */
export async function refreshResponses(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    ['carrier-responses', 'exceptions'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
  );
}
