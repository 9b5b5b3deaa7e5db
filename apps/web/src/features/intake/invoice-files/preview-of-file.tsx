import { List, Stack, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { FilePreview, PreviewedInvoice, PreviewedPackage } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { countText, displayDate } from '../../../lib/languages/formats.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import { clientChoices } from '../../../ui/table-page/choices.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { OutcomeBadge } from '../../../ui/tables/outcome-badge.tsx';
import { MessagesOf } from './messages-of.tsx';
import { PreviewOfDeliveries } from './preview-of-deliveries.tsx';

const tableHeight = 260;

/** What loading a file would do: its layout and invoices, what cannot be loaded and why, and the first rows as stored. */
export function PreviewOfFile({ preview }: { readonly preview: FilePreview }) {
  const { t } = useTranslation();
  const {
    layout,
    messages,
    limits,
    rows,
    packages,
    firstBadLines,
    badLines,
    invoices,
    firstPackages,
    mappedToOther,
    deliveries,
  } = preview;
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {layout === null
          ? t('The layout is not recognised.')
          : `${layout}: ${t('{{count, number}} rows', { count: rows })}. ${
              deliveries === null
                ? t('Loading would add {{count, number}} packages.', { count: packages })
                : t('Loading would complete {{count, number}} packages.', { count: packages })
            }`}
      </Text>
      <MessagesOf messages={messages} />
      {invoices.length === 0 ? null : <InvoicesOfPreview invoices={invoices} />}
      {firstPackages.length === 0 ? null : <FirstRows packages={firstPackages} />}
      {deliveries === null ? null : <PreviewOfDeliveries deliveries={deliveries} />}
      {mappedToOther.length === 0 ? null : (
        <>
          <Text size="sm" fw={500}>
            {t('Charges that no rule recognises: they count in the family ‘other’')}
          </Text>
          <List size="sm">
            {mappedToOther.map(({ description, currencyCode, amount, rows: count }) => (
              <List.Item key={`${description} ${currencyCode}`}>
                {`${description} (${countText(count)}): ${amount} ${currencyCode}`}
              </List.Item>
            ))}
          </List>
        </>
      )}
      {limits.length === 0 ? null : (
        <>
          <Text size="sm" fw={500}>
            {t('How the file is read, and what files like it do not say')}
          </Text>
          <List size="sm">
            {limits.map((limit) => (
              <List.Item key={limit}>{serverText(limit)}</List.Item>
            ))}
          </List>
        </>
      )}
      {badLines === 0 ? null : (
        <>
          <Text size="sm" fw={500}>
            {t('{{count, number}} lines cannot be read', { count: badLines })}
          </Text>
          <List size="sm">
            {firstBadLines.map(({ line, column, reason }) => (
              <List.Item key={`${line} ${column}`}>
                {`${t('Line {{line}}', { line })}${column === '' ? '' : `, ${column}`}: ${serverText(reason)}`}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Stack>
  );
}

/** The invoices of a file that is not loaded yet, and whether they add up. */
export function InvoicesOfPreview({ invoices }: Pick<FilePreview, 'invoices'>) {
  const { t } = useTranslation();
  const { data: clients } = useSuspenseQuery(clientChoices);
  const nameOf = (clientId: number | null): string => clients.find(({ id }) => id === clientId)?.name ?? '–';
  return (
    <DataTable<PreviewedInvoice>
      caption={t('Invoices')}
      height={tableHeight}
      columns={[
        { header: t('Invoice'), cell: ({ carrierName, invoiceNumber }) => `${carrierName} ${invoiceNumber}` },
        {
          header: t('Account'),
          cell: ({ accountNumber, isNewAccount }) =>
            isNewAccount ? t('{{account}} (new)', { account: accountNumber }) : accountNumber,
        },
        { header: t('Client'), cell: ({ clientId }) => nameOf(clientId), roomy: true },
        { header: t('Bill date'), cell: ({ billDate }) => displayDate(billDate), roomy: true },
        {
          header: t('Rows add up to'),
          cell: ({ rowsAmount, currencyCode }) => `${rowsAmount} ${currencyCode}`,
          numeric: true,
        },
        { header: t('Stated'), cell: ({ statedAmount }) => statedAmount ?? '–', numeric: true },
        { header: t('Would be added'), cell: ({ amount }) => amount, numeric: true },
        { header: t('Reconciliation'), cell: (invoice) => <Agreement invoice={invoice} /> },
      ]}
      rows={invoices}
      keyOf={({ carrierName, accountNumber, invoiceNumber, billDate }) =>
        [carrierName, accountNumber, invoiceNumber, billDate].join(' ')
      }
    />
  );
}

function Agreement({ invoice: { status, rowsAmount, statedAmount } }: { readonly invoice: PreviewedInvoice }) {
  const { t } = useTranslation();
  if (status === 'already_there') return t('Loaded before');
  if (statedAmount === null) return t('Cannot be verified');
  const agrees = Number(rowsAmount) === Number(statedAmount);
  return <OutcomeBadge isFailure={!agrees}>{agrees ? t('Agrees') : t('Differs')}</OutcomeBadge>;
}

function FirstRows({ packages }: { readonly packages: readonly PreviewedPackage[] }) {
  const { t } = useTranslation();
  const numbered = packages.map((row, place) => ({ ...row, place }));
  return (
    <>
      <Text size="sm" fw={500}>
        {t('The first rows as they would be stored')}
      </Text>
      <DataTable<(typeof numbered)[number]>
        caption={t('The first rows as they would be stored')}
        height={tableHeight}
        columns={[
          { header: t('Tracking number'), cell: ({ trackingNumber }) => trackingNumber ?? '–' },
          { header: t('Service'), cell: ({ service }) => service ?? '–' },
          { header: t('Zone'), cell: ({ zone }) => zone ?? '–', roomy: true },
          { header: t('Ship date'), cell: ({ shipDate }) => displayDate(shipDate), roomy: true },
          {
            header: t('Bill weight'),
            cell: ({ billWeight, billWeightUnit }) =>
              billWeight === null ? '–' : `${Number(billWeight)} ${billWeightUnit ?? ''}`,
            numeric: true,
            roomy: true,
          },
          {
            header: t('To'),
            cell: ({ consigneeState, consigneePostalCode }) =>
              [consigneeState, consigneePostalCode].filter(Boolean).join(' '),
            roomy: true,
          },
          {
            header: t('Charges'),
            cell: ({ charges }) =>
              charges.map(({ description, family, amount }) => `${description ?? family} ${amount}`).join(', '),
          },
          {
            header: t('Net amount'),
            cell: ({ netAmount, currencyCode }) => `${netAmount} ${currencyCode}`,
            numeric: true,
          },
        ]}
        rows={numbered}
        keyOf={({ place }) => String(place)}
      />
    </>
  );
}
