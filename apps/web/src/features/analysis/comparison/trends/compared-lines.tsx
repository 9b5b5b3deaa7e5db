import type { PageState, WidgetSettings } from '@waybill/model';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { axisText, factText } from '../../../../lib/languages/formats.ts';
import { labelRoom } from '../../../../ui/cards/names-room.ts';
import { LinesChart } from '../../../../ui/cards/trends/lines-chart.tsx';
import { ChartTooltip } from '../../../../ui/charts/chart-tooltip.tsx';
import { useChartTheme } from '../../../../ui/charts/use-chart-theme.ts';
import { differenceOf, isComparable } from '../difference.ts';
import { seriesColour } from '../series-colour.ts';
import type { ComparedTrend, Panel } from './prepare.ts';

interface Props {
  readonly trend: ComparedTrend;
  readonly panel: Panel;
  readonly hidden: ReadonlySet<string>;
  readonly state: PageState;
  readonly settings: WidgetSettings;
  readonly height: number;
}

/** The series of one panel, over the same axis positions. */
export function ComparedLines({ trend, panel, hidden, state, settings, height }: Props) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  const { series, slots } = trend;
  const colours = useMemo(() => new Map(series.map((each) => [each.name, seriesColour(theme, each)])), [series, theme]);
  const isPartial = useCallback(
    (name: string, label: string) => {
      const at = series.findIndex((each) => each.name === name);
      return slots.find((slot) => slot.label === label)?.periods[at]?.partial ?? false;
    },
    [series, slots],
  );
  const labels = slots.map(({ label }) => label);
  const lines = series.flatMap(({ name }, index) =>
    hidden.has(name) ? [] : [{ name, values: slots.map((_, place) => panel.lines[index]?.[place] ?? null) }],
  );
  const tooltipLines = (label: string) =>
    series.flatMap((each, index) => {
      const place = slots.findIndex((slot) => slot.label === label);
      const value = panel.lines[index]?.[place] ?? null;
      const period = slots[place]?.periods[index];
      if (hidden.has(each.name) || value === null || period === undefined) return [];
      const base = each.base === undefined ? undefined : series[each.base];
      const before = each.base === undefined ? null : panel.lines[each.base]?.[place];
      const difference =
        base !== undefined && isComparable(each.state, base.state)
          ? differenceOf(value, before, each.state)
          : undefined;
      return {
        label: [each.name, period.label, each.detail].filter((part) => part !== '').join(' · '),
        colour: colours.get(each.name) ?? theme.quiet,
        value: `${factText(value, state.fact.unit, readingOf(each.state))}${difference === undefined ? '' : ` (${difference.percent})`}`,
      };
    });
  return (
    <LinesChart
      place="compared lines"
      label={t('{{fact}} over time. Lines: {{lines}}. Periods: {{periods}}.', {
        fact: panel.name,
        lines: lines.length,
        periods: slots.length,
      })}
      height={height}
      labels={labels}
      lines={lines}
      colours={colours}
      type={settings.chartType}
      scale={settings.chartScale}
      axisText={(value) => axisText(value, state.fact.unit, readingOf(state))}
      room={labelRoom(labels)}
      isPartial={isPartial}
      tooltip={(_, label) => <ChartTooltip title={label} lines={tooltipLines(label)} />}
    />
  );
}
