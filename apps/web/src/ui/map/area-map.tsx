import type { TooltipLine } from '../charts/chart-tooltip.tsx';
import classes from './area-map.module.css';
import type { Area } from './areas.ts';
import { MapFrame } from './map-frame.tsx';

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

/** Areas filled by their figures. */
export function AreaMap({ areas, viewBox, label, hint, onChoose }: Props) {
  return (
    <MapFrame viewBox={viewBox} label={label}>
      {(pointing) =>
        areas.map(({ area: { code, name, path }, colour, lines }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the table beside the map offers the same by keyboard
          <path
            key={code}
            d={path}
            className={classes.area}
            {...(colour === undefined ? {} : { style: { fill: colour, cursor: 'pointer' } })}
            {...pointing({ key: code, name, lines, hint: colour === undefined ? undefined : hint })}
            onClick={() => colour !== undefined && onChoose(code)}
          />
        ))
      }
    </MapFrame>
  );
}
