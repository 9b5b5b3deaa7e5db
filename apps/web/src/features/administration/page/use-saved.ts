import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** After a change: says so, and reads again whatever is on screen, filters and menus too. */
export function useSaved(close: () => void): () => void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries();
    notifications.show({ color: 'green', message: t('Saved.') });
    close();
  };
}
