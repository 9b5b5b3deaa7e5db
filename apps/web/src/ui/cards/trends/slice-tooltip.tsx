import type { SliceTooltipProps } from '@nivo/line';
import { type PageState, percentage } from '@waybill/model';
import { readingOf } from '../../../lib/analysis/reading-of.ts';
import { factText, percentText } from '../../../lib/languages/formats.ts';
import { texts } from '../../../lib/languages/texts.ts';
import { ChartTooltip } from '../../charts/chart-tooltip.tsx';
import { hasShares } from '../has-shares.ts';
import type { Line } from './line.ts';
import type { Period } from './periods.ts';
import { partialText } from './trends-parts.ts';

/** All series of a period, in full, each with its share where the trend is split. */
export function sliceTooltip(state: PageState, periods: readonly Period[], split: boolean) {
  return function SliceTooltip({ slice }: SliceTooltipProps<Line>) {
    const label = slice.points[0]?.data.x ?? '';
    const period = periods.find((each) => each.label === label);
    const values = slice.points.map(({ data }) => Number(data.y));
    const total = values.reduce((sum, value) => sum + value, 0);
    const withShares = split && hasShares(state.fact, values);
    const valueText = (value: number) => {
      const full = factText(value, state.fact.unit, readingOf(state));
      return withShares ? `${full} · ${percentText(percentage(value, total), 1)}` : full;
    };
    return (
      <ChartTooltip
        title={label}
        hint={[period && partialText(period), texts.t('Click to show only this period')].filter(Boolean).join(' · ')}
        lines={slice.points.map(({ seriesId, seriesColor, data }) => ({
          label: seriesId,
          colour: seriesColor,
          value: valueText(Number(data.y)),
        }))}
      />
    );
  };
}
