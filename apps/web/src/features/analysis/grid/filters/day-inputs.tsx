import '@mantine/dates/styles.css';
import { DateInput } from '@mantine/dates';
import type { DateRange } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { dayPattern } from '../../../../lib/languages/formats.ts';

interface Props {
  readonly count: number;
  readonly header: string;
  readonly values: readonly string[];
  readonly limits: DateRange | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

/** One day, or both ends of a range, written as the language writes days. */
export default function DayInputs({ count, header, values, limits, onChange }: Props) {
  const { t } = useTranslation();
  return Array.from({ length: count }, (_, index) => (
    <DateInput
      key={index}
      size="xs"
      aria-label={`${header}: ${t(count === 1 ? 'day' : index === 0 ? 'from' : 'to')}`}
      placeholder={dayPattern()}
      valueFormat={dayPattern()}
      clearable
      value={values[index] || null}
      {...(limits === undefined ? {} : { minDate: limits.from, maxDate: limits.to })}
      popoverProps={{ withinPortal: false }}
      onChange={(day) =>
        onChange(Array.from({ length: count }, (__, each) => (each === index ? (day ?? '') : (values[each] ?? ''))))
      }
    />
  ));
}
