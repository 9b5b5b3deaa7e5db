import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { StatementRow } from '@waybill/contract';
import { addMonths, csvText, dayOf } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../lib/files/save-file.ts';
import { countText, displayDate } from '../../../lib/languages/formats.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardEmpty, CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { ClientFilter } from '../../../ui/table-page/table/client-filter.tsx';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { statementOptions } from './ledger-queries.ts';

const height = 320;
const months = 24;

/** What every account was billed in a month: stated, loaded, different, missing, paid. */
export function AccountStatement() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  const thisMonth = dayOf(new Date()).slice(0, 7);
  const choices = Array.from({ length: months }, (_, back) => addMonths(`${thisMonth}-01`, -back).slice(0, 7));
  const [month, setMonth] = useState(choices[1] ?? thisMonth);
  const { data, error, isFetching, refetch } = useQuery(statementOptions(search.client, month));
  const amounts = [
    [t('Stated'), 'stated'],
    [t('Loaded'), 'loaded'],
    [t('Different'), 'different'],
    [t('Missing'), 'missing'],
    [t('Paid'), 'paid'],
  ] as const;
  const save = (rows: readonly StatementRow[]) => {
    const header = [t('Client'), t('Carrier'), t('Account number'), t('Currency'), t('Invoices'), t('Not loaded')];
    const lines = rows.map((row) => [
      row.clientName,
      row.carrierName,
      row.accountNumber,
      row.currencyCode,
      row.invoices,
      row.notLoaded,
      ...amounts.map(([, key]) => ({ amount: row[key] })),
    ]);
    const text = csvText([[...header, ...amounts.map(([label]) => label)], ...lines]);
    saveFile(new Blob([text], { type: 'text/csv' }), `statement ${month}.csv`);
  };
  return (
    <>
      <Group align="flex-end">
        <ClientFilter value={search.client} onClient={(id) => ask({ client: id })} />
        <Select
          label={t('Month')}
          allowDeselect={false}
          data={choices}
          value={month}
          onChange={(value) => setMonth(value ?? month)}
        />
      </Group>
      <Card
        title={t('Monthly statement')}
        question={t('What carriers state for the bill dates of the month, and what became of it.')}
        refreshing={isFetching && data !== undefined}
        actions={
          <Button
            variant="light"
            size="xs"
            leftSection={<IconDownload size={15} />}
            disabled={data === undefined || data.rows.length === 0}
            onClick={() => data && save(data.rows)}
          >
            CSV
          </Button>
        }
      >
        {error === null ? null : <CardFailure error={error} height={height} onRetry={() => void refetch()} />}
        {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
        {data?.rows.length === 0 ? (
          <CardEmpty height={height} why={t('Nothing was billed in this period. Choose other days.')} />
        ) : null}
        {data === undefined || data.rows.length === 0 ? null : (
          <DataTable<StatementRow>
            caption={t('Monthly statement')}
            columns={[
              { header: t('Client'), cell: ({ clientName }) => clientName },
              { header: t('Carrier'), cell: ({ carrierName }) => carrierName },
              { header: t('Account number'), cell: ({ accountNumber }) => accountNumber },
              { header: t('Currency'), cell: ({ currencyCode }) => currencyCode },
              { header: t('Invoices'), cell: ({ invoices }) => countText(invoices), numeric: true },
              { header: t('Not loaded'), cell: ({ notLoaded }) => countText(notLoaded), numeric: true },
              ...amounts.map(([header, key]) => ({
                header,
                cell: (row: StatementRow) => row[key].toFixed(2),
                numeric: true,
              })),
            ]}
            rows={data.rows}
            keyOf={({ clientId, carrierName, accountNumber, currencyCode }) =>
              [clientId, carrierName, accountNumber, currencyCode].join(' ')
            }
          />
        )}
        {data === undefined || data.missed.length === 0 ? null : (
          <Stack gap={2} mt="md">
            {data.missed.map(({ clientId, carrierName, accountNumber, expectedOn }) => (
              <Text key={`${clientId} ${carrierName} ${accountNumber} ${expectedOn}`} size="sm">
                {t('{{carrier}} {{account}}: expected on {{day}}, and missing', {
                  carrier: carrierName,
                  account: accountNumber,
                  day: displayDate(expectedOn),
                })}
              </Text>
            ))}
          </Stack>
        )}
      </Card>
    </>
  );
}
