import { lazy, Suspense, useMemo } from 'react';
import type { Analysis } from '../lib/analysis/use-analysis.ts';
import { useShipmentAddress } from '../lib/analysis/use-shipment-address.ts';
import { DialogFailureBoundary } from '../ui/failures/dialog-failure-boundary.tsx';

const TrackingPopup = lazy(() => import('../ui/shipment/tracking-popup.tsx'));

/** The shipment that the address names, over page and grid. */
export function ShipmentPopup({ page, state }: Pick<Analysis, 'page' | 'state'>) {
  const { address, choose, close } = useShipmentAddress();
  const { clientId, childClientIds } = state;
  const scope = useMemo(
    () => ({ page: page.name, clients: { clientId, childClientIds } }),
    [page, clientId, childClientIds],
  );
  const { shipment, line } = address;
  if (shipment === undefined) return null;
  return (
    <DialogFailureBoundary onClose={close}>
      <Suspense fallback={null}>
        <TrackingPopup
          key={shipment}
          scope={scope}
          trackingNumber={shipment}
          line={line}
          onLine={(chosen) => choose(shipment, chosen)}
          onClose={close}
        />
      </Suspense>
    </DialogFailureBoundary>
  );
}
