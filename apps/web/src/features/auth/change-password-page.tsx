import { Alert, Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { expiredText, isExpired } from '../../lib/session/password-expiry.ts';
import { passwordDaysOptions } from '../../lib/session/session-queries.ts';
import { useSignOut } from '../../lib/session/use-sign-out.ts';
import { CenteredScreen } from '../../ui/centered-screen.tsx';

/** What an expired password leaves: the reason, whom to ask, and the way out. */
export function ChangePasswordPage() {
  useDocumentTitle('Change password · Waybill');
  const { data: days } = useSuspenseQuery(passwordDaysOptions);
  const { signOut, pending } = useSignOut();
  const expired = isExpired(days);
  return (
    <CenteredScreen
      title="Change password"
      text={
        expired
          ? 'The portal stays closed until the password is changed. Your administrator can set a new one for you.'
          : `Your password is valid for ${days} more days. Your administrator can set a new one for you.`
      }
    >
      {expired ? (
        <Alert color="red" variant="light" role="alert">
          {expiredText}
        </Alert>
      ) : (
        <Button component={Link} to="/" variant="light">
          Go to Home
        </Button>
      )}
      <Button variant={expired ? 'filled' : 'subtle'} loading={pending} onClick={signOut}>
        Logout
      </Button>
    </CenteredScreen>
  );
}
