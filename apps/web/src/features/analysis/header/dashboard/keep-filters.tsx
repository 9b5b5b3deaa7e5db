import { Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import { useChooseKeepingFilters, useKeepsFilters } from '../../../../lib/analysis/use-keeps-filters.ts';
import { errorText } from '../../../../lib/api/api-error.ts';

/** Whether filters survive a change of page, dates or client; stored for the user. */
export function KeepFilters() {
  const { t } = useTranslation();
  const keeps = useKeepsFilters();
  const { mutate, isPending } = useChooseKeepingFilters();
  return (
    <Switch
      label={t('Keep my filters')}
      description={t('They stay when you change page, dates or client, if the next page has the same filters.')}
      checked={keeps}
      disabled={isPending}
      onChange={({ currentTarget: { checked } }) =>
        mutate(checked, { onError: (error) => notifications.show({ color: 'red', message: errorText(error) }) })
      }
    />
  );
}
