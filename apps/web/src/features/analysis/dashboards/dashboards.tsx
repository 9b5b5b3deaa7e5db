import { Button, Group, Tabs, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLayoutDashboard } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { mayOpenPage } from '@waybill/contract';
import { needsFindings, withoutFindings } from '@waybill/model';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import type { useGridAddress } from '../../../lib/analysis/use-grid-address.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { DialogFailureBoundary } from '../../../ui/failures/dialog-failure-boundary.tsx';
import { CardsGrid } from './cards-grid.tsx';
import classes from './dashboards.module.css';
import { useDashboardPages } from './pages/use-dashboard-pages.ts';
import { shownDashboard } from './shown-dashboard.ts';

const PagesEditor = lazy(() => import('./pages/pages-editor.tsx'));

/** As high as most windows, so that nothing beneath it is in view and moves when the dashboards come. */
const skeletonHeight = 900;

interface Props {
  readonly analysis: Analysis;
  readonly onViewRows: ReturnType<typeof useGridAddress>['open'];
}

/** The pages of the configurable dashboard as tabs, and the dashboards of the open one. */
export function Dashboards({ analysis, onViewRows }: Props) {
  const { t } = useTranslation();
  const [opened, { open, close }] = useDisclosure();
  const { data: user } = useSuspenseQuery(accountOptions);
  const { pages, index, shared, choose, error, retry } = useDashboardPages(analysis);
  const shown = pages?.[index];
  const isTime = useDeferredValue(shown !== undefined);
  if (error !== null) return <CardFailure error={error} height={360} onRetry={retry} />;
  if (!isTime || pages === undefined || shown === undefined) return <CardSkeleton height={skeletonHeight} />;
  const maySeeFindings = mayOpenPage('/exceptionTracking', user) && mayOpenPage('/exceptionCharge', user);
  const dashboards = (shared ?? shown.dashboardIds)
    .flatMap((id) => shownDashboard(id, analysis) ?? [])
    .filter((each) => mayOpenPage('/aframe/dashboard/findings', user) || !needsFindings(each))
    .map((each) => (maySeeFindings ? each : withoutFindings(each)));
  const value = shared === undefined ? String(index) : 'shared';
  const mayArrange = !user.permissions.includes('ROLE_GUEST');
  return (
    <>
      <Tabs value={value} onChange={(chosen) => chosen === 'shared' || choose(Number(chosen))} keepMounted={false}>
        <Group justify="space-between" wrap="nowrap" align="flex-end" mb="md" gap="sm">
          <Tabs.List aria-label={t('Dashboard pages')} className={classes.tabs ?? ''}>
            {pages.map(({ name }, position) => (
              <Tabs.Tab key={`${position} ${name}`} value={String(position)}>
                {t(name)}
              </Tabs.Tab>
            ))}
            {shared === undefined ? null : <Tabs.Tab value="shared">{t('Shared page')}</Tabs.Tab>}
          </Tabs.List>
          {mayArrange ? (
            <Button
              variant="default"
              size="xs"
              className="no-print"
              style={{ flex: 'none' }}
              leftSection={<IconLayoutDashboard size={15} stroke={1.6} />}
              onClick={open}
            >
              {t('Arrange')}
            </Button>
          ) : null}
        </Group>
        <Tabs.Panel value={value}>
          {dashboards.length === 0 ? (
            <Text c="dimmed" ta="center" py={80}>
              {t('This page has no dashboards yet. Arrange it to add some.')}
            </Text>
          ) : (
            <CardsGrid analysis={analysis} dashboards={dashboards} onViewRows={onViewRows} />
          )}
        </Tabs.Panel>
      </Tabs>
      {opened ? (
        <DialogFailureBoundary onClose={close}>
          <Suspense fallback={null}>
            <PagesEditor pages={pages} index={index} onChoose={choose} onClose={close} />
          </Suspense>
        </DialogFailureBoundary>
      ) : null}
    </>
  );
}
