import { type LineCustomSvgLayerProps, type LineSvgProps, Line as NivoLine, type SliceTooltipProps } from '@nivo/line';
import type { ChartScale, ChartType } from '@waybill/model';
import { type ReactNode, useMemo } from 'react';
import { isDrawable } from '../../../lib/analysis/reading-of.ts';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { useChartTheme } from '../../charts/use-chart-theme.ts';
import { shownTicks } from '../names-room.ts';

/** A series as the chart takes it; y is null in a gap. */
interface Line {
  readonly id: string;
  readonly data: readonly { readonly x: string; readonly y: number | null }[];
}

/** What the pointer is over: all lines at one place. */
export type LinesSlice = SliceTooltipProps<Line>['slice'];

interface Props extends Pick<LineSvgProps<Line>, 'enablePoints'> {
  /** Which chart of the pages it is. */
  readonly place: string;
  readonly label: string;
  readonly height: number;
  /** The places along the bottom. */
  readonly labels: readonly string[];
  /** The lines that are shown, each with a value for every place. */
  readonly lines: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  /** Must keep its identity as long as it means the same, as must `isPartial`. */
  readonly colours: ReadonlyMap<string, string>;
  readonly type?: ChartType;
  readonly scale?: ChartScale;
  readonly axisText: (value: number) => string;
  /** What is written of a label. */
  readonly labelText?: (label: string) => string;
  /** The pixels that a label needs. */
  readonly room?: number | undefined;
  readonly isPartial?: (line: string, label: string) => boolean;
  /** Partial periods have hollow points, if all lines have the same. */
  readonly hollow?: (label: string) => boolean;
  readonly tooltip: (slice: LinesSlice, label: string) => ReactNode;
  readonly onChoose?: (label: string) => void;
}

/** The room around the lines, in pixels: for the texts of both axes. */
const margin = { top: 12, right: 34, bottom: 30, left: 62 };
const never = () => false;

/** Lines or areas over the same places; a gap is a gap. */
export function LinesChart(props: Props) {
  const { place, label, height, labels, lines, colours, type = 'line', scale = 'linear', isPartial = never } = props;
  const { axisText, labelText, room, hollow = never, enablePoints = true, tooltip, onChoose } = props;
  const theme = useChartTheme();
  const LinesLayer = useMemo(() => linesLayer(colours, isPartial), [colours, isPartial]);
  const values = lines.flatMap((line) => line.values.filter((value) => value !== null));
  const { yScale, baseline, ticks } = valueScale(values, scale);
  return (
    <ChartFrame place={place} height={height} label={label}>
      {(width) => (
        <NivoLine<Line>
          key={`${scale} ${labels.length}`}
          width={width}
          height={height}
          margin={margin}
          data={lines.map((line) => ({
            id: line.name,
            data: labels.map((x, index) => {
              const y = line.values[index] ?? null;
              return { x, y: y !== null && isDrawable(y, scale) ? y : null };
            }),
          }))}
          colors={({ id }) => colours.get(id) ?? theme.quiet}
          xScale={{ type: 'point' }}
          yScale={yScale}
          curve="linear"
          areaOpacity={0.14}
          areaBaselineValue={baseline}
          enableGridX={false}
          gridYValues={ticks}
          axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: ticks, format: axisText }}
          axisBottom={{
            tickSize: 0,
            tickPadding: 10,
            tickValues: shownTicks(labels, width - margin.left - margin.right, room),
            ...(labelText === undefined ? {} : { format: labelText }),
          }}
          enableSlices="x"
          animate={false}
          role="presentation"
          enablePoints={enablePoints}
          pointSize={5}
          pointColor={({ point }: { point: { data: { x: string }; seriesColor: string } }) =>
            hollow(point.data.x) ? theme.card : point.seriesColor
          }
          pointBorderWidth={1.5}
          pointBorderColor={{ from: 'seriesColor' }}
          sliceTooltip={({ slice }) => tooltip(slice, slice.points[0]?.data.x ?? '')}
          layers={[
            'grid',
            'axes',
            ...(type === 'area' ? [AreasLayer] : []),
            'crosshair',
            LinesLayer,
            'points',
            'slices',
          ]}
          theme={theme.nivo}
          onClick={(datum) => {
            const chosen = 'points' in datum ? datum.points[0]?.data.x : datum.data.x;
            if (chosen !== undefined) onChoose?.(chosen);
          }}
        />
      )}
    </ChartFrame>
  );
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

type ScaleSpec = NonNullable<LineSvgProps<Line>['yScale']>;

/** The value axis: from zero on a linear scale; between whole powers of ten on a logarithmic one. */
function valueScale(values: readonly number[], scale: ChartScale) {
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

/** Draws the lines: solid between whole periods, dashed to and from partial ones; a partial first one is a point. */
function linesLayer(colours: ReadonlyMap<string, string>, isPartial: (line: string, x: string) => boolean) {
  return function LinesLayer({ series, lineGenerator }: LineCustomSvgLayerProps<Line>) {
    return (
      <g fill="none" strokeWidth={2.25} strokeLinejoin="round" strokeLinecap="round">
        {series.map(({ id, data }) => {
          const { solid, dashed } = solidAndDashed(data, (point) => isPartial(id, point.data.x));
          const path = (points: typeof data) => lineGenerator(points.map(({ position }) => position)) ?? '';
          const [first] = data;
          return (
            <g key={id} stroke={colours.get(id)}>
              {first !== undefined && first.position.y !== null && isPartial(id, first.data.x) ? (
                <circle cx={first.position.x ?? 0} cy={first.position.y} r={2.5} strokeWidth={1.5} />
              ) : null}
              {solid.map((points) => (
                <path key={points[0]?.data.x} d={path(points)} />
              ))}
              {dashed.map((points) => (
                <path key={points[0]?.data.x} d={path(points)} strokeDasharray="5 5" />
              ))}
            </g>
          );
        })}
      </g>
    );
  };
}

/**
 * Cuts a line where periods are partial: the stretches between whole periods, and those that begin or end at a partial
 * one. Neighbouring stretches share their point, so that the line stays whole. A first period that is partial is no
 * start: the line would rise from its few days like a cliff, so it is a point of its own.
 */
export function solidAndDashed<Point>(
  points: readonly Point[],
  isPartial: (point: Point) => boolean,
): { readonly solid: readonly (readonly Point[])[]; readonly dashed: readonly (readonly Point[])[] } {
  const solid: Point[][] = [];
  const dashed: Point[][] = [];
  let current: { dashed: boolean; points: Point[] } | undefined;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (before === undefined || (index === 1 && isPartial(before))) continue;
    const isDashed = isPartial(point) || isPartial(before);
    if (current === undefined || current.dashed !== isDashed) {
      current = { dashed: isDashed, points: [before] };
      (isDashed ? dashed : solid).push(current.points);
    }
    current.points.push(point);
  }
  return { solid, dashed };
}
