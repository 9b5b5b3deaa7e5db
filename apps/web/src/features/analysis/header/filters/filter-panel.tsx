import { Alert, Anchor, Button, Group, Popover, ScrollArea, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  appliedFilters,
  filterDimensions,
  filterWhereClauses,
  offeredFilters,
  type PageFilters,
  readFilterSetValue,
  withFilter,
} from '@waybill/model';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../../../lib/analysis/client-queries.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { countedSets, offeredSets, type SavedFilterSet } from '../../../../lib/filter-sets/saved-filter-sets.ts';
import { settingsOptions } from '../../../../lib/settings/settings.ts';
import { DimensionFilter } from '../../../../ui/analysis-choices/filters/dimension-filter.tsx';
import classes from '../../../../ui/analysis-choices/filters/filters.module.css';
import { LoadFilterSet } from './load-filter-set.tsx';
import { SaveFilterSet } from './save-filter-set.tsx';

interface Props {
  readonly analysis: Analysis;
  readonly onApply: (filters: PageFilters) => void;
  readonly isSaving: boolean;
  readonly onSaving: (isSaving: boolean) => void;
}

interface LoadedSet {
  readonly key: string;
  readonly notice: string | undefined;
}

const noSettings: ReadonlyMap<string, string> = new Map();

/** A draft of the filters; Apply puts it on the page, Reset clears the page's filters (S2 section 4). */
export default function FilterPanel({ analysis, onApply, isSaving, onSaving }: Props) {
  const { t } = useTranslation();
  const { page, client, state } = analysis;
  const [draft, setDraft] = useState(state.filters);
  const [loaded, setLoaded] = useState<LoadedSet>();
  const { data: settings = noSettings } = useQuery({ ...settingsOptions, refetchOnMount: 'always' });
  const { data: clients = [] } = useQuery(clientsOptions);
  const sets = offeredSets(settings, page.name, client.id);
  const load = ({ key, name, value }: SavedFilterSet) => {
    const stored = readFilterSetValue(value);
    if (stored !== undefined) setDraft(offeredFilters(stored.filters, state.analysis.filterDimensions));
    setLoaded({ key, notice: noticeOf(name, stored?.leftOut, t) });
  };
  return (
    <Stack gap="md" w={{ base: 'calc(100vw - 56px)', xs: 560 }}>
      <ScrollArea.Autosize mah="min(58vh, 520px)" type="auto" offsetScrollbars="y">
        <Stack gap="md">
          <LoadFilterSet
            sets={sets}
            selected={loaded?.key ?? setInForce(sets, state.filters)?.key ?? null}
            onLoad={load}
          />
          {loaded?.notice === undefined ? null : (
            <Alert color="red" role="alert">
              {loaded.notice}
            </Alert>
          )}
          <div className={classes.filters}>
            {filterDimensions
              .filter(({ name }) => state.analysis.filterDimensions.includes(name))
              .map((dimension) => (
                <DimensionFilter
                  key={dimension.name}
                  analysis={analysis}
                  dimension={dimension}
                  filters={draft}
                  onChange={(values) => setDraft((before) => withFilter(before, dimension.name, values))}
                />
              ))}
          </div>
        </Stack>
      </ScrollArea.Autosize>
      <Group gap="xs">
        <Button size="xs" onClick={() => onApply(draft)}>
          {t('Apply')}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={appliedFilters(draft).length === 0}
          onClick={() => onSaving(true)}
        >
          {t('Save Filters')}
        </Button>
        <Popover withinPortal={false} floatingStrategy="fixed" position="top">
          <Popover.Target>
            <Button size="xs" variant="subtle" color="gray">
              {t('More')}
            </Button>
          </Popover.Target>
          <Popover.Dropdown>
            <Anchor component={Link} to="/profile" size="sm">
              {t('Delete saved filter sets')}
            </Anchor>
          </Popover.Dropdown>
        </Popover>
        <Button size="xs" variant="subtle" color="gray" ms="auto" onClick={() => onApply({})}>
          {t('Reset')}
        </Button>
      </Group>
      {isSaving ? (
        <SaveFilterSet
          analysis={analysis}
          filters={draft}
          sets={sets}
          saved={countedSets(settings, page.name, clients).length}
          onClose={() => onSaving(false)}
          onSaved={(key) => {
            setLoaded({ key, notice: undefined });
            onSaving(false);
          }}
        />
      ) : null}
    </Stack>
  );
}

/** What is missing from a loaded set: everything (no `leftOut`) or some filters; undefined if it is complete. */
function noticeOf(name: string, leftOut: readonly string[] | undefined, t: TFunction): string | undefined {
  if (leftOut === undefined) {
    return t(
      'The filter set {{name}} was saved by an older version and cannot be opened. Save it again, or delete it in your profile.',
      {
        name,
      },
    );
  }
  if (leftOut.length === 0) return undefined;
  return t(
    'The filter set {{name}} was saved by an older version. These filters could not be read and are left out: {{filters}}.',
    {
      name,
      filters: leftOut.join(', '),
    },
  );
}

/** The set whose filters are those in effect; undefined without filters or when they were chosen otherwise. */
function setInForce(sets: readonly SavedFilterSet[], filters: PageFilters): SavedFilterSet | undefined {
  const wanted = filterWhereClauses(filters).join();
  if (wanted === '') return undefined;
  return sets.find(({ value }) => filterWhereClauses(readFilterSetValue(value)?.filters ?? {}).join() === wanted);
}
