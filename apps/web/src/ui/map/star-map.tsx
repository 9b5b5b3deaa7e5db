import classes from './area-map.module.css';
import type { ShownArea } from './area-map.tsx';
import { MapFrame } from './map-frame.tsx';

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

/** Areas in the colours of stars, and rays from the stars to their areas. */
export function StarMap({ areas, rays, stars, viewBox, label, hint, onChoose }: Props) {
  return (
    <MapFrame viewBox={viewBox} label={label}>
      {(pointing) => (
        <>
          {areas.map(({ area: { code, name, path }, colour, lines }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the table beside the map offers the same by keyboard
            <path
              key={code}
              d={path}
              className={classes.area}
              style={{ cursor: 'pointer', ...(colour === undefined ? {} : { fill: colour, fillOpacity: 0.3 }) }}
              {...pointing({ key: code, name, lines, hint })}
              onClick={() => onChoose(code)}
            />
          ))}
          <RaysAndStars rays={rays} stars={stars} />
        </>
      )}
    </MapFrame>
  );
}

function RaysAndStars({ rays, stars }: Pick<Props, 'rays' | 'stars'>) {
  return (
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
  );
}
