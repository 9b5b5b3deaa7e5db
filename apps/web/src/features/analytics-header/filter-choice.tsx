import { Button, Group, ScrollArea, Stack } from '@mantine/core';
import { filterDimensions, type PageFilters, withFilter } from '@waybill/model';
import { useState } from 'react';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';
import classes from './analytics-header.module.css';
import { DimensionFilter } from './dimension-filter.tsx';

interface Props {
  readonly analysis: Analysis;
  readonly onApply: (filters: PageFilters) => void;
}

/** A working copy of the filters; Apply puts it on the page, Reset clears the page's. */
export function FilterChoice({ analysis, onApply }: Props) {
  const [draft, setDraft] = useState(analysis.state.filters);
  const offered = filterDimensions.filter(({ name }) => analysis.page.filterDimensions.includes(name));
  return (
    <Stack gap="md" w={{ base: 'calc(100vw - 56px)', xs: 520 }}>
      <ScrollArea.Autosize mah="min(62vh, 520px)" type="auto" offsetScrollbars="y">
        <div className={classes.filters}>
          {offered.map((dimension) => (
            <DimensionFilter
              key={dimension.name}
              analysis={analysis}
              dimension={dimension}
              filters={draft}
              onChange={(values) => setDraft((before) => withFilter(before, dimension.name, values))}
            />
          ))}
        </div>
      </ScrollArea.Autosize>
      <Group justify="space-between">
        <Button variant="subtle" color="gray" size="xs" onClick={() => onApply({})}>
          Reset
        </Button>
        <Button size="xs" onClick={() => onApply(draft)}>
          Apply
        </Button>
      </Group>
    </Stack>
  );
}
