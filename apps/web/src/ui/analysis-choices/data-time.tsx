import { Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { dataAsOfOptions } from '../../lib/analysis/data-as-of.ts';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';
import { displayDateTime } from '../../lib/languages/formats.ts';
import { CardSkeleton } from '../card/card-states.tsx';
import { FloatingPanel } from '../floating/floating-panel.tsx';
import classes from './analytics-header.module.css';

const LastLoads = lazy(() => import('./last-loads.tsx').then(({ LastLoads }) => ({ default: LastLoads })));

/** How fresh the figures are; a click tells the last load of each client that is analysed. */
export function DataTime({ analysis: { client, state } }: { readonly analysis: Analysis }) {
  const { t } = useTranslation();
  const [opened, { toggle }] = useDisclosure();
  const { data } = useQuery(dataAsOfOptions);
  if (data === undefined || data.asOf === null) return null;
  const chosen = new Set(state.childClientIds.length === 0 ? familyOf(client) : state.childClientIds);
  const loads = data.clients.filter(({ clientId }) => chosen.has(clientId));
  const button = (
    <UnstyledButton className={classes.dataTime}>
      <IconClock size={13} stroke={1.8} aria-hidden />
      {t('Data as of {{moment}} UTC', { moment: displayDateTime(data.asOf) })}
    </UnstyledButton>
  );
  return (
    <FloatingPanel
      button={button}
      opened={opened}
      onToggle={toggle}
      position="bottom-start"
      width={520}
      dropdown={{ maw: 'calc(100vw - 24px)' }}
    >
      {loads.length === 0 ? (
        <Text size="sm">{t('No invoices have been loaded for this client yet.')}</Text>
      ) : (
        <Suspense fallback={<CardSkeleton height={300} />}>
          <LastLoads loads={loads} clients={[client, ...client.childClients]} />
        </Suspense>
      )}
    </FloatingPanel>
  );
}

function familyOf({ id, childClients }: Analysis['client']): readonly number[] {
  return [id, ...childClients.map((child) => child.id)];
}
