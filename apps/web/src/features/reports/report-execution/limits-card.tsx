import { NumberInput } from '@mantine/core';
import { changeReportLimits, type ReportExecution, reportCeilings } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { bytesText } from '../../../lib/reports/bytes-text.ts';
import { Card } from '../../../ui/card.tsx';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';

/** What the tenant decides for its own reports. */
export function LimitsCard({ execution: { limits, bytesUsed } }: { execution: ReportExecution }) {
  const { t } = useTranslation();
  const { form, submit, pending, failure } = useProblemForm({
    initialValues: { ...limits },
    send: (body) => call(changeReportLimits, { body }),
    onDone: useSaved(() => undefined),
  });
  const upTo = (most: number) => t('At most {{most}}', { most: countText(most) });
  return (
    <Card
      title={t('Limits of reports')}
      question={t('Apply to everybody in this tenant, immediately. Its files take up {{size}}.', {
        size: bytesText(bytesUsed, countText),
      })}
      refreshing={false}
    >
      <FormFrame
        onSubmit={submit}
        onCancel={form.reset}
        cancelLabel={t('Undo')}
        submitLabel={t('Save')}
        pending={pending}
        failure={failure}
      >
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
      </FormFrame>
    </Card>
  );
}
