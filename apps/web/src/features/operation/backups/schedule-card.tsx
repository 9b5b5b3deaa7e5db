import { NumberInput, Select, Switch } from '@mantine/core';
import {
  type BackupInterval,
  type BackupState,
  backupIntervals,
  changeBackupSchedule,
  mostBackups,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { text } from '../../../lib/languages/text.ts';
import { Card } from '../../../ui/card/card.tsx';
import { SettingsFrame } from '../../../ui/table-page/form/settings-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';
import { minuteOfTime, quarterHours, timeOfMinute } from './times-of-day.ts';

const intervalTexts: Readonly<Record<BackupInterval, string>> = {
  six_hours: text('Every six hours'),
  day: text('Every day'),
  week: text('Every Sunday'),
};

/** When backups are taken, and how many are kept. */
export function ScheduleCard({ state: { schedule, directory } }: { state: BackupState }) {
  const { t } = useTranslation();
  const settings = useProblemForm({
    initialValues: { ...schedule, time: timeOfMinute(schedule.minuteOfDay) },
    send: ({ time, minuteOfDay: _, ...values }) =>
      call(changeBackupSchedule, { body: { ...values, minuteOfDay: minuteOfTime(time) } }),
    onDone: useSaved(() => undefined),
  });
  const { form } = settings;
  return (
    <Card
      title={t('Schedule')}
      question={t('A backup that falls due while the server is stopped is taken when it starts again.')}
      refreshing={false}
    >
      <SettingsFrame of={settings} readOnly={directory === null}>
        <Switch label={t('Take backups on a schedule')} {...form.getInputProps('on', { type: 'checkbox' })} />
        <Select
          label={t('How often')}
          allowDeselect={false}
          data={backupIntervals.map((value) => ({ value, label: t(intervalTexts[value]) }))}
          {...form.getInputProps('every')}
        />
        <Select
          label={t('Time (UTC)')}
          allowDeselect={false}
          searchable
          data={quarterHours(schedule.minuteOfDay)}
          {...form.getInputProps('time')}
        />
        <NumberInput
          label={t('Backups to keep')}
          description={t('Older ones are deleted after each backup. At most {{most}}', {
            most: countText(mostBackups),
          })}
          min={1}
          max={mostBackups}
          {...form.getInputProps('keep')}
        />
      </SettingsFrame>
    </Card>
  );
}
