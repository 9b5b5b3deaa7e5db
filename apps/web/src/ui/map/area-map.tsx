import { type MouseEvent, memo, useMemo } from 'react';
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
  /** Outlines over the areas, of states over their counties. */
  readonly borders?: readonly Area[];
  /** Absent if an area cannot be chosen. */
  readonly onChoose?: ((code: string) => void) | undefined;
}

/** Areas filled by their figures. */
export function AreaMap({ areas, viewBox, label, hint, borders = [], onChoose }: Props) {
  const byCode = useMemo(() => new Map(areas.map((shown) => [shown.area.code, shown])), [areas]);
  const shownAt = (event: MouseEvent<SVGElement>) =>
    event.target instanceof SVGElement ? byCode.get(event.target.dataset.code ?? '') : undefined;
  return (
    <MapFrame viewBox={viewBox} label={label}>
      {(pointing, pointed) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the table beside the map offers the same by keyboard
        <g
          onMouseMove={(event) => {
            const shown = shownAt(event);
            if (shown === undefined) return;
            const { area, colour, lines } = shown;
            const isChosen = colour !== undefined && onChoose !== undefined;
            pointing({ key: area.code, name: area.name, lines, hint: isChosen ? hint : undefined }).onMouseMove(event);
          }}
          onClick={(event) => {
            const shown = shownAt(event);
            if (shown?.colour !== undefined) onChoose?.(shown.area.code);
          }}
        >
          <Shapes areas={areas} isFine={borders.length > 0} canChoose={onChoose !== undefined} />
          {borders.map(({ code, path }) => (
            <path key={code} d={path} className={classes.border} />
          ))}
          {pointed === undefined ? null : <path d={byCode.get(pointed)?.area.path} className={classes.active} />}
        </g>
      )}
    </MapFrame>
  );
}

interface ShapesProps extends Pick<Props, 'areas'> {
  readonly isFine: boolean;
  readonly canChoose: boolean;
}

/** The shapes alone: thousands of counties are not drawn again for each move of the pointer. */
const Shapes = memo(function Shapes({ areas, isFine, canChoose }: ShapesProps) {
  return areas.map(({ area: { code, path }, colour }) => (
    <path
      key={code}
      d={path}
      data-code={code}
      data-fine={isFine || undefined}
      className={classes.area}
      {...(colour === undefined ? {} : { style: { fill: colour, ...(canChoose ? { cursor: 'pointer' } : {}) } })}
    />
  ));
});
