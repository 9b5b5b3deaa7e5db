import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ChatReport,
  downloadFile,
  generatedReports,
  getReportsRequest,
  reportStatus,
  setReportInstanceIDToChatMessage,
} from '@waybill/contract';
import { useEffect } from 'react';
import { errorText } from '../../../lib/api/api-error.ts';
import { call, callFile } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { reportsOptions } from '../../../lib/reports/report-queries.ts';

/** S3 section 4.12. */
const pollMilliseconds = 5_000;

interface Ordered {
  readonly report: ChatReport;
  /** The number of the message that asked for it. */
  readonly messageId: number;
  /** The report that was ordered before, if it was. */
  readonly reportId: number | null;
  /** Whether it was asked for just now: it is then requested at once. */
  readonly isFresh: boolean;
}

/** A report that the chat orders, follows until it is done, and downloads. */
export function useChatReport({ report, messageId, reportId, isFresh }: Ordered) {
  const queryClient = useQueryClient();
  const orderKey = ['chat report', messageId];
  const ordered = useQuery<number | null>({
    queryKey: orderKey,
    queryFn: () => reportId,
    initialData: reportId,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const id = ordered.data ?? null;
  const order = useMutation({
    mutationKey: orderKey,
    mutationFn: async () => {
      const { client, subClientIds, ...reportsAgentJson } = report;
      const { id: made } = await call(getReportsRequest, { body: { reportsAgentJson, client, subClientIds } });
      await call(setReportInstanceIDToChatMessage, {
        body: { reportInstanceId: made, userResponseHistoryId: messageId },
      });
      return made;
    },
    onSuccess: (made) => {
      queryClient.setQueryData(orderKey, made);
      void queryClient.invalidateQueries({ queryKey: reportsOptions.queryKey });
    },
  });
  const { mutate } = order;
  useEffect(() => {
    const isUnderWay = queryClient.isMutating({ mutationKey: ['chat report', messageId] }) > 0;
    if (isFresh && id === null && !isUnderWay) mutate();
  }, [isFresh, id, messageId, mutate, queryClient]);
  const status = useQuery({
    queryKey: ['reportStatus', id],
    queryFn: ({ signal }) => call(reportStatus, { params: { id: id ?? 0 } }, signal),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.status === 'Queued' || state.data?.status === 'Running' ? pollMilliseconds : false,
  });
  const isDone = status.data?.status === 'Completed';
  const file = useQuery({
    queryKey: ['generatedReport', id],
    queryFn: ({ signal }) => call(generatedReports, { params: { id: id ?? 0 } }, signal),
    enabled: isDone,
  });
  const download = useMutation({
    mutationFn: async () => {
      if (file.data === undefined) return;
      saveFile(await callFile(downloadFile, { params: { id: file.data.id } }), file.data.fileName);
    },
    onError: (error) => notifications.show({ color: 'red', message: errorText(error) }),
  });
  return { order, status, file, download, isOrdered: id !== null };
}
