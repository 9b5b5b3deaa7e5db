import type { DataExport } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/languages/text.ts';
import { OutcomeBadge } from '../../../ui/tables/outcome-badge.tsx';

type Outcome = NonNullable<DataExport['lastOutcome']>;

const outcomeTexts: Readonly<Record<Outcome, string>> = {
  running: text('Running'),
  done: text('Completed'),
  failed: text('Failed'),
};

/** The result of a run in words. */
export function ExportOutcome({ outcome }: { readonly outcome: Outcome | null }) {
  const { t } = useTranslation();
  if (outcome === null) return t('Never');
  return <OutcomeBadge isFailure={outcome === 'failed'}>{t(outcomeTexts[outcome])}</OutcomeBadge>;
}
