import type { ScheduledReport } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/languages/text.ts';
import { OutcomeBadge } from '../../../ui/tables/outcome-badge.tsx';

type Outcome = NonNullable<ScheduledReport['lastOutcome']>;

const outcomeTexts: Readonly<Record<Outcome, string>> = {
  queued: text('Queued'),
  running: text('Running'),
  completed: text('Completed'),
  failed: text('Failed'),
  cancelled: text('Cancelled'),
  not_made: text('Could not be created'),
};

/** The result of a run in words. */
export function RunOutcome({ outcome }: { outcome: Outcome | null }) {
  const { t } = useTranslation();
  if (outcome === null) return t('Never');
  const isFailure = outcome === 'failed' || outcome === 'not_made';
  return <OutcomeBadge isFailure={isFailure}>{t(outcomeTexts[outcome])}</OutcomeBadge>;
}
