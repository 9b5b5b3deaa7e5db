import type { TooltipLine } from '../charts/chart-tooltip.tsx';
import classes from './area-map.module.css';
import type { Area } from './areas.ts';
import { MapFrame } from './map-frame.tsx';

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

/** Places as circles on outlines, the largest beneath. */
export function CircleMap({ areas, circles, viewBox, label, areaHint, circleHint, onArea, onCircle }: Props) {
  const largestFirst = circles.toSorted((one, other) => other.radius - one.radius);
  return (
    <MapFrame viewBox={viewBox} label={label}>
      {(pointing) => (
        <>
          {areas.map(({ code, name, path }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the table beside the map offers the same by keyboard
            <path
              key={code}
              d={path}
              className={classes.area}
              style={{ cursor: 'pointer' }}
              {...pointing({ key: code, name, lines: [], hint: areaHint })}
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
              {...pointing({ key: `circle ${key}`, name, lines, hint: circleHint })}
              onClick={() => onCircle(key)}
            />
          ))}
        </>
      )}
    </MapFrame>
  );
}
