import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expiryWarning } from '../../lib/session/password-expiry.ts';
import { passwordDaysOptions } from '../../lib/session/session-queries.ts';

const shownFor = 6_000;

/** Warns once for each sign-in while the password ends within ten days (S3 section 8). */
export function useExpiryWarning(): void {
  const { data: days } = useQuery(passwordDaysOptions);
  const warning = days === undefined ? undefined : expiryWarning(days);
  useEffect(() => {
    if (warning === undefined) return;
    notifications.show({ id: 'password-expiry', color: 'yellow', message: warning, autoClose: shownFor });
  }, [warning]);
}
