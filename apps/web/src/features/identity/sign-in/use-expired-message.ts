import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonToChange } from '../../../lib/session/password-expiry.ts';

const id = 'password-expired';
const shownFor = 10_000;

/** Says why an expired or first password leads here (S3 section 8). */
export function useExpiredMessage(expired: boolean, mustChangePassword: boolean): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (!expired) return;
    notifications.show({
      id,
      color: mustChangePassword ? 'blue' : 'red',
      message: t(reasonToChange(mustChangePassword)),
      autoClose: shownFor,
    });
    return () => void notifications.hide(id);
  }, [expired, mustChangePassword, t]);
}
