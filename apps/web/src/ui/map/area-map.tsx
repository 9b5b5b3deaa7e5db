import { type MouseEvent, memo, type ReactNode, useMemo } from 'react';
import type { TooltipLine } from '../charts/chart-tooltip.tsx';
import classes from './area-map.module.css';
import type { Area } from './areas.ts';
import { MapFrame, type Pointing } from './map-frame.tsx';

export interface ShownArea {
  readonly area: Area;
  readonly colour?: string | undefined;
  readonly lines?: readonly TooltipLine[];
}

interface Props {
  readonly areas: readonly ShownArea[];
  readonly viewBox: string;
  readonly label: string;
  readonly hint: string;
  /** Outlines over the areas, of states over their counties. */
  readonly borders?: readonly Area[];
  /** Marks over the areas, such as circles; areas without a figure of their own can be chosen then, and colours are faint. */
  readonly over?: (pointing: Pointing) => ReactNode;
  /** Absent if an area cannot be chosen. */
  readonly onChoose?: ((code: string) => void) | undefined;
}

/** Areas filled by their figures, and marks over them. */
export function AreaMap({ areas, viewBox, label, hint, borders = [], over, onChoose }: Props) {
  const byCode = useMemo(
    () => new Map<string | undefined, ShownArea>(areas.map((shown) => [shown.area.code, shown])),
    [areas],
  );
  const shownAt = (event: MouseEvent<SVGElement>) =>
    event.target instanceof SVGElement ? byCode.get(event.target.dataset.code ?? '') : undefined;
  const canChoose = ({ colour }: ShownArea) => onChoose !== undefined && (colour !== undefined || over !== undefined);
  return (
    <MapFrame viewBox={viewBox} label={label}>
      {(pointing, pointed) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the table beside the map offers the same by keyboard
        <g
          onMouseMove={(event) => {
            const shown = shownAt(event);
            if (shown === undefined) return;
            const { area, lines = [] } = shown;
            const mark = { key: area.code, name: area.name, lines, hint: canChoose(shown) ? hint : undefined };
            pointing(mark).onMouseMove(event);
          }}
          onClick={(event) => {
            const shown = shownAt(event);
            if (shown !== undefined && canChoose(shown)) onChoose?.(shown.area.code);
          }}
        >
          <Shapes
            areas={areas}
            isFine={borders.length > 0}
            areFaint={over !== undefined}
            canChoose={onChoose !== undefined}
          />
          {borders.map(({ code, path }) => (
            <path key={code} d={path} className={classes.border} />
          ))}
          {byCode.has(pointed) ? <path d={byCode.get(pointed)?.area.path} className={classes.active} /> : null}
          {over?.(pointing)}
        </g>
      )}
    </MapFrame>
  );
}

interface ShapesProps extends Pick<Props, 'areas'> {
  readonly isFine: boolean;
  readonly areFaint: boolean;
  readonly canChoose: boolean;
}

/** The shapes alone: thousands of counties are not drawn again for each move of the pointer. */
const Shapes = memo(function Shapes({ areas, isFine, areFaint, canChoose }: ShapesProps) {
  return areas.map(({ area: { code, path }, colour }) => (
    <path
      key={code}
      d={path}
      data-code={code}
      data-fine={isFine || undefined}
      className={classes.area}
      style={{
        ...(colour === undefined ? {} : { fill: colour, fillOpacity: areFaint ? 0.3 : 1 }),
        ...(canChoose && (areFaint || colour !== undefined) ? { cursor: 'pointer' } : {}),
      }}
    />
  ));
});
