import { Pill, Text } from '@mantine/core';
import { appliedFilters, dateTypeLabels } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { appliedFilterText, rangeText } from '../../../../lib/languages/formats.ts';
import type { RemovableChip } from '../setup/use-grid-setup.ts';
import classes from './grid-dialog.module.css';

interface Props {
  readonly analysis: Analysis;
  /** The parts and column filters of the grid itself, which can be taken away here. */
  readonly chips: readonly RemovableChip[];
}

/** The clients, dates and filters of the rows (S2 section 2). */
export function GridSummary({ analysis, chips }: Props) {
  const { t } = useTranslation();
  const { client, state, dates } = analysis;
  const dashboard = analysis.dashboardParts.map(({ label, values }) => `${label}: ${values.join(', ')}`);
  const children = client.childClients.filter(({ id }) => state.childClientIds.includes(id)).map(({ name }) => name);
  const tracking = state.trackingNumbers.length === 0 ? [] : [`${t('Tracking')}: ${state.trackingNumbers.join(', ')}`];
  const filters = appliedFilters(state.filters).map((filter) => appliedFilterText(filter, client));
  const given = [...new Set([...dashboard, ...filters, ...tracking])];
  return (
    <div className={classes.summary}>
      <Text size="sm" className="numeric">
        <strong>{client.name}</strong>
        {children.length === 0 ? '' : ` (${children.join(', ')})`}
        {` · ${t(dateTypeLabels[dates.type])} ${rangeText(dates)}`}
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
          removeButtonProps={{ 'aria-label': t('Remove {{text}}', { text }), 'aria-hidden': false, tabIndex: 0 }}
        >
          {text}
        </Pill>
      ))}
    </div>
  );
}
