import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type AuditEntry, getAuditEntry } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';
import { otherFacts, shownChanges, subjectName } from './audit-texts.ts';

const height = 240;

/** An entry in full: each field before and after. */
export function AuditEntryPanel({ id }: { id: number }) {
  const {
    data: entry,
    error,
    refetch,
  } = useQuery({
    queryKey: ['administration', 'audit', 'one', id],
    queryFn: ({ signal }) => call(getAuditEntry, { params: { id } }, signal),
  });
  if (error !== null) return <CardFailure error={error} height={height} onRetry={() => void refetch()} />;
  return entry === undefined ? <CardSkeleton height={height} /> : <Entry entry={entry} />;
}

function Entry({ entry: { at, login, action, details } }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const changes = shownChanges(details);
  const facts = [
    { name: t('Time (UTC)'), value: momentText(at) },
    { name: t('User'), value: login ?? t('System') },
    { name: t('Action'), value: action },
    ...(subjectName(details) === '' ? [] : [{ name: t('Subject'), value: subjectName(details) }]),
    ...otherFacts(details),
  ];
  return (
    <Stack gap="md">
      <FactsTable facts={facts.map(({ name, value }) => [name, value])} />
      {changes.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('Nothing was changed.')}
        </Text>
      ) : (
        <DataTable
          caption={t('Changes')}
          columns={[
            { header: t('Field'), cell: ({ field }) => field },
            { header: t('Before'), cell: ({ before }) => before },
            { header: t('After'), cell: ({ after }) => after },
          ]}
          rows={changes}
          keyOf={({ field }) => field}
        />
      )}
    </Stack>
  );
}
