import { notifications } from '@mantine/notifications';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { changePassword } from '@waybill/contract';
import { errorText } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { texts } from '../../../lib/languages/texts.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { useSignOut } from '../../../lib/session/use-sign-out.ts';

interface Passwords {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** Changes the password, confirms it and signs out; a refusal is a text for the form (S3 section 4.5). */
export function useChangePassword() {
  const { data: user } = useSuspenseQuery(accountOptions);
  const { signOut, pending } = useSignOut();
  const change = useMutation({
    mutationFn: (passwords: Passwords) => call(changePassword, { body: { username: user.login, ...passwords } }),
    onSuccess: () => {
      notifications.show({ color: 'green', message: texts.t('Password changed successfully.') });
      signOut();
    },
  });
  return {
    submit: (passwords: Passwords) => change.mutate(passwords),
    pending: change.isPending || (change.isSuccess && pending),
    failure: change.error === null ? undefined : errorText(change.error),
  };
}
