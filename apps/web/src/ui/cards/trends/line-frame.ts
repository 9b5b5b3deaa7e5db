import type { LineSvgProps } from '@nivo/line';
import type { Line } from './line.ts';
import type { valueScale } from './value-scale.ts';

/** The room around the lines, in pixels: for the texts of both axes. */
export const lineMargin = { top: 12, right: 34, bottom: 30, left: 62 };

/** What all charts of lines over time share: places along the bottom, values on a scale, their texts on the left. */
export function lineFrame(
  { yScale, baseline, ticks }: ReturnType<typeof valueScale>,
  format: (value: number) => string,
) {
  return {
    margin: lineMargin,
    xScale: { type: 'point' },
    yScale,
    curve: 'linear',
    areaOpacity: 0.14,
    areaBaselineValue: baseline,
    enableGridX: false,
    gridYValues: ticks,
    axisLeft: { tickSize: 0, tickPadding: 8, tickValues: ticks, format },
    enableSlices: 'x',
    animate: false,
    role: 'presentation',
  } as const satisfies Partial<LineSvgProps<Line>>;
}
