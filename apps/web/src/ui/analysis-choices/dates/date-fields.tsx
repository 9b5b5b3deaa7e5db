import '@mantine/dates/styles.css';
import { Button, Group, SegmentedControl, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import {
  type DateFilter,
  type DateFrequency,
  type DateRange,
  dateFrequencies,
  datePickerPresets,
  dateTypeLabels,
  dateTypes,
  defaultLastDays,
  firstDayOfWeek,
  lastDaysOf,
  presetRange,
  type RollingPeriod,
  rollingPeriods,
} from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { countText, rangeText, shortDate } from '../../../lib/languages/formats.ts';
import { calendarLocale } from '../../../lib/languages/load-catalogue.ts';
import { text } from '../../../lib/languages/text.ts';
import { currentLanguage } from '../../../lib/languages/texts.ts';
import classes from '../analytics-header.module.css';
import { checkedDates } from './checked-dates.ts';

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
        {dates === undefined ? problem && t(problem) : rangeText(dates)}
      </Text>
    </Stack>
  );
}

interface DateRangeChoiceProps {
  readonly range: DateRange;
  readonly engageDate: string | null;
  readonly today: string;
  readonly onChange: (range: DateRange) => void;
}

/** The picker's own, and those of the option lists that are not rolling periods (S1 section 9). */
const presets = [...datePickerPresets, text('Week Before Last'), text('Last Six Months')] as const;

/** First and last day in a calendar without a future, and the presets (S1 sections 5 and 9). */
function DateRangeChoice({ range, engageDate, today, onChange }: DateRangeChoiceProps) {
  const { t } = useTranslation();
  return (
    <Group align="flex-start" gap="lg">
      <DatePicker
        type="range"
        allowSingleDateInRange
        hideOutsideDates
        maxDate={today}
        defaultDate={range.to || today}
        value={[range.from || null, range.to || null]}
        onChange={([from, to]) => onChange({ from: from ?? '', to: to ?? '' })}
        size="sm"
        previousLabel={t('Earlier')}
        nextLabel={t('Later')}
        firstDayOfWeek={firstDayOfWeek}
        weekendDays={[]}
      />
      <div className={classes.presets}>
        {presets.map((preset) => {
          const days = presetRange(preset, { today, engageDate });
          return (
            <UnstyledButton
              key={preset}
              className={classes.choice}
              aria-pressed={days.from === range.from && days.to === range.to}
              onClick={() => onChange(days)}
            >
              {t(preset)}
              <br />
              <small className="numeric">{`${shortDate(days.from)} – ${shortDate(days.to)}`}</small>
            </UnstyledButton>
          );
        })}
      </div>
    </Group>
  );
}

interface LastDaysChoiceProps {
  readonly days: number;
  readonly onChange: (days: number) => void;
}

/** S1 section 5, and the default. */
const quickChoices = [1, 2, 3, defaultLastDays];

/** The last 1 to 365 days; anything but digits counts as 0 (S1 section 5). */
function LastDaysChoice({ days, onChange }: LastDaysChoiceProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        label={t('Last days, including today')}
        inputMode="numeric"
        value={days === 0 ? '' : String(days)}
        onChange={(event) => onChange(lastDaysOf(event.currentTarget.value))}
        maxLength={3}
        rightSection={t('days')}
        rightSectionWidth={56}
      />
      <Group gap={6}>
        {quickChoices.map((choice) => (
          <Button
            key={choice}
            size="compact-sm"
            variant={choice === days ? 'light' : 'default'}
            aria-pressed={choice === days}
            aria-label={t('Last {{count}} days', { count: choice })}
            onClick={() => onChange(choice)}
          >
            {countText(choice)}
          </Button>
        ))}
      </Group>
    </>
  );
}

interface RollingPeriodChoiceProps {
  readonly period: RollingPeriod;
  readonly onChange: (period: RollingPeriod) => void;
}

function RollingPeriodChoice({ period, onChange }: RollingPeriodChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.periods}>
      {rollingPeriods.map((each) => (
        <UnstyledButton
          key={each}
          className={classes.choice}
          aria-pressed={each === period}
          onClick={() => onChange(each)}
        >
          {t(each)}
        </UnstyledButton>
      ))}
    </div>
  );
}
