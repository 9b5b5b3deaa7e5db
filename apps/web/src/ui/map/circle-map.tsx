import { useState } from 'react';
import { ChartTooltip, type TooltipLine } from '../charts/chart-tooltip.tsx';
import classes from './area-map.module.css';
import type { Area } from './areas.ts';

export interface Circle {
  readonly key: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly lines: readonly TooltipLine[];
}

interface Props {
  readonly areas: readonly Area[];
  readonly circles: readonly Circle[];
  readonly viewBox: string;
  readonly label: string;
  readonly areaHint: string;
  readonly circleHint: string;
  readonly onArea: (code: string) => void;
  readonly onCircle: (key: string) => void;
}

interface Pointed {
  readonly name: string;
  readonly lines: readonly TooltipLine[];
  readonly hint: string;
  readonly x: number;
  readonly y: number;
}

/** Places as circles on outlines, the largest beneath. The table beside it is the way for the keyboard and for screen readers. */
export function CircleMap({ areas, circles, viewBox, label, areaHint, circleHint, onArea, onCircle }: Props) {
  const [pointed, setPointed] = useState<Pointed>();
  const largestFirst = circles.toSorted((one, other) => other.radius - one.radius);
  return (
    <div className={classes.frame}>
      <svg
        viewBox={viewBox}
        role="img"
        aria-label={label}
        className={classes.map}
        onMouseLeave={() => setPointed(undefined)}
      >
        {areas.map(({ code, name, path }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the table beside the map offers the same by keyboard
          <path
            key={code}
            d={path}
            className={classes.area}
            style={{ cursor: 'pointer' }}
            onMouseMove={(event) => setPointed({ name, lines: [], hint: areaHint, ...placeOf(event) })}
            onClick={() => onArea(code)}
          />
        ))}
        {largestFirst.map(({ key, name, x, y, radius, lines }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the table beside the map offers the same by keyboard
          <circle
            key={key}
            cx={x}
            cy={y}
            r={radius}
            className={classes.circle}
            onMouseMove={(event) => setPointed({ name, lines, hint: circleHint, ...placeOf(event) })}
            onClick={() => onCircle(key)}
          />
        ))}
      </svg>
      {pointed === undefined ? null : (
        <div
          className={classes.tooltip}
          style={{ left: `${pointed.x}%`, top: `${pointed.y}%` }}
          data-right={pointed.x > 60 || undefined}
        >
          <ChartTooltip title={pointed.name} lines={pointed.lines} hint={pointed.hint} />
        </div>
      )}
    </div>
  );
}

/** Where the pointer is, in percent of the map. */
function placeOf({ currentTarget, clientX, clientY }: React.MouseEvent<SVGElement>) {
  const frame = (currentTarget.ownerSVGElement ?? currentTarget).getBoundingClientRect();
  return { x: (100 * (clientX - frame.left)) / frame.width, y: (100 * (clientY - frame.top)) / frame.height };
}
