import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { earliestDay, latestDay } from '@waybill/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayPattern, displayDate } from '../../lib/languages/formats.ts';
import { type ReadDay, readDay } from '../../lib/languages/read-day.ts';
import { FailureBoundary } from '../card/failure-boundary.tsx';

const DayCalendar = lazy(() => import('./day-calendar.tsx'));

interface Props extends Pick<TextInputProps, 'description' | 'required' | 'error' | 'w' | 'size' | 'aria-label'> {
  readonly label?: string;
  /** A day as YYYY-MM-DD, or what is written instead of one; empty for none. */
  readonly value?: string;
  /** Gets the day, or what is written as long as that is none. */
  readonly onChange: (value: string) => void;
  /** False in what closes when something outside it is clicked. */
  readonly withinPortal?: boolean;
  /** Days that may be chosen in the calendar. */
  readonly limits?: { readonly from: string; readonly to: string } | undefined;
}

/** A day, written and read as the chosen language writes days, or taken from a calendar. What is no day is kept and said. */
export function DayField({ value = '', onChange, error, limits, withinPortal = true, ...input }: Props) {
  const { t } = useTranslation();
  const [written, setWritten] = useState<string>();
  const [isBeingWritten, { open: beginWriting, close: endWriting }] = useDisclosure();
  const [isOpen, { toggle, close }] = useDisclosure();
  const pattern = dayPattern();
  const read = readDay(value, pattern);
  const shown =
    isBeingWritten && written !== undefined ? written : read.day === undefined ? value : displayDate(read.day);
  const write = (text: string) => {
    setWritten(text);
    onChange(readDay(text, pattern).day ?? text.trim());
  };
  const said = error ?? (isBeingWritten || value === '' ? undefined : problemText(read));
  function problemText({ problem }: ReadDay): string | undefined {
    if (problem === 'unreadable') return t('Enter a date as {{pattern}}.', { pattern });
    if (problem === undefined) return undefined;
    return t('Enter a date from {{first}} to {{last}}.', {
      first: displayDate(earliestDay),
      last: displayDate(latestDay),
    });
  }
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      withinPortal={withinPortal}
      withRoles={false}
      trapFocus
      returnFocus
      position="bottom-end"
    >
      <Popover.Target>
        <TextInput
          {...input}
          placeholder={pattern}
          autoComplete="off"
          error={said}
          value={shown}
          onFocus={beginWriting}
          onChange={({ currentTarget }) => {
            beginWriting();
            write(currentTarget.value);
          }}
          onBlur={() => {
            endWriting();
            setWritten(undefined);
          }}
          rightSection={
            <ActionIcon
              aria-label={t('Choose in a calendar')}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              size="sm"
              onClick={toggle}
            >
              <IconCalendar size={16} stroke={1.6} />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('Choose in a calendar')}>
        <FailureBoundary>
          <Suspense fallback={null}>
            <DayCalendar
              day={read.day}
              from={limits?.from ?? earliestDay}
              to={limits?.to ?? latestDay}
              onChoose={(day) => {
                onChange(day);
                close();
              }}
            />
          </Suspense>
        </FailureBoundary>
      </Popover.Dropdown>
    </Popover>
  );
}
