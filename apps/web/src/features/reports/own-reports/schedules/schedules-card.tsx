import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ReportSchedule, updateSchedule } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../../../lib/analysis/client-queries.ts';
import { call } from '../../../../lib/api/call.ts';
import { useDraftState } from '../../../../lib/drafts/use-draft-state.ts';
import { schedulesOptions } from '../../../../lib/reports/schedule-queries.ts';
import { mayOpen } from '../../../../lib/session/may-open.ts';
import { accountOptions } from '../../../../lib/session/session-queries.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { CardEmpty, CardFailure, CardSkeleton } from '../../../../ui/card/card-states.tsx';
import classes from '../../../../ui/report-list/reports-page.module.css';
import { NewSchedule } from './new-schedule.tsx';
import { bodyOf, choicesOf } from './schedule-choices.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { ScheduleLine } from './schedule-line.tsx';
import { useScheduledPages } from './schedule-page-fields.tsx';
import { useSavedSchedule } from './use-saved-schedule.ts';

const height = 140;

/** The scheduled reports. */
export function SchedulesCard() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(schedulesOptions);
  const { data: user } = useSuspenseQuery(accountOptions);
  const { data: clients = [] } = useQuery(clientsOptions);
  const [page] = useScheduledPages();
  const [client] = clients;
  const [isNew, setNew] = useState(false);
  const [edited, edit] = useState<ReportSchedule>();
  const source = mayOpen(['RUN_REPORTS'], user.permissions) && page && client ? { page, client } : undefined;
  return (
    <Card
      title={t('Scheduled reports')}
      question={t('Reports that are created and mailed automatically.')}
      refreshing={false}
      actions={
        source === undefined ? undefined : (
          <Button size="xs" leftSection={<IconPlus size={15} aria-hidden />} onClick={() => setNew(true)}>
            {t('New schedule')}
          </Button>
        )
      }
    >
      {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {data === undefined && error !== null ? (
        <CardFailure error={error} height={height} onRetry={() => void refetch()} />
      ) : null}
      {data?.length === 0 ? (
        <CardEmpty
          height={height}
          why={
            source === undefined
              ? t('Choose Schedule beside one of your reports to have it created and mailed regularly.')
              : t('Choose New schedule to get the rows of a page every day, week or month.')
          }
        />
      ) : null}
      {data === undefined || data.length === 0 ? null : (
        <ul className={classes.list} aria-label={t('Scheduled reports')}>
          {data.map((schedule) => (
            <ScheduleLine key={schedule.id} schedule={schedule} onEdit={() => edit(schedule)} />
          ))}
        </ul>
      )}
      {isNew && source !== undefined ? <NewSchedule {...source} onClose={() => setNew(false)} /> : null}
      {edited === undefined ? null : <EditSchedule schedule={edited} onClose={() => edit(undefined)} />}
    </Card>
  );
}

/** Changes when a schedule comes, with which days, as what file and to whom. */
function EditSchedule({ schedule, onClose }: { schedule: ReportSchedule; onClose: () => void }) {
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
