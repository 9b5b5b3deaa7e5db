import { type MouseEvent, type ReactNode, useState } from 'react';
import { ChartTooltip, type TooltipLine } from '../charts/chart-tooltip.tsx';
import classes from './area-map.module.css';

/** A mark of a map as its tooltip tells it. */
export interface MapMark {
  readonly key: string;
  readonly name: string;
  readonly lines: readonly TooltipLine[];
  readonly hint: string | undefined;
}

/** What a mark takes so that its tooltip follows the pointer. */
export type Pointing = (mark: MapMark) => {
  readonly onMouseMove: (event: MouseEvent<SVGElement>) => void;
};

interface Props {
  readonly viewBox: string;
  readonly label: string;
  /** `pointed` is the key of the mark that the pointer is on. */
  readonly children: (pointing: Pointing, pointed: string | undefined) => ReactNode;
}

/** A map with one tooltip for what the pointer is on. The table beside it is the way for the keyboard and for screen readers. */
export function MapFrame({ viewBox, label, children }: Props) {
  const [pointed, setPointed] = useState<{ mark: MapMark; x: number; y: number }>();
  const pointing: Pointing = (mark) => ({
    onMouseMove: (event) => setPointed({ mark, ...placeOf(event) }),
  });
  return (
    <div className={classes.frame}>
      <svg
        viewBox={viewBox}
        role="img"
        aria-label={label}
        className={classes.map}
        onMouseLeave={() => setPointed(undefined)}
      >
        {children(pointing, pointed?.mark.key)}
      </svg>
      {pointed === undefined ? null : (
        <div
          className={classes.tooltip}
          style={{ left: `${pointed.x}%`, top: `${pointed.y}%` }}
          data-right={pointed.x > 60 || undefined}
        >
          <ChartTooltip title={pointed.mark.name} lines={pointed.mark.lines} hint={pointed.mark.hint} />
        </div>
      )}
    </div>
  );
}

/** Where the pointer is, in percent of the map. */
function placeOf({ currentTarget, clientX, clientY }: MouseEvent<SVGElement>) {
  const frame = (currentTarget.ownerSVGElement ?? currentTarget).getBoundingClientRect();
  return { x: (100 * (clientX - frame.left)) / frame.width, y: (100 * (clientY - frame.top)) / frame.height };
}
