import { Button, Group, ScrollArea, Stack } from '@mantine/core';
import { filterDimensions, type PageFilters, withFilter } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { DimensionFilter } from './dimension-filter.tsx';
import classes from './filters.module.css';

interface Props {
  readonly analysis: Analysis;
  readonly onApply: (filters: PageFilters) => void;
}

/** A working copy of the filters; Apply puts it on the page, Reset clears the page's. */
export function FilterPanel({ analysis, onApply }: Props) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(analysis.state.filters);
  const offered = filterDimensions.filter(({ name }) => analysis.page.filterDimensions.includes(name));
  return (
    <Stack gap="md" w={{ base: 'calc(100vw - 56px)', xs: 560 }}>
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
          {t('Reset')}
        </Button>
        <Button size="xs" onClick={() => onApply(draft)}>
          {t('Apply')}
        </Button>
      </Group>
    </Stack>
  );
}
