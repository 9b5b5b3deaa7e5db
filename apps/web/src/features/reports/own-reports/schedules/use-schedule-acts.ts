import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteSchedule, pauseSchedule, type ReportSchedule, runSchedule } from '@waybill/contract';
import { errorText } from '../../../../lib/api/api-error.ts';
import { call } from '../../../../lib/api/call.ts';
import { reportsOptions } from '../../../../lib/reports/report-queries.ts';
import { schedulesOptions } from '../../../../lib/reports/schedule-queries.ts';

/** The actions on a schedule. A failed one shows an error and leaves the list as it is on the server. */
export function useScheduleActs({ id }: ReportSchedule) {
  const queryClient = useQueryClient();
  const params = { id };
  const refresh = () => queryClient.invalidateQueries({ queryKey: schedulesOptions.queryKey });
  const onError = (error: Error) => {
    notifications.show({ color: 'red', message: errorText(error) });
    void refresh();
  };
  const run = useMutation({
    mutationFn: () => call(runSchedule, { params }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportsOptions.queryKey }),
    onError,
  });
  const setActive = useMutation({
    mutationFn: (active: boolean) => call(pauseSchedule, { params, body: { active } }),
    onSuccess: refresh,
    onError,
  });
  const remove = useMutation({ mutationFn: () => call(deleteSchedule, { params }), onSuccess: refresh, onError });
  return { run, setActive, remove };
}
