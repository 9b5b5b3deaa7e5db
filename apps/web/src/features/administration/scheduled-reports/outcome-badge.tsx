import { Badge } from '@mantine/core';
import type { ScheduledReport } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/languages/text.ts';

type Outcome = NonNullable<ScheduledReport['lastOutcome']>;

/** What became of a run, in words. */
const outcomeTexts: Readonly<Record<Outcome, string>> = {
  queued: text('Queued'),
  running: text('Running'),
  completed: text('Completed'),
  failed: text('Failed'),
  cancelled: text('Cancelled'),
  not_made: text('Could not be made'),
};

export function OutcomeBadge({ outcome }: { outcome: Outcome | null }) {
  const { t } = useTranslation();
  if (outcome === null) return t('Never');
  const isFailure = outcome === 'failed' || outcome === 'not_made';
  return (
    <Badge
      variant={isFailure ? 'light' : 'default'}
      color={isFailure ? 'red' : 'gray'}
      tt="none"
      fw={500}
      miw="max-content"
    >
      {t(outcomeTexts[outcome])}
    </Badge>
  );
}
