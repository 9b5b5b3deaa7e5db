import type { ChargeLine, DataRow } from '@waybill/contract';
import {
  type ChargeFamily,
  chargeFamilies,
  countText,
  dimensionUnitName,
  displayDate,
  displayDateTime,
  rounded,
  weightText,
  weightUnitName,
} from '@waybill/model';

/** A name and what stands beside it; an empty value is shown as 'No data'. */
export interface Detail {
  readonly label: string;
  readonly value: string;
}

/** Sender or receiver of a shipment. */
export interface Address {
  readonly name: string;
  readonly company: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
  /** Codes that a map knows the place by. */
  readonly normalisedState: string;
  readonly normalisedCountry: string;
}

/** Gross, discount and net of some charges, in US dollars. */
export interface Amounts {
  readonly gross: number;
  readonly incentive: number;
  readonly net: number;
}

/** One billed line of a shipment, ready to be shown (S2 section 3). */
export interface Shipment {
  readonly trackingId: number;
  readonly trackingNumber: string;
  readonly carrierId: number;
  readonly carrierName: string;
  readonly clientId: number;
  readonly trackingStatus: string;
  readonly currencyCode: string;
  readonly net: number;
  readonly shipment: readonly Detail[];
  readonly delivery: readonly Detail[];
  readonly sender: Address;
  readonly receiver: Address;
  readonly families: readonly (Amounts & { readonly family: ChargeFamily })[];
}

/** Reads a row of the popup's container: units as we name them, dates as we write them. */
export function shipmentOf(row: DataRow): Shipment {
  const text = (field: string) => String(row[field] ?? '').trim();
  const day = (field: string) => (text(field) === '' ? '' : displayDate(text(field)));
  const moment = (field: string) => (text(field) === '' ? '' : displayDateTime(text(field)));
  return {
    trackingId: Number(row.TRACKING_ID),
    trackingNumber: text('TRACKING_NUMBER'),
    carrierId: Number(row.CARRIER_ID),
    carrierName: text('CARRIER_NAME'),
    clientId: Number(row.CLIENT_ID),
    trackingStatus: text('TRACKING_STATUS'),
    currencyCode: text('CURRENCY_CODE'),
    net: Number(row.NET_AMOUNT ?? 0),
    shipment: [
      { label: 'Invoice number', value: text('INVOICE_NUMBER') },
      { label: 'Invoice date', value: day('BILL_DATE') },
      { label: 'Ship date', value: day('PICKUP_DATE') },
      { label: 'Service', value: text('SERVICE') },
      { label: 'Charge description', value: text('CHARGE_DESCRIPTION') },
      { label: 'Mode', value: text('BUCKET_NAME') },
      { label: 'Zone', value: text('ZONE') },
      { label: 'Actual weight', value: weightOf(row.ACTUAL_WEIGHT, text('ACTUAL_WEIGHT_UNIT')) },
      { label: 'Billed weight', value: weightOf(row.BILL_WEIGHT, text('BILL_WEIGHT_UNIT')) },
      { label: 'Dimensions', value: dimensionsOf(row, text('DIM_UNIT')) },
    ],
    delivery: [
      { label: 'Tracking status', value: text('TRACKING_STATUS') },
      { label: 'Scheduled', value: moment('SCHEDULED_DATE') },
      { label: 'Delivered', value: moment('DELIVERY_DATE') },
      { label: 'Estimated days', value: text('ESTIMATED_DAYS') && countText(Number(row.ESTIMATED_DAYS)) },
      { label: 'Estimated time', value: text('ESTIMATED_TIME') },
      { label: 'Delivery status', value: text('DELIVERY_STATUS') },
      { label: 'Delivery location', value: text('DELIVERY_LOCATION') },
    ],
    sender: addressOf(text, 'SENDER'),
    receiver: addressOf(text, 'CONSIGNEE'),
    families: chargeFamilies.map((family) => {
      const amount = (field: string) => Number(row[field.toUpperCase()] ?? 0);
      return {
        family,
        gross: amount(`${family}_amount`),
        incentive: amount(`${family}_discount`),
        net: amount(`net_${family}_amount`),
      };
    }),
  };
}

/** The amounts of a charge; gross is net and incentive together (S2 section 9). */
export function amountsOf({ netAmount, incentiveAmount }: ChargeLine): Amounts {
  return { gross: rounded(netAmount + incentiveAmount), incentive: incentiveAmount, net: netAmount };
}

/** The sums of some amounts, to the cent. */
export function totalOf(amounts: readonly Amounts[]): Amounts {
  const sum = (of: (amount: Amounts) => number) => rounded(amounts.reduce((total, each) => total + of(each), 0));
  return { gross: sum(({ gross }) => gross), incentive: sum(({ incentive }) => incentive), net: sum(({ net }) => net) };
}

/** The address in one line, as a maps service is asked for it; empty where nothing is known. */
export function addressText({ address, city, state, postalCode, country }: Address): string {
  const area = [state, postalCode].filter(Boolean).join(' ');
  const place = [address, city, area].filter(Boolean);
  return place.length === 0 ? '' : [...place, country].filter(Boolean).join(', ');
}

function weightOf(weight: DataRow[string] | undefined, unit: string): string {
  return weight === null || weight === undefined ? '' : `${weightText(Number(weight))} ${weightUnitName(unit)}`.trim();
}

function dimensionsOf({ LENGTH, WIDTH, HEIGHT }: DataRow, unit: string): string {
  const sizes = [LENGTH, WIDTH, HEIGHT];
  if (sizes.every((size) => size === null || size === undefined || Number(size) === 0)) return '';
  return `${sizes.map((size) => Number(size ?? 0)).join(' × ')} ${dimensionUnitName(unit)}`.trim();
}

function addressOf(text: (field: string) => string, side: 'SENDER' | 'CONSIGNEE'): Address {
  return {
    name: text(`${side}_NAME`),
    company: text(`${side}_COMPANY`),
    address: text(`${side}_ADDRESS`),
    city: text(`${side}_CITY`),
    state: text(`${side}_STATE`),
    postalCode: text(`${side}_POSTAL_CODE`),
    country: text(`${side}_CNTRY`),
    normalisedState: text(`NORMALISED_${side}_STATE`),
    normalisedCountry: text(`NORMALISED_${side}_COUNTRY`),
  };
}
