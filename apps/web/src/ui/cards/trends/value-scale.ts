import type { LineSvgProps } from '@nivo/line';
import type { ChartScale } from '@waybill/model';
import type { Line } from './line.ts';

type ScaleSpec = NonNullable<LineSvgProps<Line>['yScale']>;

/** The value axis: from zero on a linear scale; between whole powers of ten on a logarithmic one. */
export function valueScale(values: readonly number[], scale: ChartScale) {
  const positive = values.filter((value) => value > 0);
  if (scale === 'linear' || positive.length === 0) {
    const yScale: ScaleSpec = { type: 'linear', min: Math.min(0, ...values), max: 'auto', nice: true };
    return { yScale, baseline: 0, ticks: 5 };
  }
  const lowest = Math.floor(Math.log10(Math.min(...positive)));
  const highest = Math.max(lowest + 1, Math.ceil(Math.log10(Math.max(...positive))));
  const ticks = Array.from({ length: highest - lowest + 1 }, (_, step) => 10 ** (lowest + step));
  const yScale: ScaleSpec = { type: 'log', base: 10, min: 10 ** lowest, max: 10 ** highest };
  return { yScale, baseline: 10 ** lowest, ticks };
}
