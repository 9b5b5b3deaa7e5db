import type { LineCustomSvgLayerProps } from '@nivo/line';
import type { Line } from './line.ts';
import { solidAndDashed } from './solid-and-dashed.ts';

/** Draws the lines: solid between whole periods, dashed to and from partial ones; a partial first one is a point. */
export function linesLayer(colours: ReadonlyMap<string, string>, isPartial: (line: string, x: string) => boolean) {
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
