import { useEffect, useRef } from 'react';
import classes from './charts.module.css';

export interface TooltipLine {
  readonly label: string;
  readonly value: string;
  readonly colour?: string;
}

interface Props {
  readonly title: string;
  readonly lines: readonly TooltipLine[];
  readonly hint?: string | undefined;
}

/** Full values under the pointer. */
export function ChartTooltip({ title, lines, hint }: Props) {
  const ref = useWithinCard();
  return (
    <div ref={ref} className={classes.tooltip}>
      <strong>{title}</strong>
      {lines.map(({ label, value, colour }) => (
        <div key={label} className={classes.tooltipLine}>
          {colour === undefined ? null : <span className={classes.swatch} style={{ background: colour }} />}
          <span className={classes.tooltipLabel}>{label}</span>
          <span className="numeric">{value}</span>
        </div>
      ))}
      {hint === undefined ? null : <small>{hint}</small>}
    </div>
  );
}

const gap = 8;

/** How far a box moves sideways, in pixels, so that it lies within the room; one that is too wide begins where the room does. */
export function shiftInto(
  box: { readonly left: number; readonly right: number },
  room: { readonly left: number; readonly right: number },
): number {
  const beyond = Math.min(0, room.right - gap - box.right);
  return Math.max(beyond, room.left + gap - box.left);
}

/** Keeps what a chart shows under the pointer within its card, which would cut it off, wherever the chart moves it. */
function useWithinCard() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let shift = 0;
    let frame = 0;
    const keep = () => {
      const element = ref.current;
      const card = element?.closest('section');
      if (element && card) {
        const { left, right } = element.getBoundingClientRect();
        shift = shiftInto({ left: left - shift, right: right - shift }, card.getBoundingClientRect());
        element.style.translate = shift === 0 ? '' : `${shift}px`;
      }
      frame = requestAnimationFrame(keep);
    };
    keep();
    return () => cancelAnimationFrame(frame);
  }, []);
  return ref;
}
