import { useQueryClient } from '@tanstack/react-query';
import { discardUnsaved } from '../../../lib/unsaved/unsaved.ts';

/** A deletion that closes the form and reads again whatever is on screen; returns the sentence to show. */
export function useDeletion(remove: () => Promise<unknown>, done: string, close: () => void): () => Promise<string> {
  const queryClient = useQueryClient();
  return async () => {
    await remove();
    discardUnsaved();
    close();
    void queryClient.invalidateQueries();
    return done;
  };
}
