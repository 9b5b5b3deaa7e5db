import { useTranslation } from 'react-i18next';
import type { Comparison } from '../../../lib/comparison/use-comparison.ts';
import classes from '../../../ui/analysis-choices/analytics-header.module.css';
import { ClientPopover } from '../../../ui/analysis-choices/client-popover.tsx';
import { InForce } from '../../../ui/analysis-choices/in-force.tsx';
import { ViewsPopover } from '../../../ui/analysis-choices/views/views-popover.tsx';

/**
 * The global client, which new sets start with, and the filters of all sets; each set has its own dates and filters.
 */
export function ComparisonHeader({ comparison: { analysis, startOver } }: { readonly comparison: Comparison }) {
  const { t } = useTranslation();
  return (
    <section className={classes.header} aria-label={t('What is being analysed')}>
      <p className="print-only">
        <strong>{analysis.client.name}</strong>
      </p>
      <div className={`${classes.controls} no-print`}>
        <ClientPopover analysis={{ ...analysis, reset: startOver }} />
        <ViewsPopover analysis={analysis} />
      </div>
      <InForce analysis={analysis} />
    </section>
  );
}
