import { MultiSelect, Select, SimpleGrid } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type Client, mayOpenPage, portalPathAt } from '@waybill/contract';
import { isViewKey, type Page, pages } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../../../lib/analysis/client-queries.ts';
import { offeredSets } from '../../../../lib/filter-sets/saved-filter-sets.ts';
import { accountOptions } from '../../../../lib/session/session-queries.ts';
import { settingsOptions } from '../../../../lib/settings/settings.ts';
import { savedViews } from '../../../../lib/views/saved-views.ts';
import { ClientField } from '../../../../ui/fields/client-field.tsx';
import { narrowingOfSet, type ScheduledPage, scheduledView } from './saved-narrowing.ts';

/** Pages whose rows are not those of one question. */
const withoutRows: readonly string[] = ['overview', 'comparison'];

/** The pages whose rows the user may have as a report. */
export function useScheduledPages(): readonly Page[] {
  const { data: user } = useSuspenseQuery(accountOptions);
  return pages.filter(({ name, path }) => {
    const known = portalPathAt(path);
    return !withoutRows.includes(name) && known !== undefined && path.startsWith('/aframe') && mayOpenPage(known, user);
  });
}

interface Props {
  readonly value: ScheduledPage;
  readonly onChange: (value: ScheduledPage) => void;
}

/** Chooses client, sub-clients and page, and a saved filter set or view. */
export function SchedulePageFields({ value, onChange }: Props) {
  const { t } = useTranslation();
  const { data: clients } = useSuspenseQuery(clientsOptions);
  const offered = useScheduledPages();
  const { client, children } = value;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <ClientField
          clients={clients}
          clientId={client.id}
          onClient={(id) => {
            const chosen = clients.find((each) => each.id === id);
            if (chosen !== undefined) onChange({ ...value, client: chosen, children: [], narrowing: undefined });
          }}
        />
        <Select
          label={t('Page')}
          allowDeselect={false}
          value={value.page.name}
          data={offered.map(({ name, displayName }) => ({ value: name, label: t(displayName) }))}
          onChange={(name) => {
            const page = offered.find((each) => each.name === name);
            if (page !== undefined) onChange({ ...value, page, narrowing: undefined });
          }}
        />
      </SimpleGrid>
      {client.childClients.length === 0 ? null : (
        <MultiSelect
          label={t('Sub-clients')}
          placeholder={children.length === 0 ? t('All sub-clients') : undefined}
          searchable
          clearable
          value={children.map(String)}
          data={client.childClients.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(ids) => onChange({ ...value, children: ids.map(Number) })}
        />
      )}
      <NarrowingField value={value} pages={offered} clients={clients} onChange={onChange} />
    </>
  );
}

interface NarrowingFieldProps {
  readonly value: ScheduledPage;
  readonly pages: readonly Page[];
  readonly clients: readonly Client[];
  readonly onChange: (value: ScheduledPage) => void;
}

/** Chooses a filter set of the page, or one of the user's views, which brings its page and clients with it. */
function NarrowingField({ value, pages, clients, onChange }: NarrowingFieldProps) {
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
