import { NumberInput, Text } from '@mantine/core';
import { changeReportServer, type ReportExecution, reportCeilings } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { bytesText } from '../../../lib/reports/bytes-text.ts';
import { Card } from '../../../ui/card.tsx';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';

/** What all tenants of the server share; only operators of the server's own tenant can change it. */
export function ServerCard({
  execution: { server, mayChangeServer, serverBytesUsed },
}: {
  execution: ReportExecution;
}) {
  const { t } = useTranslation();
  const { form, submit, pending, failure } = useProblemForm({
    initialValues: { atOnce: server.atOnce, diskBudgetMegabytes: server.diskBudgetMegabytes ?? '' },
    send: ({ atOnce, diskBudgetMegabytes }) =>
      call(changeReportServer, {
        body: { atOnce, diskBudgetMegabytes: diskBudgetMegabytes === '' ? null : Number(diskBudgetMegabytes) },
      }),
    onDone: useSaved(() => undefined),
  });
  return (
    <Card
      title={t('Server')}
      question={t('Shared by all tenants on this server. Changes apply immediately.')}
      refreshing={false}
    >
      <FormFrame
        onSubmit={submit}
        onCancel={form.reset}
        cancelLabel={t('Undo')}
        submitLabel={t('Save')}
        pending={pending}
        failure={failure}
        readOnly={!mayChangeServer}
      >
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
      </FormFrame>
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
