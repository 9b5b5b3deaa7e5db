import { type ReportSchedule, updateSchedule } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { useDraftState } from '../../../../lib/drafts/use-draft-state.ts';
import { bodyOf, choicesOf } from './schedule-choices.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { useSavedSchedule } from './use-saved-schedule.ts';

/** Changes when a schedule comes, with which days, as what file and to whom. */
export function EditSchedule({ schedule, onClose }: { schedule: ReportSchedule; onClose: () => void }) {
  const { t } = useTranslation();
  const { id } = schedule;
  const { values: choices, setValues: setChoices, forget } = useDraftState(choicesOf(schedule), String(id));
  const saving = useSavedSchedule(
    () => call(updateSchedule, { params: { id }, body: bodyOf(choices) }),
    () => {
      forget();
      onClose();
    },
  );
  return (
    <ScheduleDialog
      title={t('Change the schedule')}
      submitLabel={t('Save')}
      choices={choices}
      saving={saving}
      onClose={onClose}
    >
      <ScheduleFields value={choices} onChange={setChoices} rows={{ scheduleId: id }} hasFormat />
    </ScheduleDialog>
  );
}
