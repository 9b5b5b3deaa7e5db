import { Group, UnstyledButton } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { type DateRange, datePickerPresets, firstDayOfWeek, presetRange } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../../lib/languages/formats.ts';
import classes from '../analytics-header.module.css';

interface Props {
  readonly range: DateRange;
  readonly engageDate: string | null;
  readonly today: string;
  readonly onChange: (range: DateRange) => void;
}

/** The picker's own, and those of the option lists that are not rolling periods (S1 section 9). */
const presets = [...datePickerPresets, 'Week Before Last', 'Last Six Months'] as const;

/** First and last day in a calendar without a future, and the presets (S1 sections 5 and 9). */
export function DateRangeChoice({ range, engageDate, today, onChange }: Props) {
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
