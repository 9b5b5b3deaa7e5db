import { Badge, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPencil, IconPlayerPause, IconPlayerPlay, IconSend, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteSchedule, type OutsideState, pauseSchedule, type ReportSchedule, runSchedule } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/api/api-error.ts';
import { call } from '../../../../lib/api/call.ts';
import { displayDate } from '../../../../lib/languages/formats.ts';
import { text } from '../../../../lib/languages/text.ts';
import { reportsOptions } from '../../../../lib/reports/report-queries.ts';
import { schedulesOptions } from '../../../../lib/reports/schedule-queries.ts';
import { momentIn, timesText } from '../../../../lib/reports/times-text.ts';
import { ActIcon } from '../../../../ui/report-list/act-icon.tsx';
import { DeleteQuestion } from '../../../../ui/report-list/delete-question.tsx';
import { filterText } from '../../../../ui/report-list/filter-text.ts';
import classes from '../../../../ui/report-list/reports-page.module.css';

/** Whether an address outside the portal gets the report. */
const stateTexts: Readonly<Record<OutsideState, string>> = {
  asked: text('asked, not confirmed yet'),
  confirmed: text('confirmed until {{day}}'),
  expired: text('confirmation expired on {{day}}'),
  unsubscribed: text('unsubscribed'),
  notAllowed: text('the domain is no longer allowed'),
};

/** One schedule: what comes, when, and what can be done with it. */
export function ScheduleLine({ schedule, onEdit }: { schedule: ReportSchedule; onEdit: () => void }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { run, setActive, remove } = useScheduleActs(schedule);
  const {
    name,
    clientName,
    pageDisplayName,
    format,
    fact,
    period,
    filters,
    active,
    nextRunAt,
    timeZone,
    recipients,
    addresses,
  } = schedule;
  const chosen = [clientName, t(pageDisplayName), fact === '' ? '' : t(fact), t(period), ...filters.map(filterText)];
  return (
    <li className={classes.line}>
      <div className={classes.what}>
        <Text fw={500} component="h3" fz="md">
          {name}{' '}
          <Badge size="sm" variant="default" radius="sm" tt="none" fw={500} ms={4}>
            {format === 'csv' ? 'CSV' : 'Excel'}
          </Badge>
        </Text>
        <Text size="sm">{chosen.filter((text) => text !== '').join(' · ')}</Text>
        {recipients.length === 0 ? null : (
          <Text size="sm" c="dimmed">
            {t('Also to {{names}}', { names: recipients.map((each) => each.name).join(', ') })}
          </Text>
        )}
        {addresses.map(({ email, state, expiresOn }) => (
          <Text key={email} size="sm" c="dimmed">
            {email}: {t(stateTexts[state], { day: displayDate(expiresOn ?? '') })}
          </Text>
        ))}
      </div>
      <div className={classes.times}>
        <Text size="sm" fw={500}>
          {timesText(schedule)}
        </Text>
        <Text size="sm" c="dimmed">
          {active && nextRunAt !== null ? t('Next: {{when}}', { when: momentIn(timeZone, nextRunAt) }) : t('Paused')}
        </Text>
      </div>
      {isAsking ? (
        <DeleteQuestion act={remove} onKeep={() => setAsking(false)} />
      ) : (
        <div className={classes.actions}>
          <ActIcon label={t('Run now')} icon={IconSend} act={run} />
          <ActIcon label={t('Edit')} icon={IconPencil} act={{ isPending: false, mutate: onEdit }} />
          {active ? (
            <ActIcon
              label={t('Pause')}
              icon={IconPlayerPause}
              act={{ ...setActive, mutate: () => setActive.mutate(false) }}
            />
          ) : (
            <ActIcon
              label={t('Resume')}
              icon={IconPlayerPlay}
              act={{ ...setActive, mutate: () => setActive.mutate(true) }}
            />
          )}
          <ActIcon label={t('Delete')} icon={IconTrash} act={{ isPending: false, mutate: () => setAsking(true) }} />
        </div>
      )}
    </li>
  );
}

/** The actions on a schedule. A failed one shows an error and leaves the list as it is on the server. */
function useScheduleActs({ id }: ReportSchedule) {
  const queryClient = useQueryClient();
  const params = { id };
  const refresh = () => queryClient.invalidateQueries({ queryKey: schedulesOptions.queryKey });
  const onError = (error: Error) => {
    notifications.show({ color: 'red', message: errorText(error) });
    void refresh();
  };
  const run = useMutation({
    mutationFn: () => call(runSchedule, { params }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportsOptions.queryKey }),
    onError,
  });
  const setActive = useMutation({
    mutationFn: (active: boolean) => call(pauseSchedule, { params, body: { active } }),
    onSuccess: refresh,
    onError,
  });
  const remove = useMutation({ mutationFn: () => call(deleteSchedule, { params }), onSuccess: refresh, onError });
  return { run, setActive, remove };
}
