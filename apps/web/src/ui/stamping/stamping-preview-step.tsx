import { Button, Group, ScrollArea, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { generateClientInvoiceNumber, type StampingPreview } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { amountsText } from '../../lib/languages/amounts-text.ts';
import { currencyAmount } from '../../lib/languages/currency-amount.ts';
import { displayDate } from '../../lib/languages/formats.ts';
import { serverText } from '../../lib/languages/server-text.ts';
import { notifyFailure } from '../notices/notify-failure.ts';
import { DataTable } from '../tables/data-table.tsx';

const tableHeight = 320;

/** Which carrier invoices are stamped. */
export interface BillingRun {
  readonly clientId: string;
  readonly fromDate: string;
  readonly toDate: string;
}

interface Props {
  readonly run: BillingRun;
  readonly preview: StampingPreview;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** The invoices that would be stamped, with their sum; nothing is stamped before the user agrees. */
export function StampingPreviewStep({ run, preview, onBack, onDone }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { invoices, clients, amounts, first } = preview;
  const stamping = useMutation({
    mutationFn: () => call(generateClientInvoiceNumber, { body: run }),
    onSuccess: ({ message }) => {
      void queryClient.invalidateQueries();
      notifications.show({ color: 'green', message: serverText(message), autoClose: 10_000 });
      onDone();
    },
    onError: (error) => notifyFailure(t('Error'), error),
  });
  return (
    <Stack gap="sm">
      {invoices === 0 ? (
        <Text role="status">{t('There are no invoices without a client invoice number in these days.')}</Text>
      ) : (
        <>
          <Text fw={600} role="status" className="numeric">
            {t('{{count, number}} invoices', { count: invoices })} · {amountsText(amounts)}
          </Text>
          <Text size="sm" c="dimmed">
            {t('{{count, number}} client invoice numbers will be given. They cannot be taken back.', {
              count: clients,
            })}
          </Text>
          <ScrollArea.Autosize mah={tableHeight}>
            <DataTable
              caption={t('Carrier invoices')}
              columns={[
                { header: t('Invoice number'), cell: ({ invoiceNumber }) => invoiceNumber },
                { header: t('Client'), cell: ({ clientName }) => clientName },
                { header: t('Carrier'), cell: ({ carrierName }) => carrierName },
                { header: t('Bill date'), cell: ({ billDate }) => displayDate(billDate) },
                {
                  header: t('Amount'),
                  cell: ({ amount, currencyCode }) => currencyAmount(amount, currencyCode),
                  numeric: true,
                },
              ]}
              rows={first}
              keyOf={({ id }) => String(id)}
            />
          </ScrollArea.Autosize>
          {invoices > first.length ? (
            <Text size="sm" c="dimmed">
              {t('Only the first {{count, number}} are listed.', { count: first.length })}
            </Text>
          ) : null}
        </>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack}>
          {t('Back')}
        </Button>
        {invoices === 0 ? null : (
          <Button loading={stamping.isPending} onClick={() => stamping.mutate()}>
            {t('Stamp Invoices')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
