import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { leftOutText } from '../left-out-text.ts';
import type { Trend } from './prepare-trends.ts';
import { partialText } from './trends-parts.ts';

interface Props {
  readonly trend: Trend;
  /** How many values a semilog scale leaves out. */
  readonly leftOut: number;
}

/** Notes for reading the lines correctly. */
export function TrendsNotes({ trend, leftOut }: Props) {
  const { t } = useTranslation();
  const partial = trend.periods.filter(
    (period, index) => period.partial && trend.series.some(({ values }) => isKnown(values[index])),
  );
  const notes = [
    partial.length === 0
      ? undefined
      : t('Incomplete: {{periods}}', {
          periods: partial
            .map((period) => t('{{period}} has {{days}}', { period: period.label, days: partialText(period) }))
            .join('; '),
        }),
    trend.alone === trend.count ? undefined : t('Top {{shown}} of {{all}}', { shown: trend.alone, all: trend.count }),
    leftOutText(leftOut),
  ];
  return (
    <Group gap="md" mt={4} mih={20}>
      {notes.map((note) =>
        note === undefined ? null : (
          <Text key={note} size="xs" c="dimmed">
            {note}
          </Text>
        ),
      )}
    </Group>
  );
}

const isKnown = (value: number | null | undefined) => value !== null && value !== undefined;
