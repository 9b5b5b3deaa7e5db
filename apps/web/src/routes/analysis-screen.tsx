import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import type { Client } from '@waybill/contract';
import { conditionalNotes, type Page } from '@waybill/model';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AnalyticsHeader } from '../features/analysis/header/analytics-header.tsx';
import { LeftOutNote } from '../features/analysis/header/left-out-note.tsx';
import { dataAsOfOptions } from '../lib/analysis/data-as-of.ts';
import { daysBefore, shownClientIds } from '../lib/analysis/newest-invoices.ts';
import { type Analysis, useAnalysis, useSelectedClient } from '../lib/analysis/use-analysis.ts';
import { useGridAddress } from '../lib/analysis/use-grid-address.ts';
import { UnusableNote } from '../ui/analysis-choices/unusable-note.tsx';
import { DialogFailureBoundary } from '../ui/failures/dialog-failure-boundary.tsx';
import { CenteredScreen } from '../ui/screens/centered-screen.tsx';
import classes from './analysis-screen.module.css';
import { ShipmentPopup } from './shipment-popup.tsx';

const NoClientScreen = lazyRouteComponent(() => import('./first-steps.tsx'), 'NoClientScreen');
const NoInvoiceScreen = lazyRouteComponent(() => import('./first-steps.tsx'), 'NoInvoiceScreen');
const InvoiceGapNotice = lazy(() =>
  import('../ui/invoices/invoice-gap-notice.tsx').then((loaded) => ({ default: loaded.InvoiceGapNotice })),
);
const GridDialog = lazy(() => import('../features/analysis/grid/dialog/grid-dialog.tsx'));

/** What stands between the header and the notes of a page. */
type Content = (analysis: Analysis, onViewRows: ReturnType<typeof useGridAddress>['open']) => ReactNode;

interface ScreenProps {
  readonly page: Page;
  readonly content: Content;
  /** Whose rows the grid shows, where they are not those of the page. */
  readonly useRows?: (analysis: Analysis) => Analysis;
}

const pageRows = (analysis: Analysis) => analysis;

/** An analysis page of the model: header, content, notes, and the grid over them. */
export function AnalysisScreen({ page, content, useRows = pageRows }: ScreenProps) {
  return (
    <ClientGuard>
      {(clients, client) => (
        <ClientAnalysis page={page} content={content} useRows={useRows} clients={clients} client={client} />
      )}
    </ClientGuard>
  );
}

interface GuardProps {
  readonly children: (clients: readonly Client[], client: Client) => ReactNode;
}

/** The page of the client in the address, or what to do where there is none that the user may see. */
export function ClientGuard({ children }: GuardProps) {
  const { t } = useTranslation();
  const { clients, client } = useSelectedClient();
  if (clients.length === 0) return <NoClientScreen />;
  if (client === undefined) {
    return (
      <CenteredScreen
        title={t('Not one of your clients')}
        text={t(
          'This link shows a client that you do not have access to. Ask the sender for access, or open your own clients.',
        )}
      >
        <Button renderRoot={(props) => <Link {...props} to="." search={{}} />} variant="light" mt={6}>
          {t('Show my clients')}
        </Button>
      </CenteredScreen>
    );
  }
  return children(clients, client);
}

interface Props extends Required<ScreenProps> {
  readonly clients: readonly Client[];
  readonly client: Client;
}

function ClientAnalysis({ page, content, useRows, clients, client }: Props) {
  const analysis = useAnalysis(page, clients, client);
  const rows = useRows(analysis);
  const grid = useGridAddress();
  const { data: loads } = useQuery(dataAsOfOptions);
  if (loads !== undefined && analysis.newest === undefined) {
    return (
      <>
        <AnalyticsHeader analysis={analysis} />
        <NoInvoiceScreen />
      </>
    );
  }
  return (
    <>
      <AnalyticsHeader analysis={analysis} />
      <div className={classes.page}>
        <UnusableNote search={analysis.search} dates={analysis.state.dates} />
        <AnalysisGap analysis={analysis} />
        {content(analysis, grid.open)}
        <AnalysisNotes analysis={analysis} />
      </div>
      <AnalysisOverlays analysis={analysis} rows={rows} />
    </>
  );
}

/** Leads to the newest invoices where the page's days are later. */
function AnalysisGap({ analysis: { client, state, opensAt, search, go } }: { readonly analysis: Analysis }) {
  return (
    <Suspense fallback={null}>
      <InvoiceGapNotice
        className={classes.gap}
        clientIds={shownClientIds(client, state.childClientIds)}
        from={state.dates.from}
        opensAt={opensAt}
        onShow={(newest) => go({ ...search, ...daysBefore(newest), period: undefined, last: undefined })}
      />
    </Suspense>
  );
}

/** What the reader must know of the page and the chosen fact. */
export function AnalysisNotes({ analysis }: { readonly analysis: Analysis }) {
  const { state } = analysis;
  const { t } = useTranslation();
  return (
    <div className={classes.notes}>
      {conditionalNotes(state.analysis, state.fact).map((note) => (
        <p key={note}>{t(note)}</p>
      ))}
      <LeftOutNote analysis={analysis} />
    </div>
  );
}

interface OverlayProps {
  readonly analysis: Analysis;
  /** Whose rows the grid shows, where they are not those of the page. */
  readonly rows?: Analysis;
}

/** What the address shows over the page: the grid, and a shipment. */
export function AnalysisOverlays({ analysis, rows = analysis }: OverlayProps) {
  const grid = useGridAddress();
  return (
    <>
      {grid.address.grid === undefined ? null : (
        <DialogFailureBoundary onClose={grid.close}>
          <Suspense fallback={null}>
            <GridDialog analysis={rows} />
          </Suspense>
        </DialogFailureBoundary>
      )}
      <ShipmentPopup {...analysis} />
    </>
  );
}
