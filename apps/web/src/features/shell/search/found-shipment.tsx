import { useQuery } from '@tanstack/react-query';
import { dayOf } from '@waybill/model';
import { lazy, Suspense, useState } from 'react';
import { clientsOptions } from '../../../lib/analysis/client-queries.ts';
import { savedDashboardOptions } from '../../../lib/analysis/dashboard-queries.ts';
import { searchOfSaved } from '../../../lib/analysis/saved-dashboard.ts';
import { DialogFailureBoundary } from '../../../ui/dialog-failure-boundary.tsx';

const TrackingPopup = lazy(() => import('../../../ui/shipment/tracking-popup.tsx'));

interface Props {
  readonly trackingNumber: string;
  readonly onClose: () => void;
}

/** A shipment over whatever page is open: of the client that the reader works with, or of the first one. */
export function FoundShipment({ trackingNumber, onClose }: Props) {
  const [line, setLine] = useState<number>();
  const { data: clients } = useQuery(clientsOptions);
  const { data: saved } = useQuery(savedDashboardOptions);
  const clientId =
    clients === undefined || saved === undefined ? undefined : searchOfSaved(saved, clients, dayOf(new Date())).client;
  if (clientId === undefined) return null;
  return (
    <DialogFailureBoundary onClose={onClose}>
      <Suspense fallback={null}>
        <TrackingPopup
          key={trackingNumber}
          scope={{ page: 'spend', clients: { clientId, childClientIds: [] } }}
          trackingNumber={trackingNumber}
          line={line}
          onLine={setLine}
          onClose={onClose}
        />
      </Suspense>
    </DialogFailureBoundary>
  );
}
