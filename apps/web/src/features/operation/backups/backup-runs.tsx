import { Text } from '@mantine/core';
import type { BackupRun } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import { text } from '../../../lib/languages/text.ts';
import { bytesText } from '../../../lib/reports/bytes-text.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { OutcomeBadge } from '../../../ui/tables/outcome-badge.tsx';

const kindTexts: Readonly<Record<BackupRun['kind'], string>> = {
  backup: text('Backup'),
  test_restore: text('Test restore'),
};

/** What was done, the newest first. */
export function BackupRuns({ runs }: { runs: readonly BackupRun[] }) {
  const { t } = useTranslation();
  const size = (bytes: number | null) => (bytes === null ? '' : bytesText(bytes, countText));
  return (
    <Card title={t('Backups and test restores')} question={t('The last fifty, newest first.')} refreshing={false}>
      {runs.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('No backups yet.')}
        </Text>
      ) : (
        <DataTable<BackupRun>
          caption={t('The last fifty, newest first.')}
          columns={[
            { header: t('Began (UTC)'), cell: ({ beganAt }) => momentText(beganAt) },
            { header: t('What'), cell: ({ kind }) => t(kindTexts[kind]) },
            { header: t('Started by'), cell: ({ startedBy }) => startedBy ?? t('On schedule'), roomy: true },
            { header: t('Result'), cell: (run) => <Result run={run} /> },
            { header: t('Size'), cell: ({ bytes }) => size(bytes), numeric: true, roomy: true },
            { header: t('New'), cell: ({ added }) => size(added), numeric: true, roomy: true },
          ]}
          rows={runs}
          keyOf={({ id }) => String(id)}
        />
      )}
    </Card>
  );
}

function Result({ run: { endedAt, problem, name } }: { run: BackupRun }) {
  const { t } = useTranslation();
  if (endedAt === null) return <OutcomeBadge isFailure={false}>{t('Under way')}</OutcomeBadge>;
  return (
    <>
      <OutcomeBadge isFailure={problem !== null}>{problem === null ? t('Done') : t('Failed')}</OutcomeBadge>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {problem === null ? name : serverText(problem)}
      </Text>
    </>
  );
}
