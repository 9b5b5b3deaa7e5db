import classes from './charts.module.css';
import { useWithinCard } from './use-within-card.ts';

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
