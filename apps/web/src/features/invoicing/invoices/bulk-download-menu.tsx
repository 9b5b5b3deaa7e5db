import { Button, Menu, Text } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { submitBulkInvoiceDownload } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { callText } from '../../../lib/api/call.ts';
import { useSubmission } from '../../../ui/report-list/use-submit-report.tsx';

type Order = z.input<NonNullable<typeof submitBulkInvoiceDownload.body>>;

interface Props {
  /** How many invoices are ticked; none means all that match. */
  readonly ticked: number;
  /** Undefined as long as no client is chosen, whose invoices are downloaded. */
  readonly order: Omit<Order, 'format' | 'perInvoice'> | undefined;
}

/** In which form the invoices are downloaded. */
export function BulkDownloadMenu({ ticked, order }: Props) {
  const { t } = useTranslation();
  const { mutate, isPending } = useSubmission(
    (body: Order) => callText(submitBulkInvoiceDownload, { body }),
    '/invoicesBulkDownload',
  );
  const forms = [
    { label: t('ZIP with one CSV per invoice'), format: 'csv', perInvoice: true },
    { label: t('ZIP with one Excel file per invoice'), format: 'xlsx', perInvoice: true },
    { label: t('One CSV of all'), format: 'csv', perInvoice: false },
    { label: t('One Excel file for all invoices'), format: 'xlsx', perInvoice: false },
  ] as const;
  const button = (
    <Button leftSection={<IconFileDownload size={16} />} loading={isPending} disabled={order === undefined}>
      {ticked === 0 ? t('Download all that match') : t('Download {{count, number}} selected', { count: ticked })}
    </Button>
  );
  if (order === undefined) {
    return (
      <>
        <Text size="sm">{t('Choose a client to download its invoices.')}</Text>
        {button}
      </>
    );
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {forms.map(({ label, ...form }) => (
          <Menu.Item key={label} onClick={() => mutate({ ...order, ...form })}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
