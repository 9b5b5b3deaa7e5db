import { Popover, Text, UnstyledButton } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dataAsOfOptions } from '../../lib/analysis/data-as-of.ts';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';
import { displayDate, displayDateTime } from '../../lib/languages/formats.ts';
import { DataTable } from '../../ui/data-table.tsx';
import classes from './analytics-header.module.css';

/** How fresh the figures are; a click tells the last load of each client that is analysed. */
export function DataTime({ analysis: { client, state } }: { readonly analysis: Analysis }) {
  const { t } = useTranslation();
  const { data } = useQuery(dataAsOfOptions);
  if (data === undefined || data.asOf === null) return null;
  const chosen = new Set(state.childClientIds.length === 0 ? familyOf(client) : state.childClientIds);
  const names = new Map([client, ...client.childClients].map(({ id, name }) => [id, name]));
  const loads = data.clients.filter(({ clientId }) => chosen.has(clientId));
  return (
    <Popover position="bottom-start" width={520} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.dataTime}>
          <IconClock size={13} stroke={1.8} aria-hidden />
          {t('Data as of {{moment}} UTC', { moment: displayDateTime(data.asOf) })}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 24px)">
        {loads.length === 0 ? (
          <Text size="sm">{t('No invoice of this client was loaded yet.')}</Text>
        ) : (
          <DataTable
            caption={t('Last load of each client')}
            height={300}
            rows={loads}
            keyOf={({ clientId }) => String(clientId)}
            columns={[
              { header: t('Client'), cell: ({ clientId }) => names.get(clientId) ?? String(clientId) },
              { header: t('Loaded (UTC)'), cell: ({ loadedAt }) => displayDateTime(loadedAt) },
              { header: t('Newest invoice'), cell: ({ newestBillDate }) => displayDate(newestBillDate) },
            ]}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function familyOf({ id, childClients }: Analysis['client']): readonly number[] {
  return [id, ...childClients.map((child) => child.id)];
}
