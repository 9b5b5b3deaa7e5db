import type { Carrier } from '@waybill/contract';
import type { Hue } from './palette.ts';

/** A parcel carrier: its number, its name as stored in `carrier_name`, and its colour on every chart. */
export interface ParcelCarrier extends Carrier {
  readonly hue: Hue;
}

/** The parcel carriers; UPS is 1 and FedEx is 2 (S1 section 3). Freight carriers have numbers from 20 up. */
export const parcelCarriers: readonly ParcelCarrier[] = [
  { id: 1, name: 'UPS', hue: 'orange' },
  { id: 2, name: 'FedEx', hue: 'purple' },
  { id: 3, name: 'USPS', hue: 'blue' },
  { id: 4, name: 'OnTrac', hue: 'teal' },
  { id: 5, name: 'DHL eCommerce', hue: 'olive' },
  { id: 6, name: 'DHL Express', hue: 'red' },
  { id: 7, name: 'Passport', hue: 'slate' },
  { id: 8, name: 'FlavorCloud', hue: 'silver' },
];

/** Carriers with this number or a higher one carry freight; those below carry parcels. */
export const firstFreightCarrierId = 20;

/** Stands for every carrier (S1 section 3). */
export const allCarriers: Carrier = { id: -1, name: 'All Carriers' };
