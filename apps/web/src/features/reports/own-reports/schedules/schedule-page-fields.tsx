import { MultiSelect, Select, SimpleGrid } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { mayOpenPage, portalPathAt } from '@waybill/contract';
import { type Page, pages } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../../../lib/analysis/client-queries.ts';
import { accountOptions } from '../../../../lib/session/session-queries.ts';
import { NarrowingField } from './narrowing-field.tsx';
import type { ScheduledPage } from './saved-narrowing.ts';

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
        <Select
          label={t('Client')}
          searchable
          allowDeselect={false}
          value={String(client.id)}
          data={clients.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => {
            const chosen = clients.find((each) => String(each.id) === id);
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
