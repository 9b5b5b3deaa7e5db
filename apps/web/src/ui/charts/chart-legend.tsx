import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import classes from './charts.module.css';

export interface LegendEntry {
  readonly name: string;
  readonly colour: string;
  readonly value?: string;
  /** What else tells it apart, shown as far as there is room. */
  readonly detail?: string;
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
      {entries.map(({ name, colour, value, detail = '' }) => (
        <UnstyledButton
          key={name}
          className={classes.legendEntry}
          aria-pressed={!hidden.has(name)}
          data-detailed={detail !== '' || undefined}
          title={detail === '' ? name : `${name} · ${detail}`}
          onClick={() => onToggle(name)}
        >
          <span className={classes.swatch} style={{ background: colour }} />
          <span className={classes.legendName}>{name}</span>
          {detail === '' ? null : <span className={classes.legendDetail}>{detail}</span>}
          {value === undefined ? null : <span className="numeric">{value}</span>}
        </UnstyledButton>
      ))}
    </div>
  );
}

/** Which series of a chart are hidden, and the change that the legend makes. */
export function useHidden() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const onToggle = (name: string) =>
    setHidden((before) => {
      const changed = new Set(before);
      if (!changed.delete(name)) changed.add(name);
      return changed;
    });
  return { hidden, onToggle };
}
