import { Divider, List, Stack, Title } from '@mantine/core';
import type { InvoiceFileDetail } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { countText, displayDate } from '../../../lib/languages/formats.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import { PortalLink } from '../../../ui/buttons/portal-link.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { FactsOfFile, ReasonOfFile } from './facts-of-file.tsx';
import { FileActs, UndoButton } from './file-acts.tsx';
import { ReloadForm } from './reload-form.tsx';

interface Props {
  readonly file: InvoiceFileDetail;
  readonly onClose: () => void;
}

/** A file with its invoices, why it was refused, its bad lines, and another attempt. */
export function InvoiceFilePanel({ file, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <ReasonOfFile file={file} />
      <FactsOfFile file={file} />
      {file.limits.length === 0 ? null : (
        <List size="sm">
          {file.limits.map((limit) => (
            <List.Item key={limit}>{serverText(limit)}</List.Item>
          ))}
        </List>
      )}
      <PortalLink href={`/uploadFiles/files/${file.id}`} size="sm" style={{ alignSelf: 'flex-start' }}>
        {t('Open the page of the file')}
      </PortalLink>
      <FileActs file={file} />
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
