import { Select, Text } from '@mantine/core';
import type { Accruals, AccruedPackage } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countText, displayDate, moneyText, weightText } from '../../../lib/languages/formats.ts';
import { text } from '../../../lib/languages/text.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { DataTableColumn } from '../../../ui/tables/data-table-row.tsx';
import { type AccrualSplit, type AccrualSum, accrualSplits, accrualSum, splitAccruals } from './accrual-sums.ts';
import { basisTexts } from './accrual-texts.ts';

interface Props {
  readonly accruals: Accruals;
  readonly refreshing: boolean;
}

/** The newest ones are enough to see what is there; the export has all. */
const mostListed = 200;
const listHeight = 480;

const splitTexts: Readonly<Record<AccrualSplit, string>> = {
  carrier: text('Carrier'),
  client: text('Client'),
  accountNumber: text('Account number'),
  accountGroup: text('Account group'),
  accountDivision: text('Account division'),
};

/** The total by carrier, client, account, or the group or division of the account. */
export function AccrualSplitCard({ accruals: { packages }, refreshing }: Props) {
  const { t } = useTranslation();
  const [by, setBy] = useState<AccrualSplit>('carrier');
  const columns: readonly DataTableColumn<AccrualSum>[] = [
    { header: t(splitTexts[by]), cell: ({ key }) => (key === '' ? t('Not known') : key) },
    { header: t('Packages'), numeric: true, cell: (row) => countText(row.packages), sortBy: (row) => row.packages },
    {
      header: t('Without an amount'),
      numeric: true,
      cell: ({ withoutAmount }) => (withoutAmount === 0 ? '–' : countText(withoutAmount)),
      sortBy: ({ withoutAmount }) => withoutAmount,
    },
    { header: t('Accrual'), numeric: true, cell: ({ amount }) => moneyText(amount), sortBy: ({ amount }) => amount },
  ];
  const caption = t(splitTexts[by]);
  return (
    <Card
      title={t('Whose cost it is')}
      question={t('Amounts add up to the total')}
      refreshing={refreshing}
      actions={
        <Select
          size="xs"
          w={170}
          aria-label={t('Split')}
          allowDeselect={false}
          value={by}
          onChange={(value) => setBy(accrualSplits.find((each) => each === value) ?? by)}
          data={accrualSplits.map((value) => ({ value, label: t(splitTexts[value]) }))}
        />
      }
    >
      <DataTable
        caption={caption}
        columns={columns}
        rows={splitAccruals(packages, by)}
        keyOf={({ key }) => key}
        total={accrualSum(t('Total'), packages)}
      />
    </Card>
  );
}

/** The packages behind the total, each with what its amount is the average of. */
export function AccruedPackagesCard({ accruals: { packages, isCutOff }, refreshing }: Props) {
  const { t } = useTranslation();
  const columns: readonly DataTableColumn<AccruedPackage>[] = [
    { header: t('Tracking number'), cell: ({ trackingNumber }) => <bdi>{trackingNumber}</bdi> },
    { header: t('Shipped'), cell: ({ day }) => displayDate(day), sortBy: ({ day }) => Date.parse(day) },
    { header: t('Carrier'), cell: ({ carrier }) => carrier ?? '–', roomy: true },
    { header: t('Account number'), cell: ({ accountNumber }) => accountNumber ?? '–', roomy: true },
    { header: t('Service'), cell: ({ service }) => service ?? '–', roomy: true },
    { header: t('Zone'), cell: ({ zone }) => zone ?? '–', roomy: true },
    {
      header: t('Weight (lbs)'),
      numeric: true,
      roomy: true,
      cell: ({ pounds }) => (pounds === null ? '–' : weightText(pounds)),
    },
    {
      header: t('Accrual'),
      numeric: true,
      cell: ({ amount }) => (amount === null ? '–' : moneyText(amount)),
      sortBy: ({ amount }) => amount ?? 0,
    },
    {
      header: t('Average of (packages)'),
      roomy: true,
      cell: ({ basis, restsOn }) => (basis === null ? '–' : `${t(basisTexts[basis])} (${countText(restsOn)})`),
      sortBy: ({ restsOn }) => restsOn,
    },
  ];
  const isLong = packages.length > mostListed;
  return (
    <Card
      title={t('Packages without an invoice')}
      question={
        isLong
          ? t('The newest {{shown}} of {{all}}; the export has all', {
              shown: countText(mostListed),
              all: countText(packages.length),
            })
          : t('Each at what such packages cost you on average')
      }
      refreshing={refreshing}
    >
      <DataTable
        caption={t('Packages without an invoice')}
        columns={columns}
        rows={packages.slice(0, mostListed)}
        keyOf={({ trackingNumber }) => trackingNumber}
        height={listHeight}
      />
      {isCutOff ? (
        <Text size="sm" c="dimmed" mt="md">
          {t('There are more packages than are counted here. Choose fewer days.')}
        </Text>
      ) : null}
    </Card>
  );
}
