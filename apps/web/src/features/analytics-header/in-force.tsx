import { Button, Text } from '@mantine/core';
import { appliedFilters, currencyNotes, withFilter } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { withFilters } from '../../lib/analysis/search-parts.ts';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';
import { appliedFilterText } from '../../lib/languages/formats.ts';
import classes from './analytics-header.module.css';
import { Chip } from './chip.tsx';
import { shortList } from './short-list.ts';

/** The filters in force as chips that can be removed, and what happens to currencies. */
export function InForce({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation();
  const { state, search, go } = analysis;
  const filters = appliedFilters(state.filters);
  return (
    <div className={classes.inForce}>
      {filters.map((filter) => (
        <Chip
          key={filter.name}
          text={appliedFilterText({ ...filter, values: [shortList(filter.values)] })}
          whole={appliedFilterText(filter)}
          onRemove={() => go(withFilters(search, withFilter(state.filters, filter.name, [])))}
        />
      ))}
      {state.trackingNumbers.length === 0 ? null : (
        <Chip
          text={t('Tracking: {{numbers}}', { numbers: shortList(state.trackingNumbers) })}
          whole={t('Tracking: {{numbers}}', { numbers: state.trackingNumbers.join(', ') })}
          onRemove={() => go({ ...search, tracking: undefined })}
        />
      )}
      {filters.length > 1 ? (
        <Button variant="subtle" size="compact-xs" onClick={() => go(withFilters(search, {}))}>
          {t('Clear all')}
        </Button>
      ) : null}
      <CurrencyNote codes={state.filters.currency_code ?? []} />
    </div>
  );
}

/** S1 section 9: one currency is shown as billed, several are converted. */
function CurrencyNote({ codes: [code, ...more] }: { codes: readonly string[] }) {
  const { t } = useTranslation();
  const isOne = code !== undefined && more.length === 0;
  return (
    <Text className={classes.note}>{isOne ? `${code}: ${t(currencyNotes.original)}` : t(currencyNotes.converted)}</Text>
  );
}
