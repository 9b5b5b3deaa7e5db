import { type Report, scheduleReport } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { bodyOf, newChoices } from './schedule-choices.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { useSavedSchedule } from './use-saved-schedule.ts';

/** Schedules a report, each time for a rolling period. */
export function ScheduleReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const { t } = useTranslation();
  const [choices, setChoices] = useState(newChoices(t(report.pageDisplayName), 'csv'));
  const { format: _, ...body } = bodyOf(choices);
  const saving = useSavedSchedule(() => call(scheduleReport, { body: { ...body, reportId: report.id } }), onClose);
  return (
    <ScheduleDialog
      title={t('Schedule this report')}
      submitLabel={t('Schedule')}
      choices={choices}
      saving={saving}
      onClose={onClose}
    >
      <ScheduleFields value={choices} onChange={setChoices} rows={{ reportId: report.id }} hasFormat={false} />
    </ScheduleDialog>
  );
}
