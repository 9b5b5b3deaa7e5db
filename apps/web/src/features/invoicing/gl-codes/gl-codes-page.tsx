import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { GlAllocation } from './gl-allocation.tsx';
import { GlBooking } from './gl-booking.tsx';
import { GlCodeRules } from './gl-code-rules.tsx';
import classes from './gl-codes-page.module.css';

/** GL codes: what is booked on them, and which charges each is for (S3 section 2.2). */
export function GlCodesPage() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  return (
    <Tabs
      value={search.view ?? 'allocation'}
      onChange={(view) => ask({ view: view === 'allocation' ? undefined : (view ?? undefined) })}
      keepMounted={false}
    >
      <Tabs.List className={classes.tabs}>
        <Tabs.Tab value="allocation">{t('Allocation')}</Tabs.Tab>
        <Tabs.Tab value="codes">{t('GL codes')}</Tabs.Tab>
        <Tabs.Tab value="export">{t('Accounting export')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="allocation" className={classes.panel}>
        <GlAllocation />
      </Tabs.Panel>
      <Tabs.Panel value="export" className={classes.panel}>
        <GlBooking />
      </Tabs.Panel>
      <Tabs.Panel value="codes">
        <GlCodeRules />
      </Tabs.Panel>
    </Tabs>
  );
}
