import '@mantine/dates/styles.css';
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import {
  type DateFilter,
  type DateFrequency,
  dateFrequencies,
  dateTypeLabels,
  dateTypes,
  dayOf,
  isLastDays,
  rangeProblem,
  recomputed,
} from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayDate } from '../../lib/languages/formats.ts';
import { calendarLocale } from '../../lib/languages/load-catalogue.ts';
import { text } from '../../lib/languages/text.ts';
import { currentLanguage } from '../../lib/languages/texts.ts';
import { DateRangeChoice } from './date-range-choice.tsx';
import { LastDaysChoice } from './last-days-choice.tsx';
import { RollingPeriodChoice } from './rolling-period-choice.tsx';

interface Props {
  readonly dates: DateFilter;
  readonly engageDate: string | null;
  readonly onApply: (dates: DateFilter) => void;
  readonly onCancel: () => void;
}

/** The names of the modes on the popover (S1 section 4). */
const modeLabels: Readonly<Record<DateFrequency, string>> = {
  dr: text('Dates'),
  rp: text('Rolling Period'),
  la: text('Last'),
};

/** The three ways to choose days; nothing changes before Apply. */
export default function DateChoice({ dates, engageDate, onApply, onCancel }: Props) {
  const { t } = useTranslation();
  const today = dayOf(new Date());
  const [draft, setDraft] = useState(dates);
  const change = (part: Partial<DateFilter>) => setDraft((before) => ({ ...before, ...part }));
  const problem = problemOf(draft, today);
  const chosen = problem === undefined ? recomputed(draft, today) : undefined;
  return (
    <Stack gap="md" w={{ base: 'calc(100vw - 56px)', xs: draft.dateFrequency === 'dr' ? 470 : 320 }}>
      <SegmentedControl
        aria-label={t('Date type')}
        fullWidth
        value={draft.type}
        onChange={(type) => change({ type })}
        data={dateTypes.map((value) => ({ value, label: t(dateTypeLabels[value]) }))}
      />
      <SegmentedControl
        aria-label={t('How the days are chosen')}
        fullWidth
        value={draft.dateFrequency}
        onChange={(dateFrequency) => change({ dateFrequency })}
        data={dateFrequencies.map((value) => ({ value, label: t(modeLabels[value]) }))}
      />
      {draft.dateFrequency === 'dr' ? (
        <DatesProvider settings={{ locale: calendarLocale(currentLanguage().code) }}>
          <DateRangeChoice range={draft} engageDate={engageDate} today={today} onChange={change} />
        </DatesProvider>
      ) : null}
      {draft.dateFrequency === 'rp' ? (
        <RollingPeriodChoice
          period={draft.rollingPeriodOption}
          onChange={(rollingPeriodOption) => change({ rollingPeriodOption })}
        />
      ) : null}
      {draft.dateFrequency === 'la' ? (
        <LastDaysChoice days={draft.lastNoOfDays} onChange={(lastNoOfDays) => change({ lastNoOfDays })} />
      ) : null}
      <Text size="sm" className="numeric" c={problem === undefined ? 'dimmed' : 'var(--wb-danger-text)'} role="status">
        {chosen === undefined ? problem && t(problem) : `${displayDate(chosen.from)} – ${displayDate(chosen.to)}`}
      </Text>
      <Group justify="space-between" wrap="nowrap">
        <Text size="xs" c="dimmed">
          {t('All filters will be reset when applied.')}
        </Text>
        <Group gap="xs" wrap="nowrap">
          <Button variant="subtle" color="gray" size="xs" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button size="xs" disabled={chosen === undefined} onClick={() => chosen && onApply(chosen)}>
            {t('Apply')}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

function problemOf(draft: DateFilter, today: string): string | undefined {
  if (draft.dateFrequency === 'dr') return rangeProblem(draft, today);
  if (draft.dateFrequency === 'rp') return undefined;
  return isLastDays(draft.lastNoOfDays) ? undefined : text('Please enter 1 to 365 days.');
}
