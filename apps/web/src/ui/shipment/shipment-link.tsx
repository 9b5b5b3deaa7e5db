import { Anchor, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { belongsTo } from '@waybill/contract';
import { configurableDashboard, distributionMap, invoicePackages, spend } from '@waybill/model';
import { lazy, Suspense, useState } from 'react';
import { accountOptions } from '../../lib/session/session-queries.ts';
import { DialogFailureBoundary } from '../failures/dialog-failure-boundary.tsx';

const TrackingPopup = lazy(() => import('./tracking-popup.tsx'));

interface Props {
  readonly trackingNumber: string;
  /** Whose shipment it is; without one there is nothing to open. */
  readonly clientId: number | undefined;
}

/** The pages that answer what a shipment is; the first that the user may open is asked. */
const pagesWithShipments = [spend, configurableDashboard, invoicePackages, distributionMap];

/** A tracking number that opens its shipment, for those who may see shipments. */
export function ShipmentLink({ trackingNumber, clientId }: Props) {
  const { data: user } = useSuspenseQuery(accountOptions);
  const [opened, setOpened] = useState(false);
  const [line, setLine] = useState<number>();
  const page = pagesWithShipments.find(({ audience }) => belongsTo(audience, user));
  if (clientId === undefined || page === undefined) {
    return <Text size="sm">{trackingNumber}</Text>;
  }
  const close = () => {
    setOpened(false);
    setLine(undefined);
  };
  return (
    <>
      <Anchor
        component="button"
        type="button"
        fz="sm"
        fw={500}
        c="var(--wb-accent-text)"
        onClick={() => setOpened(true)}
      >
        {trackingNumber}
      </Anchor>
      {opened ? (
        <DialogFailureBoundary onClose={close}>
          <Suspense fallback={null}>
            <TrackingPopup
              scope={{ page: page.name, clients: { clientId, childClientIds: [clientId] } }}
              trackingNumber={trackingNumber}
              line={line}
              onLine={setLine}
              onClose={close}
            />
          </Suspense>
        </DialogFailureBoundary>
      ) : null}
    </>
  );
}
