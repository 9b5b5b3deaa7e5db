import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportSchedule } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { schedulesOptions } from '../../../../lib/reports/schedule-queries.ts';
import { momentIn, zoneText } from '../../../../lib/reports/times-text.ts';

/** Stores a schedule, shows the list again and says when it comes. */
export function useSavedSchedule(save: () => Promise<ReportSchedule>, onClose: () => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: ({ nextRunAt, timeZone }) => {
      void queryClient.invalidateQueries({ queryKey: schedulesOptions.queryKey });
      const message =
        nextRunAt === null
          ? t('Saved. The schedule is paused.')
          : t('Scheduled. Next report: {{when}} ({{zone}}).', {
              when: momentIn(timeZone, nextRunAt),
              zone: zoneText(timeZone),
            });
      notifications.show({ color: 'green', message });
      onClose();
    },
  });
}
