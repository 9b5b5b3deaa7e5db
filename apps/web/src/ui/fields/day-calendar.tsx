import '@mantine/dates/styles.css';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { firstDayOfWeek } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { calendarLocale } from '../../lib/languages/load-catalogue.ts';
import { currentLanguage } from '../../lib/languages/texts.ts';

interface Props {
  readonly day: string | undefined;
  readonly from: string;
  readonly to: string;
  readonly onChoose: (day: string) => void;
}

/** The calendar of a field for a day; loaded when it is opened. */
export default function DayCalendar({ day, from, to, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <DatesProvider settings={{ locale: calendarLocale(currentLanguage().code) }}>
      <DatePicker
        value={day ?? null}
        {...(day === undefined ? {} : { defaultDate: day })}
        minDate={from}
        maxDate={to}
        onChange={(chosen) => {
          if (chosen !== null) onChoose(chosen);
        }}
        previousLabel={t('Earlier')}
        nextLabel={t('Later')}
        firstDayOfWeek={firstDayOfWeek}
        weekendDays={[]}
      />
    </DatesProvider>
  );
}
