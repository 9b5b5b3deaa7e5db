import '@mantine/dates/styles.css';
import { SegmentedControl, Stack, Text } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { type DateFilter, type DateFrequency, dateFrequencies, dateTypeLabels, dateTypes } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { displayDate } from '../../../lib/languages/formats.ts';
import { calendarLocale } from '../../../lib/languages/load-catalogue.ts';
import { text } from '../../../lib/languages/text.ts';
import { currentLanguage } from '../../../lib/languages/texts.ts';
import { checkedDates } from './checked-dates.ts';
import { DateRangeChoice } from './date-range-choice.tsx';
import { LastDaysChoice } from './last-days-choice.tsx';
import { RollingPeriodChoice } from './rolling-period-choice.tsx';

interface Props {
  readonly draft: DateFilter;
  readonly engageDate: string | null;
  readonly today: string;
  readonly onChange: (changed: Partial<DateFilter>) => void;
}

/** The names of the modes (S1 section 4). */
const modeLabels: Readonly<Record<DateFrequency, string>> = {
  dr: text('Dates'),
  rp: text('Rolling Period'),
  la: text('Last'),
};

/** Which date, and the three ways to choose days; below them the days that follow, or what is wrong. */
export function DateFields({ draft, engageDate, today, onChange }: Props) {
  const { t } = useTranslation();
  const { dates, problem } = checkedDates(draft, today);
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={t('Date type')}
        fullWidth
        value={draft.type}
        onChange={(type) => onChange({ type })}
        data={dateTypes.map((value) => ({ value, label: t(dateTypeLabels[value]) }))}
      />
      <SegmentedControl
        aria-label={t('How the dates are chosen')}
        fullWidth
        value={draft.dateFrequency}
        onChange={(dateFrequency) => onChange({ dateFrequency })}
        data={dateFrequencies.map((value) => ({ value, label: t(modeLabels[value]) }))}
      />
      {draft.dateFrequency === 'dr' ? (
        <DatesProvider settings={{ locale: calendarLocale(currentLanguage().code) }}>
          <DateRangeChoice range={draft} engageDate={engageDate} today={today} onChange={onChange} />
        </DatesProvider>
      ) : null}
      {draft.dateFrequency === 'rp' ? (
        <RollingPeriodChoice
          period={draft.rollingPeriodOption}
          onChange={(rollingPeriodOption) => onChange({ rollingPeriodOption })}
        />
      ) : null}
      {draft.dateFrequency === 'la' ? (
        <LastDaysChoice days={draft.lastNoOfDays} onChange={(lastNoOfDays) => onChange({ lastNoOfDays })} />
      ) : null}
      <Text size="sm" className="numeric" c={problem === undefined ? 'dimmed' : 'var(--wb-danger-text)'} role="status">
        {dates === undefined ? problem && t(problem) : `${displayDate(dates.from)} – ${displayDate(dates.to)}`}
      </Text>
    </Stack>
  );
}
