import { Text } from '@mantine/core';
import type { DateRange } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { TextButton } from '../../buttons/plain-buttons.tsx';
import type { Period } from './periods.ts';
import { partialText } from './trends-parts.ts';

interface Props {
  readonly period: Period;
  readonly onPeriod: (days: DateRange) => void;
}

/** The name of a period, by which the page is narrowed to its days; beneath it, which of its days it has. */
export function PeriodName({ period, onPeriod }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <TextButton aria-label={t('Only {{period}}', { period: period.label })} onClick={() => onPeriod(period.days)}>
        {period.label}
      </TextButton>
      {period.partial ? (
        <Text size="xs" c="dimmed">
          {partialText(period)}
        </Text>
      ) : null}
    </>
  );
}
