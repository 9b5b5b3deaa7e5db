import { Anchor, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { mayOpen } from '../../lib/menu/may-open.ts';
import { accountOptions } from '../../lib/session/session-queries.ts';
import { DialogFailureBoundary } from '../../ui/dialog-failure-boundary.tsx';

const TrackingPopup = lazy(() => import('./tracking-popup.tsx'));

interface Props {
  readonly trackingNumber: string;
  /** Whose shipment it is; without one there is nothing to open. */
  readonly clientId: number | undefined;
}

/** A tracking number that opens its shipment, for who may see shipments. */
export function ShipmentLink({ trackingNumber, clientId }: Props) {
  const { data: user } = useSuspenseQuery(accountOptions);
  const [opened, setOpened] = useState(false);
  const [line, setLine] = useState<number>();
  if (clientId === undefined || !mayOpen(['NEW_BI_TOOLS', 'DASHBOARDS_VIEW'], user.permissions)) {
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
              scope={{ page: 'spend', clients: { clientId, childClientIds: [clientId] } }}
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
