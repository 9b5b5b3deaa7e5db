import { Select, SimpleGrid } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type Client, mayOpenPage, portalPathAt } from '@waybill/contract';
import { type Page, pages } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../../lib/analysis/client-queries.ts';
import { offeredSets, type SavedFilterSet } from '../../../lib/filter-sets/saved-filter-sets.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { settingsOptions } from '../../../lib/settings/settings.ts';

/** Whose rows of which page are scheduled, under which saved filters. */
export interface ScheduledPage {
  readonly page: Page;
  readonly client: Client;
  readonly set: SavedFilterSet | undefined;
}

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

/** Chooses client, page and saved filter set. */
export function SchedulePageFields({ value, onChange }: Props) {
  const { t } = useTranslation();
  const { data: clients } = useSuspenseQuery(clientsOptions);
  const { data: settings = new Map<string, string>() } = useQuery(settingsOptions);
  const offered = useScheduledPages();
  const sets = offeredSets(settings, value.page.name, value.client.id);
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Select
          label={t('Client')}
          searchable
          allowDeselect={false}
          value={String(value.client.id)}
          data={clients.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => {
            const client = clients.find((each) => String(each.id) === id);
            if (client !== undefined) onChange({ ...value, client, set: undefined });
          }}
        />
        <Select
          label={t('Page')}
          allowDeselect={false}
          value={value.page.name}
          data={offered.map(({ name, displayName }) => ({ value: name, label: t(displayName) }))}
          onChange={(name) => {
            const page = offered.find((each) => each.name === name);
            if (page !== undefined) onChange({ ...value, page, set: undefined });
          }}
        />
      </SimpleGrid>
      <Select
        label={t('Saved filter set')}
        placeholder={sets.length === 0 ? t('None saved yet') : t('All rows')}
        disabled={sets.length === 0}
        clearable
        value={value.set?.key ?? null}
        data={sets.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={(key) => onChange({ ...value, set: sets.find((each) => each.key === key) })}
      />
    </>
  );
}
