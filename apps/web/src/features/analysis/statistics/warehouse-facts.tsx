import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { warehouseStatistics } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { bytesText } from '../../../lib/reports/bytes-text.ts';
import { CardFailure } from '../../../ui/card-states.tsx';

/** Data version and 'data as of'; for the server's own tenant also what the database takes. */
export function WarehouseFacts() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics', 'warehouse'],
    queryFn: ({ signal }) => call(warehouseStatistics, {}, signal),
    staleTime: 0,
  });
  if (error !== null) return <CardFailure error={error} height={80} onRetry={() => void refetch()} />;
  if (data === undefined) return <Text size="sm">{t('Loading')}</Text>;
  const { dataVersion, asOf, bytes, rollups } = data;
  return (
    <Text size="sm" c="dimmed" component="ul" px="md" m={0} mt="sm" style={{ listStyle: 'none' }}>
      <li>
        {asOf === null
          ? t('Nothing has been loaded yet.')
          : t('Data as of {{moment}} (UTC), data version {{version}}', {
              moment: momentText(asOf),
              version: dataVersion,
            })}
      </li>
      {bytes === null ? null : (
        <li>{t('Database file of all tenants: {{size}}', { size: bytesText(bytes, countText) })}</li>
      )}
      <li>{t('{{count, number}} summary tables speed up the pages', { count: rollups.length })}</li>
    </Text>
  );
}
