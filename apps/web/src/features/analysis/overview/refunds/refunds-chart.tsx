import { Bar } from '@nivo/bar';
import { appliedFilters, chosenWhereClauses, colourOf, type DateRange, type PageState, palette } from '@waybill/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { axisText, factText, monthLabel, monthName } from '../../../../lib/languages/formats.ts';
import { shownTicks } from '../../../../ui/cards/names-room.ts';
import type { Trend } from '../../../../ui/cards/trends/prepare-trends.ts';
import { ChartFrame } from '../../../../ui/charts/chart-frame.tsx';
import { ChartLegend, useHidden } from '../../../../ui/charts/chart-legend.tsx';
import { ChartTooltip } from '../../../../ui/charts/chart-tooltip.tsx';
import { useChartTheme } from '../../../../ui/charts/use-chart-theme.ts';
import { RecoveredLine } from './recovered-line.tsx';
import { mergedBy, totalOfMonth } from './totals.ts';

interface Props {
  readonly trend: Trend;
  readonly state: PageState;
  readonly clientId: number;
  readonly height: number;
  readonly onMonth: (days: DateRange, creditType?: string) => void;
}

/** The ledger of credits knows clients and dates, but none of the filters. */
const isWhole = ({ filters, whereClauses, trackingNumbers }: PageState): boolean =>
  appliedFilters(filters).length === 0 && chosenWhereClauses(whereClauses).length === 0 && trackingNumbers.length === 0;

/** One column per month, stacked by credit type. */
export default function RefundsChart({ trend: { periods, series: all }, state, clientId, height, onMonth }: Props) {
  const { t } = useTranslation();
  const series = useMemo(
    () =>
      mergedBy(
        all,
        ({ name }) => colourOf('credit_type', name) !== palette.neutral,
        (others) => t('All others ({{others}})', { others }),
      ),
    [all, t],
  );
  const theme = useChartTheme();
  const { hidden, onToggle } = useHidden();
  const reading = readingOf(state);
  const text = (value: number) => factText(value, 'currency', reading);
  const colours = new Map(series.map(({ name }) => [name, theme.paint(colourOf('credit_type', name))]));
  const visible = series.filter(({ name }) => !hidden.has(name));
  return (
    <div style={{ minHeight: height }}>
      {isWhole(state) ? <RecoveredLine clientId={clientId} dates={state.dates} /> : null}
      <ChartFrame place="refunds" height={height - 96} label={t('Refunds by month and credit type')}>
        {(width) => (
          <Bar
            width={width}
            height={height - 96}
            data={periods.map(({ start }, index) => ({
              month: start,
              ...Object.fromEntries(visible.map(({ name, values }) => [name, values[index] ?? 0])),
            }))}
            keys={visible.map(({ name }) => name)}
            indexBy="month"
            margin={{ top: 8, right: 4, bottom: 28, left: 58 }}
            padding={0.28}
            colors={({ id }) => colours.get(String(id)) ?? theme.quiet}
            enableLabel={false}
            gridYValues={5}
            axisLeft={{
              tickSize: 0,
              tickPadding: 8,
              tickValues: 5,
              format: (value: number) => axisText(value, 'currency', reading),
            }}
            axisBottom={{
              tickSize: 0,
              tickPadding: 8,
              tickValues: shownTicks(
                periods.map(({ start }) => start),
                width - 62,
                34,
              ),
              format: (month: string) => monthName(month),
            }}
            theme={theme.nivo}
            animate={false}
            role="presentation"
            onMouseEnter={(_, event) => {
              event.currentTarget.style.cursor = 'pointer';
            }}
            onClick={({ id, index }) => {
              const month = periods[index];
              const filter = series.find(({ name }) => name === id)?.filter;
              if (month !== undefined) onMonth(month.days, filter);
            }}
            tooltip={({ id, value, index, color }) => (
              <ChartTooltip
                title={monthLabel(periods[index]?.start ?? '')}
                hint={t('Click to open Refund Analysis')}
                lines={[
                  { label: String(id), value: text(value), colour: color },
                  { label: t('The whole month'), value: text(totalOfMonth(visible, index)) },
                ]}
              />
            )}
          />
        )}
      </ChartFrame>
      <ChartLegend
        entries={series.map(({ name }) => ({ name, colour: colours.get(name) ?? theme.quiet }))}
        hidden={hidden}
        onToggle={onToggle}
      />
    </div>
  );
}
