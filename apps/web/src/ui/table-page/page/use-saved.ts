import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/**
 * After a change: confirms it, refetches whatever is on screen, including filters and menus, and continues with what
 * was saved. `sentence` confirms it where something was made that has a name of its own.
 */
export function useSaved<Saved>(
  goOn: (saved: Saved) => void,
  sentence?: (saved: Saved) => string,
): (saved: Saved) => void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return (saved) => {
    void queryClient.invalidateQueries();
    notifications.show({ color: 'green', message: sentence?.(saved) ?? t('Saved.') });
    goOn(saved);
  };
}
