import { useState } from 'react';
import { ChartTooltip, type TooltipLine } from '../charts/chart-tooltip.tsx';
import classes from './area-map.module.css';
import type { Area } from './areas.ts';

export interface ShownArea {
  readonly area: Area;
  readonly colour: string | undefined;
  readonly lines: readonly TooltipLine[];
}

interface Props {
  readonly areas: readonly ShownArea[];
  readonly viewBox: string;
  readonly label: string;
  readonly hint: string;
  readonly onChoose: (code: string) => void;
}

/** Areas filled by their figures. The table beside it is the way for the keyboard and for screen readers. */
export function AreaMap({ areas, viewBox, label, hint, onChoose }: Props) {
  const [pointed, setPointed] = useState<{ shown: ShownArea; x: number; y: number }>();
  return (
    <div className={classes.frame}>
      <svg
        viewBox={viewBox}
        role="img"
        aria-label={label}
        className={classes.map}
        onMouseLeave={() => setPointed(undefined)}
      >
        {areas.map((shown) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the table beside the map offers the same by keyboard
          <path
            key={shown.area.code}
            d={shown.area.path}
            className={classes.area}
            data-active={pointed?.shown.area.code === shown.area.code || undefined}
            {...(shown.colour === undefined ? {} : { style: { fill: shown.colour, cursor: 'pointer' } })}
            onMouseMove={({ nativeEvent, currentTarget }) =>
              setPointed({ shown, ...placeIn(currentTarget, nativeEvent) })
            }
            onClick={() => shown.colour !== undefined && onChoose(shown.area.code)}
          />
        ))}
      </svg>
      {pointed === undefined ? null : (
        <div
          className={classes.tooltip}
          style={{ left: `${pointed.x}%`, top: `${pointed.y}%` }}
          data-right={pointed.x > 60 || undefined}
        >
          <ChartTooltip
            title={pointed.shown.area.name}
            lines={pointed.shown.lines}
            hint={pointed.shown.colour === undefined ? undefined : hint}
          />
        </div>
      )}
    </div>
  );
}

/** Where the pointer is, in percent of the map. */
function placeIn(path: SVGPathElement, { clientX, clientY }: MouseEvent) {
  const frame = path.ownerSVGElement?.getBoundingClientRect() ?? path.getBoundingClientRect();
  return { x: (100 * (clientX - frame.left)) / frame.width, y: (100 * (clientY - frame.top)) / frame.height };
}
