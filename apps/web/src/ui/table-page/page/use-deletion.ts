import { useQueryClient } from '@tanstack/react-query';

/** A deletion that closes the form and reads again whatever is on screen; returns the sentence to show. */
export function useDeletion(remove: () => Promise<unknown>, done: string, close: () => void): () => Promise<string> {
  const queryClient = useQueryClient();
  return async () => {
    await remove();
    close();
    void queryClient.invalidateQueries();
    return done;
  };
}
