import { TextInput } from '@mantine/core';

interface Props {
  readonly label: string;
  readonly value: string | undefined;
  readonly onDay: (day: string | undefined) => void;
}

/** A day that limits the rows of a table. */
export function DayFilter({ label, value, onDay }: Props) {
  return (
    <TextInput
      type="date"
      label={label}
      w={140}
      value={value ?? ''}
      onChange={(event) => onDay(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
    />
  );
}
