import type { Client } from '@waybill/contract';
import { lazy, Suspense } from 'react';
import { ComparisonHeader } from '../features/analysis/comparison/comparison-header.tsx';
import { ComparisonView } from '../features/analysis/comparison/comparison-view.tsx';
import { SetsBar } from '../features/analysis/comparison/sets/sets-bar.tsx';
import { AnalysisTabs } from '../features/analysis/widgets/analysis-tabs.tsx';
import { useGridAddress } from '../lib/analysis/use-grid-address.ts';
import { lastDayOfNewSet } from '../lib/comparison/starting-set.ts';
import { useComparison } from '../lib/comparison/use-comparison.ts';
import { UnusableNote } from '../ui/analysis-choices/unusable-note.tsx';
import classes from './analysis-screen.module.css';
import { AnalysisNotes, AnalysisOverlays, ClientGuard } from './analysis-screen.tsx';

const InvoiceGapNotice = lazy(() =>
  import('../ui/invoices/invoice-gap-notice.tsx').then((loaded) => ({ default: loaded.InvoiceGapNotice })),
);

/** Up to three sets of client, dates and filters side by side (S1 section 2). */
export function ComparisonPage() {
  return <ClientGuard>{(clients, client) => <ClientComparison clients={clients} client={client} />}</ClientGuard>;
}

interface Props {
  readonly clients: readonly Client[];
  readonly client: Client;
}

function ClientComparison({ clients, client }: Props) {
  const comparison = useComparison(clients, client);
  const grid = useGridAddress();
  const { analysis, shown, today } = comparison;
  const { newest } = analysis;
  const opensAt = newest !== undefined && lastDayOfNewSet(today, newest) === newest ? newest : undefined;
  const withRows = shown.find(({ place }) => place === grid.address.of) ?? shown[0];
  return (
    <>
      <ComparisonHeader comparison={comparison} />
      <div className={classes.page}>
        <UnusableNote search={analysis.search} dates={analysis.state.dates} />
        {opensAt !== undefined && opensAt !== today && shown.some(({ set }) => set.dates.to === opensAt) ? (
          <Suspense fallback={null}>
            <InvoiceGapNotice clientIds={[analysis.client.id]} opensAt={opensAt} />
          </Suspense>
        ) : null}
        <SetsBar comparison={comparison} onRows={(place) => grid.open([], { of: place })} />
        <AnalysisTabs analysis={analysis}>
          <ComparisonView key={analysis.state.analysis.name} comparison={comparison} />
        </AnalysisTabs>
        <AnalysisNotes analysis={analysis} />
      </div>
      {withRows === undefined ? null : <AnalysisOverlays analysis={withRows.analysis} />}
    </>
  );
}
