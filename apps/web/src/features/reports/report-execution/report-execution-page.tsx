import { NumberInput, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { changeReportLimits, changeReportServer, type ReportExecution, reportCeilings } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { bytesText } from '../../../lib/reports/bytes-text.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { SettingsFrame } from '../../../ui/table-page/form/settings-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';
import { executionOptions } from './execution-queries.ts';
import { ReportsUnderWay } from './reports-under-way.tsx';

const height = 320;

/** How reports are run, and which are in progress (S3 sections 2.2 and 2.3). */
export function ReportExecutionPage() {
  const { data, error, refetch } = useQuery(executionOptions);
  if (error !== null && data === undefined) {
    return <CardFailure error={error} height={height} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <CardSkeleton height={height} />;
  return (
    <Stack gap={0}>
      <ReportsUnderWay execution={data} />
      <SimpleGrid
        cols={{ base: 1, lg: 2 }}
        spacing="md"
        px={{ base: 'sm', sm: 'lg' }}
        pb="lg"
        style={{ alignItems: 'start' }}
      >
        <LimitsCard key={JSON.stringify(data.limits)} execution={data} />
        <ServerCard key={JSON.stringify(data.server)} execution={data} />
      </SimpleGrid>
    </Stack>
  );
}

/** What the tenant decides for its own reports. */
function LimitsCard({ execution: { limits, bytesUsed } }: { execution: ReportExecution }) {
  const { t } = useTranslation();
  const settings = useProblemForm({
    initialValues: { ...limits },
    send: (body) => call(changeReportLimits, { body }),
    onDone: useSaved(() => undefined),
  });
  const { form } = settings;
  const upTo = (most: number) => t('At most {{most}}', { most: countText(most) });
  return (
    <Card
      title={t('Limits of reports')}
      question={t('Apply to everybody in this tenant, immediately. Its files take up {{size}}.', {
        size: bytesText(bytesUsed, countText),
      })}
      refreshing={false}
    >
      <SettingsFrame of={settings}>
        <NumberInput
          label={t('Rows of a report')}
          description={upTo(reportCeilings.rowLimit)}
          thousandSeparator=","
          min={1}
          max={reportCeilings.rowLimit}
          {...form.getInputProps('rowLimit')}
        />
        <NumberInput
          label={t('Maximum run time of a report, in minutes')}
          description={upTo(reportCeilings.minutes)}
          min={1}
          max={reportCeilings.minutes}
          {...form.getInputProps('minutes')}
        />
        <NumberInput
          label={t('Days a file is kept')}
          description={t('At most {{most}}. Existing files keep their expiry date.', {
            most: countText(reportCeilings.daysKept),
          })}
          min={1}
          max={reportCeilings.daysKept}
          {...form.getInputProps('daysKept')}
        />
        <NumberInput
          label={t('Reports of one user waiting or running')}
          description={upTo(reportCeilings.queuedPerUser)}
          min={1}
          max={reportCeilings.queuedPerUser}
          {...form.getInputProps('queuedPerUser')}
        />
      </SettingsFrame>
    </Card>
  );
}

/** What all tenants of the server share; only operators of the server's own tenant can change it. */
function ServerCard({ execution: { server, mayChangeServer, serverBytesUsed } }: { execution: ReportExecution }) {
  const { t } = useTranslation();
  const settings = useProblemForm({
    initialValues: { atOnce: server.atOnce, diskBudgetMegabytes: server.diskBudgetMegabytes ?? '' },
    send: ({ atOnce, diskBudgetMegabytes }) =>
      call(changeReportServer, {
        body: { atOnce, diskBudgetMegabytes: diskBudgetMegabytes === '' ? null : Number(diskBudgetMegabytes) },
      }),
    onDone: useSaved(() => undefined),
  });
  const { form } = settings;
  return (
    <Card
      title={t('Server')}
      question={t('Shared by all tenants on this server. Changes apply immediately.')}
      refreshing={false}
    >
      <SettingsFrame of={settings} readOnly={!mayChangeServer}>
        <NumberInput
          label={t('Reports that run at once')}
          description={t('At most {{most}}', { most: countText(reportCeilings.atOnce) })}
          min={1}
          max={reportCeilings.atOnce}
          {...form.getInputProps('atOnce')}
        />
        <NumberInput
          label={t('Disk space for all report files (MB)')}
          description={t('Leave empty to use the whole disk. When the space is used up, new reports are refused.')}
          thousandSeparator=","
          min={1}
          max={reportCeilings.diskBudgetMegabytes}
          {...form.getInputProps('diskBudgetMegabytes')}
        />
      </SettingsFrame>
      {serverBytesUsed === null ? (
        <Text size="sm" c="dimmed">
          {t('Only operators of the server’s own tenant can change this.')}
        </Text>
      ) : (
        <Text size="sm" c="dimmed" mt="sm">
          {t('In use now: {{size}}', { size: bytesText(serverBytesUsed, countText) })}
        </Text>
      )}
    </Card>
  );
}
