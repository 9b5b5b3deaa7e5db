import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { saveDashboardSettings } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { forgetDashboardChoice } from '../../../../lib/analysis/change-dashboard-state.ts';
import { savedDashboardOptions } from '../../../../lib/analysis/dashboard-queries.ts';
import { type DashboardChoice, hasSavedChoice, settingsOfChoice } from '../../../../lib/analysis/saved-dashboard.ts';
import { errorText } from '../../../../lib/api/api-error.ts';
import { call } from '../../../../lib/api/call.ts';

interface Props {
  /** What would be saved; undefined while its dates are invalid. */
  readonly choice: DashboardChoice | undefined;
  readonly onReset: () => void;
}

/** Saves the choice for the next visit, or deletes what was saved. */
export function SavedSettings({ choice, onReset }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: saved } = useQuery(savedDashboardOptions);
  const failed = (error: unknown) => notifications.show({ color: 'red', message: errorText(error) });
  const save = useMutation({
    mutationFn: async (chosen: DashboardChoice) => {
      const before = await queryClient.fetchQuery({ ...savedDashboardOptions, staleTime: 0 });
      const settings = settingsOfChoice(chosen, before);
      await call(saveDashboardSettings, { body: settings });
      queryClient.setQueryData(savedDashboardOptions.queryKey, settings);
    },
    onSuccess: () =>
      notifications.show({
        color: 'green',
        message: t('Dashboard settings saved. They will be used the next time you open the portal.'),
      }),
    onError: failed,
  });
  const reset = useMutation({
    mutationFn: () => forgetDashboardChoice(queryClient),
    onSuccess: () => {
      notifications.show({ color: 'green', message: t('Dashboard settings reset.') });
      onReset();
    },
    onError: failed,
  });
  return (
    <Group gap="xs">
      <Button
        variant="default"
        disabled={choice === undefined}
        loading={save.isPending}
        onClick={() => choice && save.mutate(choice)}
      >
        {t('Save as my default')}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        disabled={!hasSavedChoice(saved)}
        loading={reset.isPending}
        onClick={() => reset.mutate()}
      >
        {t('Reset saved settings')}
      </Button>
    </Group>
  );
}
