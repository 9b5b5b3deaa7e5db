import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReportRequest, submitReport } from '@waybill/contract';
import type { PageName } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/api-error.ts';
import { callText } from '../../../lib/api/call.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import { reportsOptions } from '../../../lib/reports/report-queries.ts';

type FilesPath = '/reports' | '/invoicesBulkDownload';

const id = 'submit-report';
const second = 1_000;

/** Submits a report and says what became of it (S2 sections 4 and 8). */
export function useSubmitReport(page: PageName) {
  return useSubmission((body: ReportRequest) => callText(submitReport, { params: { pageName: page }, body }));
}

/** Sends what becomes a report; the answer is a sentence that says what became of it. The file is found at `path`. */
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
        notifications.hide(id);
        void navigate({ to: path });
      }}
    >
      {t('Report submitted successfully! Click here to download')}
    </Anchor>
  );
  return useMutation({
    mutationFn: send,
    onMutate: () =>
      void notifications.show({ id, loading: true, autoClose: false, message: t('Submitting report to server..') }),
    onSuccess: (said) => {
      void queryClient.invalidateQueries({ queryKey: reportsOptions.queryKey });
      const shown = { id, loading: false, withCloseButton: true };
      if (said.includes('already submitted') || said.includes('cross 1 million')) {
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
    onError: (error) =>
      notifications.update({
        id,
        loading: false,
        withCloseButton: true,
        color: 'red',
        title: t('Could not submit report!'),
        message: errorText(error),
        autoClose: 10 * second,
      }),
  });
}
