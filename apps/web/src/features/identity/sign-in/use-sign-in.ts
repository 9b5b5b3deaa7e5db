import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Credentials, signIn } from '../../../lib/session/sign-in.ts';
import { type SignInFailure, signInFailure } from './sign-in-failure.ts';

interface Attempt {
  readonly credentials: Credentials;
  readonly logOffOtherSessions: boolean;
}

/** Signs in by name and password, then continues. */
export function useSignIn(onSignedIn: () => Promise<void>) {
  const queryClient = useQueryClient();
  const attempt = useMutation({
    mutationFn: async ({ credentials, logOffOtherSessions }: Attempt) => {
      await signIn(queryClient, credentials, logOffOtherSessions);
      await onSignedIn();
    },
  });
  const failure: SignInFailure | undefined = attempt.error === null ? undefined : signInFailure(attempt.error);
  return {
    pending: attempt.isPending,
    failure,
    submit: (credentials: Credentials, logOffOtherSessions: boolean) =>
      attempt.mutate({ credentials, logOffOtherSessions }),
  };
}
