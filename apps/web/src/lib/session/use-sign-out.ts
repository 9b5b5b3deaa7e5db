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
    onSuccess: () => navigate({ to: '/login', replace: true }),
  });
  const askAndSignOut = async () => {
    if (await mayLeave({ pathname: '/login', open: '' })) mutate();
  };
  return { signOut: askAndSignOut, pending: isPending };
}

const cleanUpDelay = 500;

/**
 * Ends the session on the server, then after half a second clears it here (S3 section 4.2), whatever the server
 * answered.
 */
export async function signOut(queryClient: QueryClient): Promise<void> {
  const token = currentToken();
  leave(token);
  await call(logout, {}).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, cleanUpDelay));
  if (currentToken() !== token) return;
  forgetAllDrafts();
  clearSession();
  queryClient.clear();
}
