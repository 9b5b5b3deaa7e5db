import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelReport, deleteReport, downloadFile, type Report, repeatReport } from '@waybill/contract';
import { errorText } from '../../lib/api/api-error.ts';
import { call, callFile } from '../../lib/api/call.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { reportsOptions } from '../../lib/reports/report-queries.ts';

/** What can be done with a report. What fails says so and leaves the list as the server has it. */
export function useReportActs({ id, fileName }: Report) {
  const queryClient = useQueryClient();
  const params = { id };
  const refresh = () => queryClient.invalidateQueries({ queryKey: reportsOptions.queryKey });
  const onError = (error: Error) => {
    notifications.show({ color: 'red', message: errorText(error) });
    void refresh();
  };
  const download = useMutation({
    mutationFn: async () => saveFile(await callFile(downloadFile, { params }), fileName),
    onError,
  });
  const cancel = useMutation({ mutationFn: () => call(cancelReport, { params }), onSuccess: refresh, onError });
  const repeat = useMutation({ mutationFn: () => call(repeatReport, { params }), onSuccess: refresh, onError });
  const remove = useMutation({ mutationFn: () => call(deleteReport, { params }), onSuccess: refresh, onError });
  return { download, cancel, repeat, remove };
}
