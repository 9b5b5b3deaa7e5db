import type { ClientStatistics, clientStatisticsSorts } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { countText, displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';

export type StatisticsSort = (typeof clientStatisticsSorts)[number];

export function useStatisticsColumns(): readonly TableColumn<ClientStatistics, StatisticsSort>[] {
  const { t } = useTranslation();
  const day = (value: string | null) => (value === null ? '' : displayDate(value));
  return [
    { header: t('Client'), sort: 'name', cell: ({ name }) => name },
    { header: t('Packages'), sort: 'packages', cell: ({ packages }) => countText(packages), numeric: true },
    { header: t('Charges'), sort: 'charges', cell: ({ charges }) => countText(charges), numeric: true, wide: true },
    { header: t('Amount (USD)'), sort: 'amount', cell: ({ amount }) => moneyText(amount), numeric: true },
    {
      header: t('First bill date'),
      sort: 'firstBillDate',
      cell: ({ firstBillDate }) => day(firstBillDate),
      wide: true,
    },
    { header: t('Last bill date'), sort: 'lastBillDate', cell: ({ lastBillDate }) => day(lastBillDate), wide: true },
    { header: t('Loads'), sort: 'loads', cell: ({ loads }) => countText(loads), numeric: true, wide: true },
    {
      header: t('Last load'),
      sort: 'lastLoad',
      cell: ({ lastLoad }) => (lastLoad === 0 ? '' : String(lastLoad)),
      numeric: true,
      wide: true,
    },
    {
      header: t('Loaded (UTC)'),
      cell: ({ loadedAt }) => (loadedAt === null ? '' : momentText(loadedAt)),
      wide: true,
    },
  ];
}
