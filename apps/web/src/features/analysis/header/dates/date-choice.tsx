import { Button, Group, Stack, Text } from '@mantine/core';
import { type DateFilter, dayOf, recomputed } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeepsFilters } from '../../../../lib/analysis/use-keeps-filters.ts';
import { checkedDates } from '../../../../ui/analysis-choices/dates/checked-dates.ts';
import { DateFields } from '../../../../ui/analysis-choices/dates/date-fields.tsx';

interface Props {
  readonly dates: DateFilter;
  readonly engageDate: string | null;
  readonly onApply: (dates: DateFilter) => void;
  readonly onCancel: () => void;
}

/** What is asked for most; a click shows it at once. */
const quickPeriods = ['Previous Week', 'Previous Month', 'Previous Quarter', 'YTD'] as const;

/** The periods that are asked for most, and a draft of the dates, which changes nothing before Apply. */
export default function DateChoice({ dates, engageDate, onApply, onCancel }: Props) {
  const { t } = useTranslation();
  const keeps = useKeepsFilters();
  const today = dayOf(new Date());
  const [draft, setDraft] = useState(dates);
  const chosen = checkedDates(draft, today).dates;
  return (
    <Stack gap="md" w={{ base: 'calc(100vw - 56px)', xs: draft.dateFrequency === 'dr' ? 470 : 320 }}>
      {draft.dateFrequency === 'rp' ? null : (
        <Group gap={6} role="group" aria-label={t('Periods')}>
          {quickPeriods.map((rollingPeriodOption) => (
            <Button
              key={rollingPeriodOption}
              size="compact-xs"
              variant="light"
              onClick={() => onApply(recomputed({ ...draft, dateFrequency: 'rp', rollingPeriodOption }, today))}
            >
              {t(rollingPeriodOption)}
            </Button>
          ))}
        </Group>
      )}
      <DateFields
        draft={draft}
        engageDate={engageDate}
        today={today}
        onChange={(changed) => setDraft((before) => ({ ...before, ...changed }))}
      />
      <Group justify="space-between" wrap="nowrap">
        <Text size="xs" c="dimmed">
          {keeps ? t('Your filters stay when applied.') : t('All filters will be reset when applied.')}
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
