import type { DateRange } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../../ui/day-field/day-field.tsx';

interface Props {
  readonly count: number;
  readonly header: string;
  readonly values: readonly string[];
  readonly limits: DateRange | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

/** One day, or both ends of a range, written as the language writes days. */
export function DayInputs({ count, header, values, limits, onChange }: Props) {
  const { t } = useTranslation();
  return Array.from({ length: count }, (_, index) => (
    <DayField
      key={index}
      size="xs"
      withinPortal={false}
      aria-label={`${header}: ${t(count === 1 ? 'day' : index === 0 ? 'from' : 'to')}`}
      value={values[index] ?? ''}
      limits={limits}
      onChange={(day) =>
        onChange(Array.from({ length: count }, (__, each) => (each === index ? day : (values[each] ?? ''))))
      }
    />
  ));
}
