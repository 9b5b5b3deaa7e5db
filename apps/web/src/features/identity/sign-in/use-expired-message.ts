import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { expiredText } from '../../../lib/session/password-expiry.ts';

const shownFor = 10_000;

/** Says why an expired password leads here (S3 section 8). */
export function useExpiredMessage(expired: boolean): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (!expired) return;
    notifications.show({ id: 'password-expired', color: 'red', message: t(expiredText), autoClose: shownFor });
  }, [expired, t]);
}
