import { useState } from 'react';
import { ChartTooltip } from '../charts/chart-tooltip.tsx';
import classes from './area-map.module.css';
import type { ShownArea } from './area-map.tsx';

type Place = readonly [x: number, y: number];

export interface Ray {
  readonly key: string;
  readonly from: Place;
  readonly to: Place;
  readonly width: number;
  readonly colour: string;
}

export interface StarMark {
  readonly key: string;
  readonly place: Place;
  readonly colour: string;
  readonly name: string;
}

interface Props {
  readonly areas: readonly ShownArea[];
  readonly rays: readonly Ray[];
  readonly stars: readonly StarMark[];
  readonly viewBox: string;
  readonly label: string;
  readonly hint: string;
  readonly onChoose: (code: string) => void;
}

/** Areas in the colours of stars, and rays from the stars to their areas. The table beside it is the way for the keyboard. */
export function StarMap({ areas, rays, stars, viewBox, label, hint, onChoose }: Props) {
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
            style={{
              cursor: 'pointer',
              ...(shown.colour === undefined ? {} : { fill: shown.colour, fillOpacity: 0.3 }),
            }}
            onMouseMove={({ currentTarget, clientX, clientY }) => {
              const frame = (currentTarget.ownerSVGElement ?? currentTarget).getBoundingClientRect();
              setPointed({
                shown,
                x: (100 * (clientX - frame.left)) / frame.width,
                y: (100 * (clientY - frame.top)) / frame.height,
              });
            }}
            onClick={() => onChoose(shown.area.code)}
          />
        ))}
        <g pointerEvents="none" strokeLinecap="round">
          {rays.map(({ key, from, to, width, colour }) => (
            <line
              key={key}
              x1={from[0]}
              y1={from[1]}
              x2={to[0]}
              y2={to[1]}
              stroke={colour}
              strokeWidth={width}
              strokeOpacity={0.75}
            />
          ))}
          {stars.map(({ key, place: [x, y], colour, name }) => (
            <circle key={key} cx={x} cy={y} r={8} fill={colour} stroke="var(--wb-card)" strokeWidth={2}>
              <title>{name}</title>
            </circle>
          ))}
        </g>
      </svg>
      {pointed === undefined ? null : (
        <div
          className={classes.tooltip}
          style={{ left: `${pointed.x}%`, top: `${pointed.y}%` }}
          data-right={pointed.x > 60 || undefined}
        >
          <ChartTooltip title={pointed.shown.area.name} lines={pointed.shown.lines} hint={hint} />
        </div>
      )}
    </div>
  );
}
