import { Alert, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconDownload, IconInfoCircle } from '@tabler/icons-react';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type AccountingSystem, accountingSystems, exportGlBooking, previewGlBooking } from '@waybill/contract';
import { dayOf, rollingRange } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../../lib/analysis/client-queries.ts';
import { call } from '../../../lib/api/call.ts';
import { downloadAnswer } from '../../../lib/api/download-answer.ts';
import { countText, displayDate } from '../../../lib/languages/formats.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardEmpty, CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { ClientField } from '../../../ui/fields/client-field.tsx';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';
import { DayFilter } from '../../../ui/table-page/table/day-filter.tsx';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';

const height = 320;
const systemNames: Readonly<Record<AccountingSystem, string>> = {
  quickbooks: 'QuickBooks',
  netsuite: 'NetSuite',
  sap: 'SAP',
  datev: 'DATEV',
};

/** Invoices of some days as the import file of an accounting program, with what it would book. */
export function GlBooking() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  const { data: clients } = useSuspenseQuery(clientsOptions);
  const client = clients.find(({ id }) => id === search.client) ?? clients[0];
  const lastMonth = rollingRange('Previous Month', dayOf(new Date()));
  const days = { clientId: client?.id ?? 0, from: search.from ?? lastMonth.from, to: search.to ?? lastMonth.to };
  const [system, setSystem] = useState<AccountingSystem>('quickbooks');
  const [vendors, setVendors] = useState<Readonly<Record<string, string>>>({});
  const [datev, setDatev] = useState({ consultant: '1001', datevClient: '1' });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['gl-codes', 'booking', days],
    queryFn: ({ signal }) => call(previewGlBooking, { query: days }, signal),
  });
  const saving = useMutation({
    mutationFn: () => {
      const numbers = Object.entries(vendors).filter(([, number]) => number !== '');
      const query = { ...days, system, ...datev, vendors: numbers.map((pair) => pair.join('=')).join(';') };
      const start = system === 'datev' ? 'EXTF_Buchungsstapel' : system;
      return downloadAnswer(exportGlBooking, { query }, `${start}_${days.from}_${days.to}.csv`);
    },
    onError: (failure) => notifyFailure(t('The file could not be created.'), failure),
  });
  const unbooked = data?.sums.some(({ code }) => code === '') ?? false;
  return (
    <Card
      title={t('Accounting export')}
      question={t('What is booked of the invoices from {{from}} to {{to}}, each in its own currency.', {
        from: displayDate(days.from),
        to: displayDate(days.to),
      })}
      refreshing={isFetching && data !== undefined}
      actions={
        <Button
          variant="light"
          size="xs"
          leftSection={<IconDownload size={15} />}
          loading={saving.isPending}
          disabled={data === undefined || data.sums.length === 0 || unbooked}
          onClick={() => saving.mutate()}
        >
          {systemNames[system]}
        </Button>
      }
    >
      <Stack gap="md">
        <Group gap="sm" align="flex-end">
          <ClientField clients={clients} clientId={days.clientId} onClient={(id) => ask({ client: id })} />
          <DayFilter label={t('From')} value={days.from} onDay={(day) => ask({ from: day })} />
          <DayFilter label={t('To')} value={days.to} onDay={(day) => ask({ to: day })} />
          <Select
            label={t('Accounting program')}
            allowDeselect={false}
            data={accountingSystems.map((value) => ({ value, label: systemNames[value] }))}
            value={system}
            onChange={(value) => setSystem(accountingSystems.find((each) => each === value) ?? system)}
          />
          {system === 'datev' ? (
            <>
              <TextInput
                label={t('DATEV consultant')}
                w={130}
                value={datev.consultant}
                onChange={({ currentTarget: { value } }) => setDatev({ ...datev, consultant: value })}
              />
              <TextInput
                label={t('DATEV client')}
                w={130}
                value={datev.datevClient}
                onChange={({ currentTarget: { value } }) => setDatev({ ...datev, datevClient: value })}
              />
            </>
          ) : null}
        </Group>
        {data === undefined || data.carrierNames.length === 0 ? null : (
          <Group gap="sm" align="flex-end">
            {data.carrierNames.map((carrier) => (
              <TextInput
                key={carrier}
                label={t('Vendor number of {{carrier}}', { carrier })}
                w={190}
                value={vendors[carrier] ?? ''}
                onChange={({ currentTarget: { value } }) => setVendors({ ...vendors, [carrier]: value })}
              />
            ))}
          </Group>
        )}
        {unbooked ? (
          <Alert color="orange" variant="light" icon={<IconInfoCircle size={18} />}>
            {t('Some charges have no GL code. Create codes that match them, and export again.')}
          </Alert>
        ) : null}
        {data === undefined || data.different.length === 0 ? null : (
          <Alert color="orange" variant="light" icon={<IconInfoCircle size={18} />}>
            {t('Not loaded whole, so that what is booked differs from their amount: {{invoices}}', {
              invoices: data.different.map((each) => `${each.carrierName} ${each.invoiceNumber}`).join(', '),
            })}
          </Alert>
        )}
        {error === null ? null : <CardFailure error={error} height={height} onRetry={() => void refetch()} />}
        {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
        {data?.sums.length === 0 ? (
          <CardEmpty height={height} why={t('Nothing was billed in this period. Choose other days.')} />
        ) : null}
        {data === undefined || data.sums.length === 0 ? null : (
          <>
            <Text size="sm" c="dimmed">
              {t('{{count, number}} invoices', { count: data.invoices })}
            </Text>
            <DataTable
              caption={t('Accounting export')}
              columns={[
                { header: t('GL code'), cell: ({ code }) => code || '–' },
                { header: t('Name'), cell: ({ name }) => name },
                { header: t('Cost centre'), cell: ({ costCentre }) => costCentre || '–' },
                { header: t('Client'), cell: (sum) => sum.client.name },
                { header: t('Invoices'), cell: ({ invoices }) => countText(invoices), numeric: true },
                {
                  header: t('Amount'),
                  cell: ({ amount, currencyCode }) => `${amount.toFixed(2)} ${currencyCode}`,
                  numeric: true,
                },
              ]}
              rows={data.sums}
              keyOf={(sum) => [sum.client.id, sum.currencyCode, sum.code, sum.costCentre].join('\n')}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}
