import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type DataExport, type DataExportRun, listDataExportRuns } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import { ExportOutcome } from './export-outcome.tsx';

const runsShown = 50;

/** The last runs of an export. */
export function ExportLog({ stored: { id, lastRunAt, lastOutcome } }: { readonly stored: DataExport }) {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ['administration', 'data-exports', id, 'runs', lastRunAt, lastOutcome],
    queryFn: ({ signal }) =>
      call(listDataExportRuns, { params: { id }, query: { size: runsShown, descending: 'true' } }, signal),
  });
  if (data?.rows.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('Nothing has been delivered yet.')}
      </Text>
    );
  }
  return (
    <Stack gap="sm">
      {data?.rows.map((run) => (
        <Run key={run.id} run={run} />
      ))}
    </Stack>
  );
}

function Run({ run }: { readonly run: DataExportRun }) {
  const { t } = useTranslation();
  const { startedAt, outcome, reason, login, filesWritten, filesRemoved } = run;
  return (
    <div>
      <Group gap="xs">
        <Text size="sm" fw={500} className="numeric">
          {momentText(startedAt)}
        </Text>
        <ExportOutcome outcome={outcome} />
        <Text size="sm" c="dimmed">
          {login ?? t('On schedule')}
        </Text>
      </Group>
      <Text size="sm" c="dimmed">
        {t('Files written: {{written}}, removed: {{removed}}', {
          written: countText(filesWritten),
          removed: countText(filesRemoved),
        })}
      </Text>
      {reason === null ? null : <Text size="sm">{serverText(reason)}</Text>}
    </div>
  );
}
