import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import classes from './claim-packets.module.css';
import { PacketsTable } from './packets-table.tsx';
import { TemplatesView } from './templates/templates-view.tsx';

/** Claims that go to carriers: the packets, and the files that each carrier takes. */
export function ClaimPacketsPage() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  return (
    <Tabs
      value={search.view ?? 'packets'}
      onChange={(view) => ask({ view: view === 'packets' ? undefined : (view ?? undefined) })}
      keepMounted={false}
    >
      <Tabs.List className={classes.tabs}>
        <Tabs.Tab value="packets">{t('Claim packets')}</Tabs.Tab>
        <Tabs.Tab value="templates">{t('Carriers’ files')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="packets">
        <PacketsTable />
      </Tabs.Panel>
      <Tabs.Panel value="templates">
        <TemplatesView />
      </Tabs.Panel>
    </Tabs>
  );
}
