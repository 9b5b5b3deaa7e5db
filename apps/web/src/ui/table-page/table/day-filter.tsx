import { earliestDay, latestDay } from '@waybill/contract';
import { isCalendarDay } from '@waybill/model';
import { useEffect, useState } from 'react';
import { DayField } from '../../fields/day-field.tsx';

interface Props {
  readonly label: string;
  readonly value: string | undefined;
  readonly onDay: (day: string | undefined) => void;
}

/** A day that limits the rows of a table; they stay as they are until a whole day is written. */
export function DayFilter({ label, value, onDay }: Props) {
  const [written, setWritten] = useState(value ?? '');
  useEffect(() => setWritten(value ?? ''), [value]);
  const change = (next: string) => {
    setWritten(next);
    if (next === '') onDay(undefined);
    else if (isCalendarDay(next) && next >= earliestDay && next <= latestDay) onDay(next);
  };
  return <DayField label={label} w={150} value={written} onChange={change} />;
}
