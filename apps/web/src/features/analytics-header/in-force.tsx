import { Button, Pill, Text } from '@mantine/core';
import { type AppliedFilter, appliedFilters, currencyNotes, findFilterDimension, withFilter } from '@waybill/model';
import { withFilters } from '../../lib/analysis/search-parts.ts';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';
import classes from './analytics-header.module.css';
import { shortList } from './short-list.ts';

/** The filters in force as chips that can be removed, and what happens to currencies. */
export function InForce({ analysis }: { analysis: Analysis }) {
  const { state, search, go } = analysis;
  const filters = appliedFilters(state.filters);
  return (
    <div className={classes.inForce}>
      {filters.map((filter) => (
        <Pill
          key={filter.name}
          size="md"
          withRemoveButton
          removeButtonProps={{
            'aria-label': `Remove the filter ${filter.displayText}`,
            'aria-hidden': false,
            tabIndex: 0,
          }}
          onRemove={() => go(withFilters(search, withFilter(state.filters, filter.name, [])))}
          title={filter.displayText}
        >
          {chipText(filter)}
        </Pill>
      ))}
      {state.trackingNumbers.length === 0 ? null : (
        <Pill
          size="md"
          withRemoveButton
          removeButtonProps={{ 'aria-label': 'Remove the tracking numbers', 'aria-hidden': false, tabIndex: 0 }}
          onRemove={() => go({ ...search, tracking: undefined })}
        >
          {`Tracking: ${shortList(state.trackingNumbers)}`}
        </Pill>
      )}
      {filters.length > 1 ? (
        <Button variant="subtle" size="compact-xs" onClick={() => go(withFilters(search, {}))}>
          Clear all
        </Button>
      ) : null}
      <Text className={classes.note}>{currencyNote(state.filters.currency_code)}</Text>
    </div>
  );
}

function chipText({ name, values }: AppliedFilter): string {
  return `${findFilterDimension(name)?.label ?? name}: ${shortList(values)}`;
}

/** S1 section 9: one currency is shown as billed, several are converted. */
function currencyNote(chosen: readonly string[] | undefined): string {
  return chosen?.length === 1 ? `${chosen[0]}: ${currencyNotes.original}` : currencyNotes.converted;
}
