import { MultiSelect, Select, SimpleGrid, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ClaimDeadlines, mostDeadlineRecipients, saveClaimDeadlines } from '@waybill/contract';
import { isoDaysOfWeek } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { displayDate, moneyText, weekdayName } from '../../../lib/languages/formats.ts';
import { hours } from '../../../ui/fields/hours.ts';
import { QuietHours } from '../../../ui/fields/quiet-hours.tsx';
import { TimeZoneSelect } from '../../../ui/fields/time-zone-select.tsx';
import { SettingsFrame } from '../../../ui/table-page/form/settings-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';
import { bodyOf, choicesOf } from './deadline-choices.ts';
import { deadlineRecipientsOptions } from './deadline-queries.ts';

/** The settings of notices about deadlines. */
export function DeadlinesForm({ settings }: { readonly settings: ClaimDeadlines }) {
  const { t } = useTranslation();
  const { data: colleagues } = useQuery(deadlineRecipientsOptions);
  const edited = useProblemForm({
    about: 'claim deadlines',
    initialValues: choicesOf(settings),
    send: (values) => call(saveClaimDeadlines, { body: bodyOf(values) }),
    onDone: useSaved(() => undefined),
  });
  const { form } = edited;
  const { timeZone, recipientIds } = form.values;
  return (
    <SettingsFrame of={edited}>
      <LastNotice settings={settings} />
      <Switch label={t('Tell me by mail')} {...form.getInputProps('byMail', { type: 'checkbox' })} />
      <Switch label={t('Tell me in the portal')} {...form.getInputProps('inPortal', { type: 'checkbox' })} />
      <Select
        label={t('Which findings')}
        allowDeselect={false}
        data={[
          { value: 'all', label: t('All of the clients that I may read') },
          { value: 'own', label: t('Those assigned to me') },
        ]}
        {...form.getInputProps('whose')}
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <Select
          label={t('Day')}
          allowDeselect={false}
          data={isoDaysOfWeek.map((each) => ({ value: String(each), label: weekdayName(each) }))}
          {...form.getInputProps('weekday')}
        />
        <Select label={t('Hour')} allowDeselect={false} data={hours} {...form.getInputProps('hour')} />
        <TimeZoneSelect {...form.getInputProps('timeZone')} value={timeZone} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <QuietHours
          description={t('What is due then is sent when they end.')}
          from={form.getInputProps('quietFrom')}
          to={form.getInputProps('quietTo')}
        />
      </SimpleGrid>
      <MultiSelect
        label={t('Also tell')}
        description={t('Colleagues who may see the same findings of the same clients.')}
        placeholder={colleagues?.length === 0 ? t('No colleague may see the same findings') : undefined}
        disabled={(colleagues ?? []).length === 0}
        searchable
        maxValues={mostDeadlineRecipients}
        data={(colleagues ?? settings.recipients).map(({ id, name, email }) => ({
          value: String(id),
          label: `${name} (${email})`,
        }))}
        {...form.getInputProps('recipientIds')}
        value={[...recipientIds]}
      />
      <Switch
        label={t('Colleagues may send me their deadlines')}
        {...form.getInputProps('fromOthers', { type: 'checkbox' })}
      />
    </SettingsFrame>
  );
}

/** What was last told, and whether a link in a mail has ended the mails. */
function LastNotice({ settings: { last, unsubscribedAt } }: { readonly settings: ClaimDeadlines }) {
  const { t } = useTranslation();
  const lines = [
    ...(unsubscribedAt === null
      ? []
      : [t('You unsubscribed from mails on {{day}}.', { day: displayDate(unsubscribedAt.slice(0, 10)) })]),
    ...(last === null
      ? []
      : [
          t('Last notice: {{day}}. Reported as expired: {{amount}}', {
            day: displayDate(last.day),
            amount: moneyText(last.expired),
          }),
        ]),
  ];
  return lines.map((line) => (
    <Text key={line} size="sm" c="dimmed">
      {line}
    </Text>
  ));
}
