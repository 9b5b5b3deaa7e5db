import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { InvoiceDetail } from '@waybill/contract';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { invoiceAnalysis } from '../features/invoicing/invoices/invoice-analysis.ts';
import { invoiceOptions } from '../features/invoicing/invoices/invoice-queries.ts';
import { InvoiceView } from '../features/invoicing/invoices/invoice-view.tsx';
import { useGridAddress } from '../lib/analysis/use-grid-address.ts';
import { CardFailure, CardSkeleton } from '../ui/card/card-states.tsx';
import { DialogFailureBoundary } from '../ui/failures/dialog-failure-boundary.tsx';
import { clientChoices } from '../ui/table-page/choices.ts';
import classes from './invoice-screen.module.css';
import { ShipmentPopup } from './shipment-popup.tsx';

const GridDialog = lazy(() => import('../features/analysis/grid/dialog/grid-dialog.tsx'));
const height = 360;

/** One carrier invoice, with its packages in the grid over it. */
export function InvoiceScreen() {
  const { t } = useTranslation();
  const id = Number(useParams({ strict: false, select: ({ invoiceId }) => invoiceId }));
  const { data, error, isFetching, refetch } = useQuery(invoiceOptions(id));
  const grid = useGridAddress();
  return (
    <>
      <Anchor className={classes.back} fz="sm" renderRoot={(props) => <Link {...props} to="/invoices" />}>
        <IconArrowLeft size={15} className={classes.arrow} aria-hidden /> {t('Invoices')}
      </Anchor>
      {error === null ? null : <CardFailure error={error} height={height} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {data === undefined ? null : (
        <>
          <InvoiceView invoice={data} refreshing={isFetching} onPackages={() => grid.open()} />
          <InvoiceRows invoice={data} />
        </>
      )}
    </>
  );
}

function InvoiceRows({ invoice }: { readonly invoice: InvoiceDetail }) {
  const grid = useGridAddress();
  const { data: clients } = useQuery(clientChoices);
  const client = clients?.find(({ id }) => id === invoice.clientId);
  const analysis = useMemo(
    () => (client === undefined ? undefined : invoiceAnalysis(invoice, client)),
    [invoice, client],
  );
  if (analysis === undefined) return null;
  return (
    <>
      {grid.address.grid === undefined ? null : (
        <DialogFailureBoundary onClose={grid.close}>
          <Suspense fallback={null}>
            <GridDialog analysis={analysis} />
          </Suspense>
        </DialogFailureBoundary>
      )}
      <ShipmentPopup {...analysis} />
    </>
  );
}
