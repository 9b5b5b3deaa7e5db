import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReportRequest, submitReport } from '@waybill/contract';
import type { PageName } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/api/api-error.ts';
import { callText } from '../../lib/api/call.ts';
import { serverText } from '../../lib/languages/server-text.ts';
import { reportsOptions } from '../../lib/reports/report-queries.ts';

type FilesPath = '/reports' | '/invoicesBulkDownload';

const second = 1_000;

/** Every order has a notice of its own, which replaces the one before: what an earlier order was told is over. */
let shownNotice = 0;

const noticeId = (order: number) => `submit-report-${order}`;

function beginNotice(message: string): string {
  notifications.hide(noticeId(shownNotice));
  shownNotice += 1;
  notifications.show({ id: noticeId(shownNotice), loading: true, autoClose: false, message });
  return noticeId(shownNotice);
}

/** Submits a report and says what became of it (S2 sections 4 and 8). */
export function useSubmitReport(page: PageName) {
  return useSubmission((body: ReportRequest) => callText(submitReport, { params: { pageName: page }, body }));
}

/** Submits a report. The answer is a sentence about the outcome; the file will be at `path`. */
export function useSubmission<Order>(send: (order: Order) => Promise<string>, path: FilesPath = '/reports') {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const link = (
    <Anchor
      href={path}
      fz="sm"
      onClick={(event) => {
        event.preventDefault();
        notifications.hide(noticeId(shownNotice));
        void navigate({ to: path });
      }}
    >
      {t('Report submitted successfully! Click here to download')}
    </Anchor>
  );
  return useMutation({
    mutationFn: send,
    onMutate: () => beginNotice(t('Submitting report to server..')),
    onSuccess: (said, _order, id) => {
      void queryClient.invalidateQueries({ queryKey: reportsOptions.queryKey });
      const shown = { id, loading: false, withCloseButton: true };
      if (isInformation(said)) {
        notifications.update({
          ...shown,
          color: 'blue',
          message: serverText(said),
          autoClose: 10 * second,
          style: { maxWidth: '60vw' },
        });
      } else if (said.includes('submitted')) {
        notifications.update({ ...shown, color: 'green', message: link, autoClose: 5 * second });
      } else {
        notifications.update({
          ...shown,
          color: 'red',
          title: t('Could not submit report!'),
          message: serverText(said),
          autoClose: 10 * second,
        });
      }
    },
    onError: (error, _order, id) =>
      notifications.update({
        id: id ?? noticeId(shownNotice),
        loading: false,
        withCloseButton: true,
        color: 'red',
        title: t('Could not submit report!'),
        message: errorText(error),
        autoClose: 10 * second,
      }),
  });
}

/** Nothing failed: the report exists already, or has more rows than the specification or an administrator allows. */
function isInformation(said: string): boolean {
  return ['already submitted', 'cross 1 million', 'at most'].some((part) => said.includes(part));
}
