import { Alert, Button, Divider, List, Stack, Text, Title } from '@mantine/core';
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
import { countText, displayDate } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import { useBelongs } from '../../../lib/session/use-permissions.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';
import { CorrectLinesLink } from './rejected-lines/correct-lines-link.tsx';
import { ReloadForm } from './reload-form.tsx';
import { statusTexts } from './status-text.ts';

interface Props {
  readonly file: InvoiceFileDetail;
  readonly onClose: () => void;
}

/** A file with its invoices, why it was refused, its bad lines, and another attempt. */
export function InvoiceFilePanel({ file, onClose }: Props) {
  const { t } = useTranslation();
  const belongs = useBelongs();
  const navigate = useNavigate();
  const facts = [
    [t('File'), file.name],
    [t('Received (UTC)'), momentText(file.receivedAt)],
    ...(file.receivedFrom === null ? [] : [[t('Received from'), file.receivedFrom] as const]),
    [t('Layout'), file.layout ?? t('Not recognised')],
    [t('Status'), t(statusTexts[file.status])],
    [t('Size'), t('{{count, number}} bytes', { count: file.bytes })],
    [t('Rows'), countText(file.rows)],
    [t('Packages'), countText(file.packages)],
    [t('Bad lines'), countText(file.badLines)],
    ['SHA-256', file.sha256],
  ] as const;
  return (
    <Stack gap="md">
      {file.reason === null ? null : (
        <Alert color={file.status === 'refused' ? 'red' : 'gray'} variant="light">
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {file.reason.split('\n').map(serverText).join('\n')}
          </Text>
        </Alert>
      )}
      <FactsTable facts={facts} />
      {file.limits.length === 0 ? null : (
        <List size="sm">
          {file.limits.map((limit) => (
            <List.Item key={limit}>{serverText(limit)}</List.Item>
          ))}
        </List>
      )}
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
      {file.invoices.length > 0 ? <Invoices file={file} /> : null}
      {file.mayUndo ? <UndoButton file={file} onClose={onClose} /> : null}
      {file.mayReload ? (
        <>
          <Divider />
          <ReloadForm file={file} onClose={onClose} />
        </>
      ) : null}
    </Stack>
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
function UndoButton({ file: { id, name, status: before }, onClose }: Props) {
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

function Invoices({ file: { invoices } }: { file: InvoiceFileDetail }) {
  const { t } = useTranslation();
  return (
    <Stack gap="xs">
      <Title order={3}>{t('Invoices')}</Title>
      <DataTable
        caption={t('Invoices')}
        columns={[
          { header: t('Invoice'), cell: ({ carrierName, invoiceNumber }) => `${carrierName} ${invoiceNumber}` },
          { header: t('Account'), cell: ({ accountNumber }) => accountNumber },
          { header: t('Bill date'), cell: ({ billDate }) => displayDate(billDate) },
          { header: t('Packages'), cell: ({ packages }) => countText(packages), numeric: true },
          {
            header: t('Stated'),
            cell: ({ statedAmount, currencyCode }) => (statedAmount === null ? '–' : `${statedAmount} ${currencyCode}`),
            numeric: true,
          },
          {
            header: t('Added by this load'),
            cell: ({ amount, currencyCode }) => `${amount} ${currencyCode}`,
            numeric: true,
          },
        ]}
        rows={invoices}
        keyOf={({ carrierName, accountNumber, invoiceNumber, billDate }) =>
          [carrierName, accountNumber, invoiceNumber, billDate].join(' ')
        }
      />
    </Stack>
  );
}
