import type { ChartScale } from '@waybill/model';

/** Converts values to the length of bars, and lengths to values. */
export interface BarLengths {
  readonly of: (value: number) => number;
  readonly valueAt: (length: number) => number;
  /** Whole powers of ten on a logarithmic scale; left to the chart on a linear one. */
  readonly ticks: readonly number[] | undefined;
  readonly domain: { readonly min?: number; readonly max?: number };
}

const linear: BarLengths = { of: (value) => value, valueAt: (length) => length, ticks: undefined, domain: {} };

/** On a logarithmic scale a bar begins at the power of ten below the smallest value; all values must be positive then. */
export function barLengths(values: readonly number[], scale: ChartScale): BarLengths {
  if (scale === 'linear' || values.length === 0) return linear;
  const exponents = values.map(Math.log10);
  const lowest = Math.ceil(Math.min(...exponents)) - 1;
  const highest = Math.max(...exponents);
  const steps = Math.ceil(highest) - lowest;
  return {
    of: (value) => Math.log10(value) - lowest,
    valueAt: (length) => 10 ** (length + lowest),
    ticks: Array.from({ length: steps + 1 }, (_, step) => step),
    domain: { min: 0, max: highest - lowest },
  };
}

/**
 * The React key of a bar chart. The chart library keeps the ticks of an axis for one more drawing after they left, and
 * writes them with the new axis's format: names would be written as amounts when bars become columns. A chart with other
 * axes is therefore another chart.
 */
export function axesKey(standing: boolean, scale: ChartScale): string {
  return `${standing ? 'vertical' : 'horizontal'} ${scale}`;
}
