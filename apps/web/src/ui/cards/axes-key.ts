import type { ChartScale } from '@waybill/model';

/**
 * The React key of a bar chart. The chart library keeps the ticks of an axis for one more drawing after they left, and
 * writes them with the new axis's format: names would be written as amounts when bars become columns. A chart with other
 * axes is therefore another chart.
 */
export function axesKey(standing: boolean, scale: ChartScale): string {
  return `${standing ? 'vertical' : 'horizontal'} ${scale}`;
}
