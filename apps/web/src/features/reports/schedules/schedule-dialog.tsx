import { Alert, Button, Group, Modal, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Report, type ReportFrequency, scheduleReport } from '@waybill/contract';
import { isoDaysOfWeek, rollingPeriods } from '@waybill/model';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { displayDateTime, weekdayName } from '../../../lib/languages/formats.ts';
import { schedulesOptions } from '../../../lib/reports/schedule-queries.ts';
import { hourText } from '../../../lib/reports/times-text.ts';
import classes from './schedule-dialog.module.css';

const longestName = 100;
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hourText(hour)} UTC` }));
const daysOfMonth = Array.from({ length: 28 }, (_, day) => String(day + 1));

/** Lets the rows of a report come again and again, each time for the days of a rolling period. */
export function ScheduleDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [name, setName] = useState(t(report.pageDisplayName));
  const [period, setPeriod] = useState<string>('Previous Week');
  const [frequency, setFrequency] = useState<ReportFrequency>('weekly');
  const [day, setDay] = useState('1');
  const [hour, setHour] = useState('6');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(scheduleReport, {
        body: {
          reportId: report.id,
          name: name.trim(),
          period,
          frequency,
          day: frequency === 'daily' ? null : Number(day),
          hour: Number(hour),
        },
      }),
    onSuccess: ({ nextRunAt }) => {
      void queryClient.invalidateQueries({ queryKey: schedulesOptions.queryKey });
      const when = displayDateTime((nextRunAt ?? '').replace('T', ' '));
      notifications.show({ color: 'green', message: t('Scheduled: the first report comes {{when}} UTC.', { when }) });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') mutate();
  };
  return (
    <Modal.Root opened onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title fw={600}>{t('Schedule this report')}</Modal.Title>
          <Modal.CloseButton aria-label={t('Close')} />
        </div>
        <Modal.Body>
          <form onSubmit={submit}>
            <Stack gap="md">
              <Text size="sm" c="dimmed">
                {t('The same rows for the days of a period, made anew each time. You get a mail with a link.')}
              </Text>
              <TextInput
                label={t('Name')}
                required
                data-autofocus
                maxLength={longestName}
                value={name}
                onChange={({ currentTarget: { value } }) => setName(value)}
              />
              <Select
                label={t('Days in each report')}
                allowDeselect={false}
                value={period}
                onChange={(value) => value !== null && setPeriod(value)}
                data={rollingPeriods.map((each) => ({ value: each, label: t(each) }))}
              />
              <SimpleGrid cols={{ base: 1, xs: frequency === 'daily' ? 2 : 3 }}>
                <Select
                  label={t('How often')}
                  allowDeselect={false}
                  value={frequency}
                  onChange={(value) => {
                    setFrequency(value === 'daily' || value === 'monthly' ? value : 'weekly');
                    setDay('1');
                  }}
                  data={[
                    { value: 'daily', label: t('Daily') },
                    { value: 'weekly', label: t('Weekly') },
                    { value: 'monthly', label: t('Monthly') },
                  ]}
                />
                {frequency === 'daily' ? null : (
                  <Select
                    label={t('Day')}
                    allowDeselect={false}
                    value={day}
                    onChange={(value) => value !== null && setDay(value)}
                    data={
                      frequency === 'weekly'
                        ? isoDaysOfWeek.map((each) => ({ value: String(each), label: weekdayName(each) }))
                        : daysOfMonth
                    }
                  />
                )}
                <Select
                  label={t('Hour')}
                  allowDeselect={false}
                  value={hour}
                  onChange={(value) => value !== null && setHour(value)}
                  data={hours}
                />
              </SimpleGrid>
              {error === null ? null : (
                <Alert color="red" variant="light" role="alert">
                  {errorText(error)}
                </Alert>
              )}
              <Group justify="flex-end">
                <Button variant="default" onClick={onClose}>
                  {t('Cancel')}
                </Button>
                <Button type="submit" loading={isPending} disabled={name.trim() === ''}>
                  {t('Schedule')}
                </Button>
              </Group>
            </Stack>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
