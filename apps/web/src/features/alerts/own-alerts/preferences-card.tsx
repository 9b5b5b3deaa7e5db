import { SimpleGrid, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getAlertPreferences, saveAlertPreferences } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { displayDate } from '../../../lib/languages/formats.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { choiceOfHour, hourOfChoice } from '../../../ui/fields/hours.ts';
import { QuietHours } from '../../../ui/fields/quiet-hours.tsx';
import { TimeZoneSelect } from '../../../ui/fields/time-zone-select.tsx';
import { SettingsFrame } from '../../../ui/table-page/form/settings-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';
import { alertPreferencesOptions } from './alert-queries.ts';

type Preferences = Awaited<ReturnType<typeof readPreferences>>;
const readPreferences = () => call(getAlertPreferences, {});

const height = 260;

/** How the user is told of alerts. */
export function PreferencesCard() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(alertPreferencesOptions);
  return (
    <Card
      title={t('How you are told')}
      question={t('All that is found at once comes in one message, with the figures in it.')}
      refreshing={false}
    >
      {data === undefined && error !== null ? (
        <CardFailure error={error} height={height} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {data === undefined ? null : <PreferencesForm preferences={data} />}
    </Card>
  );
}

function PreferencesForm({ preferences }: { readonly preferences: Preferences }) {
  const { t } = useTranslation();
  const settings = useProblemForm({
    about: 'alert preferences',
    initialValues: {
      byMail: preferences.byMail,
      fromOthers: preferences.fromOthers,
      timeZone: preferences.saved ? preferences.timeZone : Intl.DateTimeFormat().resolvedOptions().timeZone,
      quietFrom: choiceOfHour(preferences.quietFrom),
      quietTo: choiceOfHour(preferences.quietTo),
    },
    send: ({ quietFrom, quietTo, ...values }) =>
      call(saveAlertPreferences, {
        body: {
          ...values,
          quietFrom: hourOfChoice(quietFrom),
          quietTo: hourOfChoice(quietTo),
        },
      }),
    onDone: useSaved(() => undefined),
  });
  const { form } = settings;
  return (
    <SettingsFrame of={settings}>
      {preferences.unsubscribedAt === null ? null : (
        <Text size="sm" c="dimmed">
          {t('You unsubscribed from mails on {{day}}.', { day: displayDate(preferences.unsubscribedAt.slice(0, 10)) })}
        </Text>
      )}
      <Switch label={t('Send mails about alerts')} {...form.getInputProps('byMail', { type: 'checkbox' })} />
      <Switch
        label={t('Colleagues may send me their alerts')}
        {...form.getInputProps('fromOthers', { type: 'checkbox' })}
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <QuietHours
          description={t('What is found then is sent when they end.')}
          from={form.getInputProps('quietFrom')}
          to={form.getInputProps('quietTo')}
        />
        <TimeZoneSelect
          description={t('The clock that the quiet hours follow.')}
          {...form.getInputProps('timeZone')}
          value={form.values.timeZone}
        />
      </SimpleGrid>
    </SettingsFrame>
  );
}
