import { Loader, MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FilterDimension, missingDependency, type PageFilters, selectionOf } from '@waybill/model';
import { useState } from 'react';
import { filterValuesOptions } from '../../lib/analysis/filter-values.ts';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';

interface Props {
  readonly analysis: Analysis;
  readonly dimension: FilterDimension;
  readonly filters: PageFilters;
  readonly onChange: (values: readonly string[]) => void;
}

const shownAtOnce = 200;

/** One dimension: its values under the other filters, asked for when it is opened; none chosen means all. */
export function DimensionFilter({ analysis, dimension, filters, onChange }: Props) {
  const [wanted, setWanted] = useState(false);
  const missing = missingDependency(dimension, filters);
  const chosen = filters[dimension.name] ?? [];
  const { data, isFetching, isError } = useQuery({
    ...filterValuesOptions(analysis.page.name, { ...analysis.state, filters }, dimension),
    enabled: wanted && missing === undefined,
  });
  const options = (data ?? []).map(({ NAME, VALUE }) => ({ value: VALUE, label: NAME }));
  const known = new Set(options.map(({ value }) => value));
  const kept = chosen.filter((value) => !known.has(value)).map((value) => ({ value, label: value }));
  return (
    <MultiSelect
      label={dimension.label}
      size="sm"
      placeholder={chosen.length > 0 ? undefined : (missing ?? 'All')}
      disabled={missing !== undefined}
      data={[...kept, ...options]}
      value={[...chosen]}
      onChange={(values) =>
        onChange(
          selectionOf(
            values,
            options.map(({ value }) => value),
          ),
        )
      }
      onDropdownOpen={() => setWanted(true)}
      searchable
      clearable
      hidePickedOptions={false}
      limit={shownAtOnce}
      maxDropdownHeight={220}
      nothingFoundMessage={nothingText(isFetching, isError)}
      rightSection={isFetching ? <Loader size={14} /> : undefined}
      comboboxProps={{ withinPortal: false }}
    />
  );
}

function nothingText(loading: boolean, failed: boolean): string {
  if (loading) return 'Loading …';
  return failed ? 'The values could not be loaded' : 'No values';
}
