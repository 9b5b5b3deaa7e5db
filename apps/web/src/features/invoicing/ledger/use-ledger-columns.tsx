import { Button, Text } from '@mantine/core';
import type { LedgerAccount } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { countText, displayDate } from '../../../lib/languages/formats.ts';
import type { DataTableColumn } from '../../../ui/tables/data-table-row.tsx';
import type { LedgerChoice } from './ledger-queries.ts';
import { PunctualityBadge } from './punctuality-badge.tsx';
import { WeekStrip } from './week-strip.tsx';

/** An account with its rhythm and its weeks. */
export function useLedgerColumns(onChoice: (choice: LedgerChoice) => void): readonly DataTableColumn<LedgerAccount>[] {
  const { t } = useTranslation();
  const day = (value: string | null) => (value === null ? '' : displayDate(value));
  return [
    {
      header: t('Account'),
      cell: ({ carrierName, accountNumber, clientName }) => (
        <>
          {carrierName} {accountNumber}
          <Text size="xs" c="dimmed">
            {clientName}
          </Text>
        </>
      ),
      sortBy: ({ carrierName, accountNumber }) => `${carrierName} ${accountNumber}`,
    },
    {
      header: t('Next invoice'),
      cell: ({ punctuality, expectedOn }) => (
        <>
          <PunctualityBadge punctuality={punctuality} />
          {expectedOn === null ? null : (
            <Text size="xs" c="dimmed">
              {t('expected on {{day}}', { day: displayDate(expectedOn) })}
            </Text>
          )}
        </>
      ),
      sortBy: ({ expectedOn }) => expectedOn ?? '9999',
    },
    {
      header: t('Usual days between'),
      cell: ({ usualDays }) => (usualDays === null ? '' : countText(usualDays)),
      numeric: true,
      sortBy: ({ usualDays }) => usualDays ?? Number.POSITIVE_INFINITY,
      roomy: true,
    },
    {
      header: t('Last bill date'),
      cell: ({ lastBillDate }) => day(lastBillDate),
      sortBy: ({ lastBillDate }) => lastBillDate ?? '',
      roomy: true,
    },
    {
      header: t('Weeks'),
      cell: (account) => <WeekStrip account={account} onWeek={(week) => onChoice({ account, week })} />,
      roomy: true,
    },
    {
      header: t('Invoices'),
      cell: (account) => (
        <Button size="compact-sm" variant="default" onClick={() => onChoice({ account, week: undefined })}>
          {t('Show')}
        </Button>
      ),
      acts: true,
    },
  ];
}
