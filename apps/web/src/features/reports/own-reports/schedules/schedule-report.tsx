import { type Report, scheduleReport } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { useDraftState } from '../../../../lib/drafts/use-draft-state.ts';
import { bodyOf, newChoices } from './schedule-choices.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { useSavedSchedule } from './use-saved-schedule.ts';

/** Schedules a report, each time for a rolling period. */
export function ScheduleReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const { t } = useTranslation();
  const {
    values: choices,
    setValues: setChoices,
    forget,
  } = useDraftState(newChoices(t(report.pageDisplayName), 'csv'), `report ${report.id}`);
  const { format: _, ...body } = bodyOf(choices);
  const saving = useSavedSchedule(
    () => call(scheduleReport, { body: { ...body, reportId: report.id } }),
    () => {
      forget();
      onClose();
    },
  );
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
