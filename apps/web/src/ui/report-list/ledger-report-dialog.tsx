import { Button, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  type LedgerReportName,
  type LedgerReportOrder,
  orderLedgerReport,
  type TableFormat,
  tableFormats,
} from '@waybill/contract';
import { findLedgerReport, type LedgerReport, ledgerReports } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callText } from '../../lib/api/call.ts';
import { formatNames } from '../../lib/reports/format-names.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { ClientField } from '../fields/client-field.tsx';
import { DayField } from '../fields/day-field.tsx';
import { clientChoices } from '../table-page/choices.ts';
import { useSubmission } from './use-submit-report.tsx';

export interface LedgerReportProps {
  readonly page: LedgerReport['page'];
  /** What the page shows; absent: all clients, of which one is to be chosen. */
  readonly clientId: number | undefined;
  readonly from: string;
  readonly to: string;
  readonly filters?: LedgerReportOrder['filters'];
  readonly onClose: () => void;
}

/** Which report of claims and credits, for which client and days. */
export function LedgerReportDialog({ page, filters, onClose, ...shown }: LedgerReportProps) {
  const { t } = useTranslation();
  const { data: clients = [] } = useQuery(clientChoices);
  const offered = ledgerReports.filter((each) => each.page === page);
  const [report, setReport] = useState<LedgerReportName>(offered[0]?.name ?? 'carriers');
  const [chosen, setChosen] = useState(shown.clientId);
  const [days, setDays] = useState({ from: shown.from, to: shown.to });
  const [format, setFormat] = useState<TableFormat>('xlsx');
  const clientId = chosen ?? clients[0]?.id;
  const submission = useSubmission((body: LedgerReportOrder) => callText(orderLedgerReport, { body }));
  const submit = () => {
    if (clientId === undefined) return;
    submission.mutate({ report, clientId, ...days, format, ...(filters === undefined ? {} : { filters }) });
    onClose();
  };
  return (
    <Dialog title={t('Request a report')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="md">
          <Select
            label={t('Report')}
            description={t(findLedgerReport(report).meaning)}
            allowDeselect={false}
            data={offered.map(({ name, label }) => ({ value: name, label: t(label) }))}
            value={report}
            onChange={(name) => setReport(name ?? report)}
          />
          <ClientField clients={clients} clientId={clientId} onClient={setChosen} />
          <Group grow align="flex-start">
            <DayField label={t('First day')} value={days.from} onChange={(from) => setDays({ ...days, from })} />
            <DayField label={t('Last day')} value={days.to} onChange={(to) => setDays({ ...days, to })} />
          </Group>
          <SegmentedControl
            aria-label={t('File format')}
            value={format}
            onChange={setFormat}
            data={tableFormats.map((value) => ({ value, label: formatNames[value] }))}
          />
          <Text size="sm" c="dimmed">
            {t('You will be notified when it is ready. Under Reports it can also be scheduled.')}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" disabled={clientId === undefined || days.from === '' || days.to === ''}>
              {t('Request the report')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
