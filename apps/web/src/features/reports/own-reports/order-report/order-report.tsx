import { Alert, Button, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getReportsRequest, type OfferedReport, type ReportFormat, reportFormats } from '@waybill/contract';
import { addDays, addMonths, dayOf, startOfMonth } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../../../lib/analysis/client-queries.ts';
import { errorText } from '../../../../lib/api/api-error.ts';
import { call } from '../../../../lib/api/call.ts';
import { formatNames } from '../../../../lib/reports/format-names.ts';
import { reportsOptions } from '../../../../lib/reports/report-queries.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { ClientField } from '../../../../ui/fields/client-field.tsx';
import { DayField } from '../../../../ui/fields/day-field.tsx';

interface Props {
  readonly offered: readonly OfferedReport[];
  readonly onClose: () => void;
}

/** Three whole months, the last of them the month before this one. */
function usualDays(): { readonly startDate: string; readonly endDate: string } {
  const thisMonth = startOfMonth(dayOf(new Date()));
  return { startDate: addMonths(thisMonth, -3), endDate: addDays(thisMonth, -1) };
}

/** Orders one of the reports that have a name: for a client, one carrier and at most thirteen months (S3 section 9). */
export function OrderReport({ offered, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: clients = [] } = useQuery(clientsOptions);
  const [reportName, setReportName] = useState(offered[0]?.reportName ?? '');
  const [chosenCarrier, setChosenCarrier] = useState<string>();
  const [chosenClient, setChosenClient] = useState<number>();
  const [days, setDays] = useState(usualDays);
  const [format, setFormat] = useState<ReportFormat>('xlsx');
  const report = offered.find((each) => each.reportName === reportName);
  const carriers = report?.carriers ?? [];
  const carrier = carriers.find((each) => each === chosenCarrier) ?? carriers[0];
  const client = clients.find(({ id }) => id === chosenClient) ?? clients[0];
  const isComplete = carrier !== undefined && client !== undefined && days.startDate !== '' && days.endDate !== '';
  const order = useMutation({
    mutationFn: async () => {
      const reportsAgentJson = { reportName, carrier: carrier ?? '', ...days, format };
      await call(getReportsRequest, { body: { reportsAgentJson, client: client?.id ?? 0 } });
      await queryClient.invalidateQueries({ queryKey: reportsOptions.queryKey });
    },
    onSuccess: onClose,
  });
  return (
    <Dialog title={t('Request a report')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) order.mutate();
        }}
      >
        <Stack gap="md">
          <Select
            label={t('Report')}
            description={report === undefined ? undefined : t(report.meaning)}
            allowDeselect={false}
            data={offered.map(({ reportName: name }) => ({ value: name, label: t(name) }))}
            value={reportName}
            onChange={(name) => setReportName(name ?? reportName)}
          />
          <ClientField clients={clients} clientId={client?.id} onClient={setChosenClient} />
          <Select
            label={t('Carrier')}
            allowDeselect={false}
            data={[...carriers]}
            value={carrier ?? null}
            onChange={(name) => setChosenCarrier(name ?? undefined)}
          />
          <Group grow align="flex-start">
            <DayField
              label={t('First invoice date')}
              value={days.startDate}
              onChange={(startDate) => setDays({ ...days, startDate })}
            />
            <DayField
              label={t('Last invoice date')}
              value={days.endDate}
              onChange={(endDate) => setDays({ ...days, endDate })}
            />
          </Group>
          <SegmentedControl
            aria-label={t('File format')}
            value={format}
            onChange={setFormat}
            data={reportFormats.map((value) => ({ value, label: formatNames[value] }))}
          />
          {report === undefined ? null : (
            <Text size="sm" c="dimmed">
              {t('One carrier and at most {{months}} months. You will be notified when it is ready.', {
                months: report.months,
              })}
            </Text>
          )}
          {order.error === null ? null : (
            <Alert color="red" variant="light" role="alert">
              {errorText(order.error)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={order.isPending} disabled={!isComplete}>
              {t('Request the report')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
