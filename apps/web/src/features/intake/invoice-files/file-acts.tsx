import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  audiences,
  downloadInvoiceFile,
  getBadLinesReport,
  type InvoiceFileDetail,
  undoInvoiceFile,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { downloadAnswer } from '../../../lib/api/download-answer.ts';
import { useBelongs } from '../../../lib/session/use-permissions.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';
import { CorrectLinesLink } from './rejected-lines/correct-lines-link.tsx';

interface Props {
  readonly file: InvoiceFileDetail;
}

/** What can be done with a file besides loading it again and undoing it: map it, correct its lines, download it. */
export function FileActs({ file }: Props) {
  const { t } = useTranslation();
  const belongs = useBelongs();
  const navigate = useNavigate();
  return (
    <>
      {file.mayMap && belongs(audiences.fileLayouts) ? (
        <Button
          style={{ alignSelf: 'flex-start' }}
          onClick={() => void navigate({ to: `/uploadFiles/files/${file.id}/mapping` })}
        >
          {t('Map this file')}
        </Button>
      ) : null}
      {file.mayCorrect ? <CorrectLinesLink fileId={file.id} /> : null}
      {file.hasBadLinesReport ? <BadLinesButton file={file} /> : null}
      {file.mayDownload ? <DownloadButton file={file} /> : null}
    </>
  );
}

function BadLinesButton({ file: { id, name } }: { file: InvoiceFileDetail }) {
  const { t } = useTranslation();
  const saving = useMutation({
    mutationFn: () => downloadAnswer(getBadLinesReport, { params: { id } }, `${name}.bad-lines.csv`),
    onError: (error) => notifyFailure(t('The file could not be created.'), error),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} />}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {t('List of bad lines (CSV)')}
    </Button>
  );
}

/** The file as it was received, such as the XML of an e-invoice. */
function DownloadButton({ file: { id, name } }: { file: InvoiceFileDetail }) {
  const { t } = useTranslation();
  const saving = useMutation({
    mutationFn: () => downloadAnswer(downloadInvoiceFile, { params: { id } }, name.split('/').at(-1) || name),
    onError: (error) => notifyFailure(t('The file could not be created.'), error),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} />}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {t('Download the file as it was received')}
    </Button>
  );
}

/** Takes back the load of a file as a whole. */
export function UndoButton({ file: { id, name, status: before }, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const isWaiting = before === 'incomplete';
  const queryClient = useQueryClient();
  const undo = async () => {
    const { status, invoices, packages } = await call(undoInvoiceFile, { params: { id } });
    void queryClient.invalidateQueries();
    onClose();
    if (status === 'undoing') return t('The load of {{name}} is being undone.', { name });
    if (isWaiting) return t('{{name}} has been taken back.', { name });
    return t('The load of {{name}} has been undone ({{invoices}}, {{rows}}).', {
      name,
      invoices: t('{{count, number}} invoices', { count: invoices }),
      rows: t('{{count, number}} rows', { count: packages }),
    });
  };
  return (
    <ConfirmButton
      label={isWaiting ? t('Take back this file') : t('Undo this load')}
      question={
        isWaiting
          ? t('The file no longer waits for other parts. It is kept and can be loaded again.')
          : t(
              'All rows, invoices and figures from this load are removed, and the accounts that it created if nothing else uses them. The file is kept and can be loaded again.',
            )
      }
      act={undo}
    />
  );
}
