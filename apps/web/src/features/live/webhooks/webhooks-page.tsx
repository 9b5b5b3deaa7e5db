import { Badge, Stack } from '@mantine/core';
import { getWebhook, listWebhooks, type Webhook } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookMessages } from './webhook-messages.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

type Sort = 'name' | 'url';

/** The addresses that are told what happens, with their secrets and messages. */
export function WebhooksPage() {
  const { t } = useTranslation();
  return (
    <AdministrationPage<Webhook, Sort>
      table={{
        caption: t('Webhooks'),
        searchLabel: t('Search name or address'),
        purpose: t(
          'Programs that are told at once of loads, alerts, claims and reports, by signed messages to an address. Each message is tried for more than a day, and can be sent again.',
        ),
        columns: useColumns(),
        order: { sort: 'name', descending: false },
        queryKey: ['administration', 'webhooks'],
        ask: (query, signal) => call(listWebhooks, { query }, signal),
      }}
      newLabel={t('New webhook')}
      rowTitle={t('Webhook')}
      read={(id, signal) => call(getWebhook, { params: { id } }, signal)}
      form={(webhook, close) =>
        webhook === undefined ? (
          <WebhookForm webhook={undefined} onClose={close} />
        ) : (
          <Stack gap="xl">
            <WebhookForm webhook={webhook} onClose={close} />
            <WebhookSecret webhook={webhook} />
            <WebhookMessages webhook={webhook} />
          </Stack>
        )
      }
    />
  );
}

function useColumns(): readonly TableColumn<Webhook, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Name'), sort: 'name', cell: ({ name }) => name },
    { header: t('Address'), sort: 'url', cell: ({ url }) => url, wide: true },
    { header: t('To be delivered'), cell: ({ waiting }) => countText(waiting), numeric: true },
    { header: t('Failed'), cell: ({ failed }) => countText(failed), numeric: true },
    {
      header: t('Status'),
      cell: ({ active }) => (
        <Badge variant="light" color={active ? 'green' : 'gray'}>
          {active ? t('Active') : t('Inactive')}
        </Badge>
      ),
    },
  ];
}
