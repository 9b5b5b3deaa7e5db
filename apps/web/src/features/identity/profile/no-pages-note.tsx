import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isCarrier } from '../../../lib/menu/menu-entry.ts';
import { shellSettingsOptions } from '../../../lib/menu/shell-settings.ts';
import { useMenu } from '../../../lib/menu/use-menu.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';

/** Explains to users without access to any page why they are here. */
export function NoPagesNote() {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const { isSuccess } = useQuery(shellSettingsOptions);
  const menu = useMenu();
  if (!isSuccess || menu.length > 0) return null;
  return (
    <Alert color="blue" variant="light" icon={<IconInfoCircle size={18} />} title={t('Nothing to show yet')}>
      {isCarrier(user.permissions)
        ? t(
            'You are signed in, but the freight pages are not connected to this portal yet. Ask your administrator for them.',
          )
        : t(
            'You are signed in, but your permissions open none of the pages of this portal. Ask your administrator for access.',
          )}
    </Alert>
  );
}
