import type { TrackedShipment } from '@waybill/contract';
import { rounded } from '@waybill/model';
import type { TFunction } from 'i18next';
import type { SavedTable } from '../../../lib/files/save-table.ts';

/** A tracking number in the list; without a shipment, no invoice bills it. */
export interface LookupRow {
  readonly key: string;
  readonly trackingNumber: string;
  readonly shipment: TrackedShipment | undefined;
}

/** The shipments, then the numbers that were not found. */
export function lookupRows(found: readonly TrackedShipment[], missing: readonly string[]): readonly LookupRow[] {
  return [
    ...found.map((shipment) => ({
      key: `${shipment.trackingNumber} ${shipment.clientId} ${shipment.carrierName}`,
      trackingNumber: shipment.trackingNumber,
      shipment,
    })),
    ...missing.map((trackingNumber) => ({ key: trackingNumber, trackingNumber, shipment: undefined })),
  ];
}

/** A sum of money, to the cent. */
export const sumOf = (shipments: readonly TrackedShipment[], of: (shipment: TrackedShipment) => number): number =>
  rounded(shipments.reduce((sum, shipment) => sum + of(shipment), 0));

/** The rows for a file. */
export function lookupTable(t: TFunction, rows: readonly LookupRow[]): SavedTable<LookupRow> {
  return {
    name: t('Tracking'),
    columns: [
      { header: t('Tracking Number'), type: 'text', cellOf: ({ trackingNumber }) => trackingNumber },
      { header: t('Found'), type: 'text', cellOf: ({ shipment }) => (shipment === undefined ? t('No') : t('Yes')) },
      { header: t('Carrier'), type: 'text', cellOf: ({ shipment }) => shipment?.carrierName ?? null },
      { header: t('Client'), type: 'text', cellOf: ({ shipment }) => shipment?.clientName ?? null },
      { header: t('Service'), type: 'text', cellOf: ({ shipment }) => shipment?.service ?? null },
      { header: t('Ship date'), type: 'date', cellOf: ({ shipment }) => shipment?.shipDate ?? null },
      { header: t('Scheduled'), type: 'timestamp', cellOf: ({ shipment }) => shipment?.scheduledDate ?? null },
      { header: t('Delivered'), type: 'timestamp', cellOf: ({ shipment }) => shipment?.deliveryDate ?? null },
      { header: t('Status'), type: 'text', cellOf: ({ shipment }) => shipment?.trackingStatus ?? null },
      { header: t('Invoices'), type: 'integer', cellOf: ({ shipment }) => shipment?.invoices ?? null },
      { header: t('Net Amount (USD)'), type: 'money', cellOf: ({ shipment }) => shipment?.net ?? null },
      { header: t('Refunds (USD)'), type: 'money', cellOf: ({ shipment }) => shipment?.refunds ?? null },
    ],
    rows,
    about: [[t('Page'), t('Tracking')]],
    sheetNames: [t('Rows'), t('About')],
  };
}
