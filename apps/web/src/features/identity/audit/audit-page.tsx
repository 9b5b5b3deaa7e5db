import { Button, Select } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type AuditEntry, auditActions, exportAuditLog, listAuditLog } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { downloadAnswer } from '../../../lib/api/download-answer.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';
import { RowDrawer } from '../../../ui/table-page/form/row-drawer.tsx';
import { AdministrationTable } from '../../../ui/table-page/table/administration-table.tsx';
import { DayFilter } from '../../../ui/table-page/table/day-filter.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { AuditEntryPanel } from './audit-entry-panel.tsx';
import { changedFields, subjectName } from './audit-texts.ts';

type Sort = 'at' | 'login' | 'action';

/** The audit log, searchable and downloadable. */
export function AuditPage() {
  const { t } = useTranslation();
  const address = useTableAddress();
  const { search = '', action = '', from, to, open } = address.search;
  const filters = { action, from, to };
  const { data: actions = [] } = useQuery({
    queryKey: ['administration', 'audit', 'actions'],
    queryFn: ({ signal }) => call(auditActions, {}, signal),
    staleTime: 0,
  });
  const saving = useMutation({
    mutationFn: () => downloadAnswer(exportAuditLog, { query: { search, ...filters } }, 'audit-log.csv'),
    onError: (error) => notifyFailure(t('The file could not be created.'), error),
  });
  return (
    <>
      <AdministrationTable<AuditEntry, Sort>
        caption={t('Audit log')}
        searchLabel={t('Search user, action or detail')}
        columns={useColumns()}
        order={{ sort: 'at', descending: true }}
        queryKey={['administration', 'audit', filters]}
        ask={(question, signal) => call(listAuditLog, { query: { ...question, ...filters } }, signal)}
        opens
        filters={
          <>
            <Select
              label={t('Action')}
              placeholder={t('All actions')}
              clearable
              searchable
              w={200}
              data={actions}
              value={action === '' ? null : action}
              onChange={(value) => address.ask({ action: value ?? undefined })}
            />
            <DayFilter label={t('From')} value={from} onDay={(day) => address.ask({ from: day })} />
            <DayFilter label={t('To')} value={to} onDay={(day) => address.ask({ to: day })} />
          </>
        }
        actions={
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            loading={saving.isPending}
            onClick={() => saving.mutate()}
          >
            {t('Export CSV')}
          </Button>
        }
      />
      <RowDrawer opened={typeof open === 'number'} title={t('Entry')} onClose={address.close}>
        {typeof open === 'number' ? <AuditEntryPanel id={open} /> : null}
      </RowDrawer>
    </>
  );
}

function useColumns(): readonly TableColumn<AuditEntry, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Time (UTC)'), sort: 'at', cell: ({ at }) => momentText(at) },
    { header: t('User'), sort: 'login', cell: ({ login }) => login ?? t('System') },
    { header: t('Action'), sort: 'action', cell: ({ action }) => action },
    { header: t('Subject'), cell: ({ details }) => subjectName(details), wide: true },
    { header: t('Changed'), cell: ({ details }) => changedFields(details).join(', '), wide: true },
  ];
}
