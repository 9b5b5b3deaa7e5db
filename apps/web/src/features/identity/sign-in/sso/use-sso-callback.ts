import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ssoSignIn } from '@waybill/contract';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../../lib/api/call.ts';
import { beginSession } from '../../../../lib/session/sign-in.ts';
import { signInFailure } from '../sign-in-failure.ts';

/** Exchanges the ticket for a session as soon as the page opens, and again when other sessions may be logged off. */
export function useSsoCallback(ticket: string | undefined, onSignedIn: () => Promise<void>) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ token, logOffOtherSessions }: { token: string; logOffOtherSessions: boolean }) => {
      const { id_token } = await call(ssoSignIn, { body: { token, logOffOtherSessions } });
      await beginSession(queryClient, id_token);
      await onSignedIn();
    },
  });
  const start = useEffectEvent((token: string) => mutate({ token, logOffOtherSessions: false }));
  useEffect(() => {
    if (ticket === undefined) return;
    window.history.replaceState(window.history.state, '', '/sso-callback');
    start(ticket);
  }, [ticket]);
  return {
    pending: isPending,
    failure: error === null ? undefined : signInFailure(error),
    logOffOthers: () => (ticket === undefined ? undefined : mutate({ token: ticket, logOffOtherSessions: true })),
  };
}
