import type { LineSvgLayer } from '@nivo/line';
import type { ChartType } from '@waybill/model';
import { AreasLayer } from './areas-layer.tsx';
import type { Line } from './line.ts';

/** What a chart of lines draws, from below: areas only where they were chosen. */
export function lineLayers(chartType: ChartType, lines: LineSvgLayer<Line>): LineSvgLayer<Line>[] {
  const areas = chartType === 'area' ? [AreasLayer] : [];
  return ['grid', 'axes', ...areas, 'crosshair', lines, 'points', 'slices'];
}
