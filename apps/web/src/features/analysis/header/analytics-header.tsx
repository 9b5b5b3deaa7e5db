import { ActionIcon } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconAdjustments } from '@tabler/icons-react';
import { dateTypeLabels } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { listText, rangeText } from '../../../lib/languages/formats.ts';
import classes from '../../../ui/analysis-choices/analytics-header.module.css';
import { ClientPopover } from '../../../ui/analysis-choices/client-popover.tsx';
import { InForce } from '../../../ui/analysis-choices/in-force.tsx';
import { ViewsPopover } from '../../../ui/analysis-choices/views/views-popover.tsx';
import { DashboardButton } from './dashboard/dashboard-button.tsx';
import { DatePopover } from './dates/date-popover.tsx';
import { FilterPopover } from './filters/filter-popover.tsx';
import { TrackingSearch } from './tracking-search.tsx';

/**
 * Client, dates and filters; stays visible while the page scrolls. On a phone the rest is shown on demand (S3 section
 * 2.4).
 */
export function AnalyticsHeader({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery('(max-width: 36em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [opened, { toggle }] = useDisclosure();
  const hasOwnFilters = analysis.page.name !== 'overview' && analysis.page.name !== 'dashboards';
  return (
    <section className={classes.header} aria-label={t('What is being analysed')}>
      <PrintedHeading analysis={analysis} />
      <div className={`${classes.controls} no-print`}>
        <ClientPopover analysis={analysis} />
        <DatePopover analysis={analysis} />
        {isPhone ? (
          <ActionIcon variant="default" size={36} aria-label={t('Options')} aria-expanded={opened} onClick={toggle}>
            <IconAdjustments size={18} stroke={1.6} />
          </ActionIcon>
        ) : null}
        {isPhone && !opened ? null : (
          <>
            {hasOwnFilters ? <FilterPopover analysis={analysis} /> : null}
            <DashboardButton analysis={analysis} />
            <ViewsPopover analysis={analysis} />
            {hasOwnFilters ? <TrackingSearch key={analysis.state.trackingNumbers.join()} analysis={analysis} /> : null}
          </>
        )}
      </div>
      <InForce analysis={analysis} />
    </section>
  );
}

/** Whose figures of which days a printed page shows; its filters follow as on screen. */
function PrintedHeading({ analysis }: { readonly analysis: Analysis }) {
  const { t } = useTranslation();
  const { client, dates, state } = analysis;
  const chosen = client.childClients.filter(({ id }) => state.childClientIds.includes(id)).map(({ name }) => name);
  const days = `${t(dateTypeLabels[dates.type])}: ${rangeText(dates)}`;
  return (
    <p className="print-only">
      <strong>{client.name}</strong>
      {chosen.length === 0 ? null : ` (${listText(chosen)})`}
      {` · ${days}`}
    </p>
  );
}
