import { NumberInput, Table } from '@mantine/core';
import type { recoverySummary } from '@waybill/contract';
import { claimReasonNames, findRule, rounded } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { axisText, countText, moneyText, monthLabel, percentText } from '../../../lib/languages/formats.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardEmpty } from '../../../ui/card/card-states.tsx';
import { BarChart } from '../../../ui/cards/bar-chart.tsx';
import { useChartTheme } from '../../../ui/charts/use-chart-theme.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Tile } from '../../../ui/tiles/tile.tsx';
import tiles from '../../../ui/tiles/tiles.module.css';
import classes from './recoveries.module.css';

type Summary = z.output<typeof recoverySummary.answer>;

interface Props {
  readonly summary: Summary;
  readonly refreshing: boolean;
  readonly onDecide: () => void;
}

const chartHeight = 280;
const usualFee = 50;

/** What was claimed and what came: as figures, by month, by carrier and rule, and by the age of what is due. */
export function RecoverySummary({ summary, refreshing, onDecide }: Props) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  const [feePercent, setFeePercent] = useState(usualFee);
  const fee = rounded((summary.recovered * feePercent) / 100);
  const sums: readonly (readonly [string, string, string?])[] = [
    [t('Recovered'), moneyText(summary.recovered), t('Allocated credits')],
    [t('Claimed'), moneyText(summary.claimed)],
    [t('Still due'), moneyText(summary.due)],
    [t('Came without a claim'), moneyText(summary.unclaimed)],
    [t('Taken back'), moneyText(summary.takenBack)],
  ];
  return (
    <>
      <div className={tiles.tiles}>
        {sums.map(([title, figure, note]) => (
          <Tile key={title} title={title} figure={figure} note={note} />
        ))}
        <Tile
          title={t('To be decided')}
          figure={moneyText(summary.toDecide)}
          note={t('Show these credits')}
          onPress={onDecide}
        />
        <Tile
          title={t('An audit service would have kept')}
          figure={moneyText(fee)}
          note={
            <NumberInput
              size="xs"
              mt={4}
              aria-label={t('Fee of an audit service in percent')}
              min={0}
              max={100}
              suffix="%"
              value={feePercent}
              onChange={(value) => setFeePercent(Number(value) || 0)}
            />
          }
        />
      </div>
      <div className={classes.columns}>
        <Card
          title={t('Recovered by month')}
          question={t('By the dates of the invoices with the credits')}
          refreshing={refreshing}
        >
          {summary.months.length === 0 ? (
            <CardEmpty
              height={chartHeight}
              why={t('No credits on the invoices of these days. Choose other days or filters.')}
            />
          ) : (
            <BarChart
              standing
              scale="linear"
              height={chartHeight}
              axisText={(value) => axisText(value, 'currency')}
              label={t('Recovered by month')}
              hint={undefined}
              bars={summary.months.map(({ month, recovered }) => ({
                name: monthLabel(`${month}-01`),
                value: recovered,
                colour: theme.accent,
                valueText: moneyText(recovered),
                shortText: moneyText(recovered),
              }))}
            />
          )}
        </Card>
        <Card
          title={t('Waiting by age')}
          question={t('What is still due, by the days since filing')}
          refreshing={refreshing}
        >
          <Table fz="sm" aria-label={t('Waiting by age')}>
            <Table.Tbody>
              {summary.ageing.map(({ upTo, claims, due }) => (
                <Table.Tr key={upTo ?? 'more'}>
                  <Table.Td>
                    {upTo === null
                      ? t('More than {{days}} days', { days: summary.ageing.at(-2)?.upTo ?? 0 })
                      : t('Up to {{days}} days', { days: upTo })}
                  </Table.Td>
                  <Table.Td ta="end" className="numeric">
                    {countText(claims)}
                  </Table.Td>
                  <Table.Td ta="end" className="numeric">
                    {moneyText(due)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          {summary.denialReasons.length === 0 ? null : (
            <Table fz="sm" mt="md" aria-label={t('Denied claims')} captionSide="top">
              <Table.Caption>{t('Denied claims')}</Table.Caption>
              <Table.Tbody>
                {summary.denialReasons.map(({ carrierName, reason, claims }) => (
                  <Table.Tr key={`${carrierName} ${reason}`}>
                    <Table.Td>{carrierName}</Table.Td>
                    <Table.Td>{reasonText(reason) === '' ? t('No reason recorded') : t(reasonText(reason))}</Table.Td>
                    <Table.Td ta="end" className="numeric">
                      {countText(claims)}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )}
        </Card>
      </div>
      <Card
        title={t('Expected and received')}
        question={t('Claims filed in these days, by carrier and rule')}
        refreshing={refreshing}
      >
        {summary.groups.length === 0 ? (
          <CardEmpty height={120} why={t('No claim was filed in these days.')} />
        ) : (
          <DataTable
            caption={t('Expected and received')}
            rows={summary.groups}
            keyOf={({ carrierName, rule }) => `${carrierName} ${rule}`}
            columns={[
              {
                header: t('Carrier'),
                cell: ({ carrierName }) => carrierName,
                sortBy: ({ carrierName }) => carrierName,
              },
              { header: t('Rule'), cell: ({ rule }) => t(findRule(rule)?.label ?? rule) },
              {
                header: t('Claims'),
                cell: ({ claims }) => countText(claims),
                numeric: true,
                sortBy: ({ claims }) => claims,
              },
              {
                header: t('Claimed'),
                cell: ({ claimed }) => moneyText(claimed),
                numeric: true,
                sortBy: ({ claimed }) => claimed,
              },
              {
                header: t('Recovered'),
                cell: ({ recovered }) => moneyText(recovered),
                numeric: true,
                sortBy: ({ recovered }) => recovered,
              },
              {
                header: t('Denied'),
                cell: ({ denialRate }) => (denialRate === null ? '–' : percentText(denialRate * 100)),
                numeric: true,
                roomy: true,
              },
              {
                header: t('Days to credit'),
                cell: ({ medianDaysToCredit: days }) => (days === null ? '–' : countText(days)),
                numeric: true,
                roomy: true,
              },
            ]}
          />
        )}
      </Card>
    </>
  );
}

const reasonText = (reason: string): string =>
  Object.entries(claimReasonNames).find(([name]) => name === reason)?.[1] ?? '';
