import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { logout } from '@waybill/contract';
import { call } from '../api/call.ts';
import { clearSession, currentToken, leave } from '../signed-in/session-store.ts';
import { forgetAllDrafts } from '../unsaved/drafts.ts';
import { mayLeave } from '../unsaved/unsaved.ts';

/** Logs out and goes to the login page; asks first if what was entered would be lost. */
export function useSignOut() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => signOut(queryClient),
    onSuccess: (continueAt) => {
      if (continueAt === null) return navigate({ to: '/login', replace: true });
      window.location.replace(continueAt);
      return undefined;
    },
  });
  const askAndSignOut = async () => {
    if (await mayLeave({ pathname: '/login', open: '' })) mutate();
  };
  return { signOut: askAndSignOut, pending: isPending };
}

const cleanUpDelay = 500;

/**
 * Ends the session on the server, then after half a second clears it here (S3 section 4.2), whatever the server
 * answered. Returns where the identity provider ends its own sign-in, if there is such a place.
 */
export async function signOut(queryClient: QueryClient): Promise<string | null> {
  const token = currentToken();
  leave(token);
  const answer = await call(logout, {}).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, cleanUpDelay));
  const continueAt = answer?.continueAt ?? null;
  if (currentToken() !== token) return null;
  forgetAllDrafts();
  clearSession();
  queryClient.clear();
  return continueAt;
}
