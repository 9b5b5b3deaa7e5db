import { Pill, Text } from '@mantine/core';
import { appliedFilters, dateTypeLabels, displayDate } from '@waybill/model';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import classes from './grid-dialog.module.css';

export interface Chip {
  readonly text: string;
  readonly onRemove: () => void;
}

interface Props {
  readonly analysis: Analysis;
  /** The parts and column filters of the grid itself, which can be taken away here. */
  readonly chips: readonly Chip[];
}

/** Whose rows, of which days, under which filters (S2 section 2). */
export function GridSummary({ analysis: { client, state, dates }, chips }: Props) {
  const children = client.childClients.filter(({ id }) => state.childClientIds.includes(id)).map(({ name }) => name);
  const tracking = state.trackingNumbers.length === 0 ? [] : [`Tracking: ${state.trackingNumbers.join(', ')}`];
  const given = [...appliedFilters(state.filters).map(({ displayText }) => displayText), ...tracking];
  return (
    <div className={classes.summary}>
      <Text size="sm" className="numeric">
        <strong>{client.name}</strong>
        {children.length === 0 ? '' : ` (${children.join(', ')})`}
        {` · ${dateTypeLabels[dates.type]} ${displayDate(dates.from)} – ${displayDate(dates.to)}`}
      </Text>
      {given.map((text) => (
        <Pill key={text} size="sm" title={text} maw={260}>
          {text}
        </Pill>
      ))}
      {chips.map(({ text, onRemove }) => (
        <Pill
          key={text}
          size="sm"
          className={classes.chip}
          title={text}
          withRemoveButton
          onRemove={onRemove}
          removeButtonProps={{ 'aria-label': `Remove ${text}`, 'aria-hidden': false, tabIndex: 0 }}
        >
          {text}
        </Pill>
      ))}
    </div>
  );
}
