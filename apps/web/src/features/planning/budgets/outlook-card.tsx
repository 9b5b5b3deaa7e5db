import { Text } from '@mantine/core';
import type { BudgetOfYear } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { countText, displayDate, moneyText, monthLabel, percentText } from '../../../lib/languages/formats.ts';
import { text } from '../../../lib/languages/text.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { DataTableColumn } from '../../../ui/tables/data-table-row.tsx';
import { Tile } from '../../../ui/tiles/tile.tsx';
import tiles from '../../../ui/tiles/tiles.module.css';
import type { Outlook, OutlookMonth } from './outlook.ts';

interface Props {
  readonly budget: BudgetOfYear;
  readonly outlook: Outlook;
  readonly refreshing: boolean;
}

const methodTexts: Readonly<Record<BudgetOfYear['forecast']['method'], string>> = {
  seasonal: text(
    'The forecast is the same month of the year before, moved by how the last twelve months compare with the twelve before them.',
  ),
  level: text('The forecast is the mean of the last three months: for seasons it would need two years of invoices.'),
  none: text('There are fewer than three whole months of invoices: too little for a forecast.'),
};

/** Whether a month (by its first day) begins after the newest invoice: nothing is known of it yet. */
const isAfter = (month: string, newest: string | null): boolean => newest === null || month > newest;

/** Budget, what was spent and what is to be expected: the year in three figures, then month by month. */
export function OutlookCard({ budget: { forecast, newest, leavesOut }, outlook, refreshing }: Props) {
  const { t } = useTranslation();
  const { months, budget, actual, expected, range } = outlook;
  const beside = budget === null || expected === null ? null : expected - budget;
  const share = forecast.errorPercent === null ? null : forecast.errorPercent / 100;
  const figures: readonly (readonly [string, string, string])[] = [
    [t('Budget of the year'), budget === null ? '–' : moneyText(budget), budget === null ? t('None is set yet') : ''],
    [
      t('Spent so far'),
      moneyText(actual),
      newest === null ? '' : t('Invoices up to {{day}}', { day: displayDate(newest) }),
    ],
    [
      t('Expected for the year'),
      expected === null ? '–' : moneyText(expected),
      range === null ? '' : t('{{low}} to {{high}}', { low: moneyText(range.low), high: moneyText(range.high) }),
    ],
    [
      beside !== null && beside > 0 ? t('Above the budget') : t('Below the budget'),
      beside === null ? '–' : moneyText(Math.abs(beside)),
      beside === null || budget === null || budget === 0 ? '' : percentText((100 * Math.abs(beside)) / budget, 1),
    ],
  ];
  const columns: readonly DataTableColumn<OutlookMonth>[] = [
    { header: t('Month'), cell: ({ month }) => (month === '' ? t('Total') : monthLabel(month)) },
    { header: t('Budget'), numeric: true, cell: ({ budget: amount }) => (amount === null ? '–' : moneyText(amount)) },
    {
      header: t('Actual'),
      numeric: true,
      cell: ({ month, actual: spent }) => (spent === 0 && isAfter(month, newest) ? '–' : moneyText(spent)),
    },
    {
      header: t('Forecast'),
      numeric: true,
      cell: ({ forecast: value, month }) =>
        value === null
          ? '–'
          : month === '' || share === null
            ? moneyText(value)
            : `${moneyText(value)} ± ${percentText(share * 100, 0)}`,
    },
    {
      header: t('Difference'),
      numeric: true,
      roomy: true,
      cell: (row) => (row.budget === null ? '–' : moneyText((row.forecast ?? row.actual) - row.budget)),
    },
  ];
  return (
    <>
      <div className={tiles.tiles}>
        {figures.map(([title, figure, note]) => (
          <Tile key={title} title={title} figure={figure} note={note} />
        ))}
      </div>
      <Card
        title={t('Month by month')}
        question={t('Total Spend by the date of the invoices, in US dollars')}
        refreshing={refreshing}
      >
        <DataTable
          caption={t('By month')}
          columns={columns}
          rows={months}
          keyOf={({ month }) => month}
          total={{ month: '', budget, actual, forecast: expected }}
        />
        <Text size="sm" c="dimmed" mt="md">
          {t(methodTexts[forecast.method])}{' '}
          {forecast.method === 'none'
            ? ''
            : share === null
              ? t('There are too few past months to say how far such a forecast is off, so it has no range.')
              : t('Of the {{months}} past months forecast in this way, four of five were off by at most {{share}}.', {
                  months: countText(forecast.tried),
                  share: percentText(share * 100, 1),
                })}{' '}
          {leavesOut ? t('USPS and DHL are left out, as in Total Spend.') : ''}
        </Text>
      </Card>
    </>
  );
}
