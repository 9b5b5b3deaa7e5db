import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type ShipmentSearch, shipmentSearch } from './shipment-search.ts';

/** Which shipment the address shows, and the ways to show one, another of its lines, or none. */
export function useShipmentAddress() {
  const address: unknown = useSearch({ strict: false, select: shipmentPart, structuralSharing: true });
  const navigate = useNavigate();
  const set = useCallback(
    (changed: ShipmentSearch, replace: boolean) =>
      void navigate({ to: '.', search: (before) => ({ ...before, ...changed }), replace, resetScroll: false }),
    [navigate],
  );
  const open = useCallback((shipment: string, line?: number) => set({ shipment, line }, false), [set]);
  const choose = useCallback((shipment: string, line: number) => set({ shipment, line }, true), [set]);
  const close = useCallback(() => set({ shipment: undefined, line: undefined }, false), [set]);
  return { address: shipmentSearch(address), open, choose, close };
}

function shipmentPart(search: object): ShipmentSearch {
  return shipmentSearch(search);
}
