import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { safeOrigin } from '../../lib/session/origin.ts';
import { accountOptions } from '../../lib/session/session-queries.ts';
import { type Credentials, signIn } from '../../lib/session/sign-in.ts';
import { landingPath } from './landing-path.ts';
import { type SignInFailure, signInFailure } from './sign-in-failure.ts';

interface Attempt {
  readonly credentials: Credentials;
  readonly logOffOtherSessions: boolean;
}

/** Signs in and goes where the user was going, or to the landing page; 'back' does not return to the login page. */
export function useSignIn() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { origin } = useSearch({ from: '/login' });
  const attempt = useMutation({
    mutationFn: ({ credentials, logOffOtherSessions }: Attempt) =>
      signIn(queryClient, credentials, logOffOtherSessions),
    onSuccess: async () => {
      const user = await queryClient.ensureQueryData(accountOptions);
      await router.navigate({ href: safeOrigin(origin) ?? landingPath(router, user), replace: true });
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
