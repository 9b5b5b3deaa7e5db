import type { LineCustomSvgLayerProps, LineSvgLayer } from '@nivo/line';
import type { ChartType } from '@waybill/model';
import type { Line } from './line.ts';

/** What a chart of lines draws, from below: areas only where they were chosen. */
export function lineLayers(chartType: ChartType, lines: LineSvgLayer<Line>): LineSvgLayer<Line>[] {
  const areas = chartType === 'area' ? [AreasLayer] : [];
  return ['grid', 'axes', ...areas, 'crosshair', lines, 'points', 'slices'];
}

/** Draws the areas beneath the lines. A line without a point that can be drawn has none: there is no path to name. */
function AreasLayer({ series, areaGenerator, areaOpacity }: LineCustomSvgLayerProps<Line>) {
  return (
    <g fillOpacity={areaOpacity} stroke="none">
      {series.toReversed().map(({ id, color, data }) => {
        const path = areaGenerator(data.map(({ position }) => position));
        return path === null || path === '' ? null : <path key={id} d={path} fill={color} />;
      })}
    </g>
  );
}
