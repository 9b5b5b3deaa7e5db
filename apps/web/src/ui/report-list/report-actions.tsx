import { notifications } from '@mantine/notifications';
import { IconCalendarRepeat, IconDownload, IconPlayerStop, IconRepeat, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import {
  cancelReport,
  deleteReport,
  downloadFile,
  mayDownload,
  mayRepeat,
  type Report,
  repeatReport,
} from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/api/api-error.ts';
import { call, callFile } from '../../lib/api/call.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { isUnderWay, reportsOptions } from '../../lib/reports/report-queries.ts';
import { mayOpen } from '../../lib/session/may-open.ts';
import { accountOptions } from '../../lib/session/session-queries.ts';
import { ActIcon } from './act-icon.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { hasFile } from './has-file.ts';
import classes from './reports-page.module.css';

interface Props {
  readonly report: Report;
  readonly now: Date;
  /** Absent if the user may not schedule. */
  readonly onSchedule: ((report: Report) => void) | undefined;
}

/** Download, cancel, repeat, schedule, delete: each only where it means something; deleting is asked about first. What came from a colleague can be downloaded. */
export function ReportActions({ report, now, onSchedule }: Props) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { data: user } = useSuspenseQuery(accountOptions);
  const isDownloadable = mayOpen(mayDownload(report), user.permissions);
  const isReceived = report.receivedFrom !== null;
  const isRepeatable = mayOpen(mayRepeat(report), user.permissions);
  const { download, cancel, repeat, remove } = useReportActs(report);
  if (isAsking) return <DeleteQuestion act={remove} onKeep={() => setAsking(false)} />;
  return (
    <div className={classes.actions}>
      {isDownloadable && hasFile(report, now) ? (
        <ActIcon label={t('Download')} icon={IconDownload} act={download} isFirst />
      ) : null}
      {isReceived ? null : isUnderWay(report) ? (
        <ActIcon label={t('Cancel')} icon={IconPlayerStop} act={cancel} />
      ) : isRepeatable ? (
        <ActIcon label={t('Repeat')} icon={IconRepeat} act={repeat} />
      ) : null}
      {onSchedule === undefined || isReceived || report.fromDate === '' ? null : (
        <ActIcon
          label={t('Schedule')}
          icon={IconCalendarRepeat}
          act={{ isPending: false, mutate: () => onSchedule(report) }}
        />
      )}
      {isReceived ? null : (
        <ActIcon label={t('Delete')} icon={IconTrash} act={{ isPending: false, mutate: () => setAsking(true) }} />
      )}
    </div>
  );
}

/** What can be done with a report. What fails says so and leaves the list as the server has it. */
function useReportActs({ id, fileName }: Report) {
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
