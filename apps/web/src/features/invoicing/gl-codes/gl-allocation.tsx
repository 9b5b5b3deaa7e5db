import { Alert, Button, Group, Select } from '@mantine/core';
import { IconDownload, IconInfoCircle } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { currencyCodes, glAllocation } from '@waybill/contract';
import { dayOf, rollingRange } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../../lib/analysis/client-queries.ts';
import { call } from '../../../lib/api/call.ts';
import { keepFilled } from '../../../lib/api/keep-filled.ts';
import { displayDate } from '../../../lib/languages/formats.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardEmpty, CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { ClientField } from '../../../ui/fields/client-field.tsx';
import { DayFilter } from '../../../ui/table-page/table/day-filter.tsx';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { saveAllocation } from './allocation-file.ts';
import { AllocationTable } from './allocation-table.tsx';

const height = 320;

/** What was billed in a time, by GL code: the table that is keyed into the ledger. */
export function GlAllocation() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  const { data: clients } = useSuspenseQuery(clientsOptions);
  const client = clients.find(({ id }) => id === search.client) ?? clients[0];
  const lastMonth = rollingRange('Previous Month', dayOf(new Date()));
  const from = search.from ?? lastMonth.from;
  const to = search.to ?? lastMonth.to;
  const clientId = client?.id ?? 0;
  const currencyCode = search.currency;
  const { data: currencies = [] } = useQuery({
    queryKey: ['currencies', clientId],
    queryFn: ({ signal }) => call(currencyCodes, { query: { clientId } }, signal),
  });
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['gl-codes', 'allocation', clientId, from, to, currencyCode],
    queryFn: ({ signal }) => call(glAllocation, { query: { clientId, from, to, currencyCode } }, signal),
    placeholderData: (before) => keepFilled(before, before?.rows.length),
  });
  const unbooked = data?.rows.filter(({ code }) => code === '').reduce((sum, { charges }) => sum + charges, 0) ?? 0;
  return (
    <Card
      title={t('Allocation')}
      question={t('What was billed from {{from}} to {{to}}, by GL code.', {
        from: displayDate(from),
        to: displayDate(to),
      })}
      refreshing={isFetching && data !== undefined}
      stale={isPlaceholderData}
      actions={
        <Button
          variant="light"
          size="xs"
          leftSection={<IconDownload size={15} />}
          disabled={data === undefined || data.rows.length === 0}
          onClick={() => data && saveAllocation(t, data.rows, data.currencyCode, `${client?.name}_GL ${from} ${to}`)}
        >
          CSV
        </Button>
      }
    >
      <Group gap="sm" align="flex-end" mb="md">
        <ClientField
          clients={clients}
          clientId={clientId}
          onClient={(id) => ask({ client: id, currency: undefined })}
        />
        <DayFilter label={t('From')} value={from} onDay={(day) => ask({ from: day })} />
        <DayFilter label={t('To')} value={to} onDay={(day) => ask({ to: day })} />
        <Select
          label={t('Currency')}
          w={210}
          allowDeselect={false}
          data={[
            { value: '', label: t('All in US dollars') },
            ...currencies.map(({ code }) => ({ value: code, label: code })),
          ]}
          value={currencyCode ?? ''}
          onChange={(value) => ask({ currency: value || undefined })}
        />
      </Group>
      {unbooked === 0 ? null : (
        <Alert color="orange" variant="light" icon={<IconInfoCircle size={18} />} mb="md">
          {t(
            '{{count, number}} charges have no GL code. Open the line to see which, and create a code that matches them.',
            {
              count: unbooked,
            },
          )}
        </Alert>
      )}
      {error === null ? null : <CardFailure error={error} height={height} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {data !== undefined && error === null && data.rows.length === 0 ? (
        <CardEmpty height={height} why={t('Nothing was billed in this period. Choose other days.')} />
      ) : null}
      {data !== undefined && error === null && data.rows.length > 0 ? (
        <AllocationTable rows={data.rows} currencyCode={data.currencyCode} />
      ) : null}
    </Card>
  );
}
