import type { DataRow } from '@waybill/contract';

/** Opens the popup of a tracking number with the line of a row. */
export type ShowShipment = (trackingNumber: string, line?: number) => void;

/** The tracking number and the line of a row; undefined for charges of the account, which belong to no shipment. */
export function shipmentOfRow({ TRACKING_NUMBER, TRACKING_ID }: DataRow) {
  if (TRACKING_NUMBER === null || TRACKING_NUMBER === undefined || TRACKING_NUMBER === '') return undefined;
  return { trackingNumber: String(TRACKING_NUMBER), line: Number(TRACKING_ID) };
}
