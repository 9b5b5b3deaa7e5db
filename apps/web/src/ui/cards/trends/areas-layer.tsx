import type { LineCustomSvgLayerProps } from '@nivo/line';
import type { Line } from './line.ts';

/** Draws the areas beneath the lines. A line without a point that can be drawn has none: there is no path to name. */
export function AreasLayer({ series, areaGenerator, areaOpacity }: LineCustomSvgLayerProps<Line>) {
  return (
    <g fillOpacity={areaOpacity} stroke="none">
      {series.toReversed().map(({ id, color, data }) => {
        const path = areaGenerator(data.map(({ position }) => position));
        return path === null || path === '' ? null : <path key={id} d={path} fill={color} />;
      })}
    </g>
  );
}
