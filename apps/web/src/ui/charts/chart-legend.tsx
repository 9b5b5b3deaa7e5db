import { UnstyledButton } from '@mantine/core';
import classes from './charts.module.css';

export interface LegendEntry {
  readonly name: string;
  readonly colour: string;
  readonly value?: string;
}

interface Props {
  readonly entries: readonly LegendEntry[];
  readonly hidden: ReadonlySet<string>;
  readonly onToggle: (name: string) => void;
}

/** Names and colours of the series; a click hides one and shows it again. */
export function ChartLegend({ entries, hidden, onToggle }: Props) {
  return (
    <div className={classes.legend}>
      {entries.map(({ name, colour, value }) => (
        <UnstyledButton
          key={name}
          className={classes.legendEntry}
          aria-pressed={!hidden.has(name)}
          onClick={() => onToggle(name)}
        >
          <span className={classes.swatch} style={{ background: colour }} />
          <span className={classes.legendName}>{name}</span>
          {value === undefined ? null : <span className="numeric">{value}</span>}
        </UnstyledButton>
      ))}
    </div>
  );
}
