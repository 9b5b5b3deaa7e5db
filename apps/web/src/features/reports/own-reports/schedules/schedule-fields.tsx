import { MultiSelect, SegmentedControl, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { mostScheduleRecipients, reportFormats, scheduleRecipients } from '@waybill/contract';
import { isoDaysOfWeek, rollingPeriods } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { weekdayName } from '../../../../lib/languages/formats.ts';
import { formatNames } from '../../../../lib/reports/format-names.ts';
import { hours } from '../../../../ui/fields/hours.ts';
import { TimeZoneSelect } from '../../../../ui/fields/time-zone-select.tsx';
import { AddressFields } from './address-fields.tsx';
import { type ScheduleChoices, withFrequency } from './schedule-choices.ts';

const longestName = 100;
const daysOfMonth = Array.from({ length: 28 }, (_, day) => String(day + 1));

interface Props {
  readonly value: ScheduleChoices;
  readonly onChange: (value: ScheduleChoices) => void;
  /** The client of the rows, which decides who may get them. */
  readonly rows:
    | { readonly scheduleId: number }
    | { readonly reportId: number }
    | { readonly clientId: number; readonly childClientIdsCSV: string; readonly page: string };
  /** Whether the file may be of either kind; a report that exists has one. */
  readonly hasFormat: boolean;
}

/** Name, days, times and recipients of a schedule. */
export function ScheduleFields({ value, onChange, rows, hasFormat }: Props) {
  const { t } = useTranslation();
  const { frequency, timeZone } = value;
  const { data: recipients = [] } = useQuery({
    queryKey: ['reportSchedules', 'recipients', rows],
    queryFn: ({ signal }) => call(scheduleRecipients, { query: rows }, signal),
  });
  const set = (changed: Partial<ScheduleChoices>) => onChange({ ...value, ...changed });
  return (
    <>
      <TextInput
        label={t('Name')}
        required
        data-autofocus
        maxLength={longestName}
        value={value.name}
        error={value.name.trim() === '' ? t('Enter a name.') : undefined}
        onChange={({ currentTarget: { value: name } }) => set({ name })}
      />
      <Select
        label={t('Days in each report')}
        allowDeselect={false}
        value={value.period}
        onChange={(period) => period !== null && set({ period })}
        data={rollingPeriods.map((each) => ({ value: each, label: t(each) }))}
      />
      <SimpleGrid cols={{ base: 1, xs: frequency === 'daily' ? 2 : 3 }}>
        <Select
          label={t('How often')}
          allowDeselect={false}
          value={frequency}
          onChange={(chosen) =>
            onChange(withFrequency(value, chosen === 'daily' || chosen === 'monthly' ? chosen : 'weekly'))
          }
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
            value={value.day}
            onChange={(day) => day !== null && set({ day })}
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
          value={value.hour}
          onChange={(hour) => hour !== null && set({ hour })}
          data={hours}
        />
      </SimpleGrid>
      <TimeZoneSelect value={timeZone} onChange={(zone) => zone !== null && set({ timeZone: zone })} />
      <MultiSelect
        label={t('Also send to')}
        description={t(
          'Colleagues with access to the same rows. Each gets a mail with a link and signs in to open the file.',
        )}
        placeholder={recipients.length === 0 ? t('No colleague has access to these rows') : undefined}
        disabled={recipients.length === 0}
        searchable
        maxValues={mostScheduleRecipients}
        value={[...value.recipientIds]}
        onChange={(recipientIds) => set({ recipientIds })}
        data={recipients.map(({ id, name, email }) => ({ value: String(id), label: `${name} (${email})` }))}
      />
      <AddressFields value={value} onChange={set} />
      {hasFormat ? (
        <Stack gap={4}>
          <Text size="sm" fw={500}>
            {t('File format')}
          </Text>
          <SegmentedControl
            aria-label={t('File format')}
            value={value.format}
            onChange={(format) => set({ format })}
            data={reportFormats.map((format) => ({ value: format, label: formatNames[format] }))}
          />
        </Stack>
      ) : null}
    </>
  );
}
