import { textOf, wholeNumber } from '../address/parameters.ts';
import { readParameters } from '../address/read-parameters.ts';

export const shipmentParameters = { shipment: textOf(1, 200), line: wholeNumber };

/** The shipment whose popup is open, as it is in the address: its tracking number, and one of its billed lines. */
export const shipmentSearch = readParameters(shipmentParameters);

export type ShipmentSearch = ReturnType<typeof shipmentSearch>;
