import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '@waybill/contract';
import { isViewKey, type Page } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { offeredSets } from '../../../../lib/filter-sets/saved-filter-sets.ts';
import { settingsOptions } from '../../../../lib/settings/settings.ts';
import { savedViews } from '../../../../lib/views/saved-views.ts';
import { narrowingOfSet, type ScheduledPage, scheduledView } from './saved-narrowing.ts';

interface Props {
  readonly value: ScheduledPage;
  readonly pages: readonly Page[];
  readonly clients: readonly Client[];
  readonly onChange: (value: ScheduledPage) => void;
}

/** Chooses a filter set of the page, or one of the user's views, which brings its page and clients with it. */
export function NarrowingField({ value, pages, clients, onChange }: Props) {
  const { t } = useTranslation();
  const { data: settings = new Map<string, string>() } = useQuery(settingsOptions);
  const sets = offeredSets(settings, value.page.name, value.client.id).map((set) => ({
    ...value,
    narrowing: narrowingOfSet(set),
  }));
  const views = savedViews(settings).flatMap((view) => scheduledView(view, pages, clients) ?? []);
  const all = [...sets, ...views];
  const groups = [
    { group: t('Filter sets'), items: choicesOf(sets) },
    { group: t('Views'), items: choicesOf(views) },
  ];
  const { narrowing } = value;
  return (
    <Select
      label={t('Saved filter set or view')}
      placeholder={all.length === 0 ? t('None saved yet') : t('All rows')}
      description={
        narrowing !== undefined && isViewKey(narrowing.key)
          ? t('The report uses the days chosen below instead of the view’s dates.')
          : undefined
      }
      disabled={all.length === 0}
      searchable
      clearable
      value={narrowing?.key ?? null}
      data={groups.filter(({ items }) => items.length > 0)}
      onChange={(key) =>
        onChange(all.find((each) => each.narrowing?.key === key) ?? { ...value, narrowing: undefined })
      }
    />
  );
}

const choicesOf = (scheduled: readonly ScheduledPage[]) =>
  scheduled.flatMap(({ narrowing }) => (narrowing ? [{ value: narrowing.key, label: narrowing.name }] : []));
