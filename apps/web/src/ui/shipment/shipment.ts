import type { ChargeLine, DataRow } from '@waybill/contract';
import { type ChargeFamily, chargeFamilies, dimensionUnitName, rounded, weightUnitName } from '@waybill/model';
import { countText, displayDate, displayDateTime, weightText } from '../../lib/languages/formats.ts';
import { text } from '../../lib/languages/text.ts';
import { texts } from '../../lib/languages/texts.ts';

/** A name and what is beside it; an empty value is shown as 'No data'. */
export interface Detail {
  readonly label: string;
  readonly value: string;
}

/** What happened to a package, or was to happen; an empty time is not known. */
export interface TimelineEvent extends Detail {
  readonly isDone: boolean;
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
  /** What happened to the package, in the order in which it did. */
  readonly timeline: readonly TimelineEvent[];
  readonly shipment: readonly Detail[];
  readonly delivery: readonly Detail[];
  readonly sender: Address;
  readonly receiver: Address;
  readonly families: readonly (Amounts & { readonly family: ChargeFamily })[];
}

/** Reads a row of the popup's container: units as we name them, dates as we write them. */
export function shipmentOf(row: DataRow): Shipment {
  const textOf = (field: string) => String(row[field] ?? '').trim();
  const day = (field: string) => (textOf(field) === '' ? '' : displayDate(textOf(field)));
  const moment = (field: string) => (textOf(field) === '' ? '' : displayDateTime(textOf(field)));
  return {
    trackingId: Number(row.TRACKING_ID),
    trackingNumber: textOf('TRACKING_NUMBER'),
    carrierId: Number(row.CARRIER_ID),
    carrierName: textOf('CARRIER_NAME'),
    clientId: Number(row.CLIENT_ID),
    trackingStatus: textOf('TRACKING_STATUS'),
    currencyCode: textOf('CURRENCY_CODE'),
    net: Number(row.NET_AMOUNT ?? 0),
    timeline: timelineOf(row),
    shipment: [
      { label: text('Invoice number'), value: textOf('INVOICE_NUMBER') },
      { label: text('Invoice date'), value: day('BILL_DATE') },
      { label: text('Ship date'), value: day('PICKUP_DATE') },
      { label: text('Service Name'), value: textOf('SERVICE') },
      { label: text('Charge description'), value: textOf('CHARGE_DESCRIPTION') },
      { label: text('Mode'), value: textOf('BUCKET_NAME') },
      { label: text('Zone Code'), value: textOf('ZONE') },
      { label: text('Rated Zone'), value: textOf('RATED_ZONE') },
      { label: text('Zone Mode'), value: textOf('ZONE_MODE') },
      { label: text('Actual weight'), value: weightOf(row.ACTUAL_WEIGHT, textOf('ACTUAL_WEIGHT_UNIT')) },
      { label: text('Billed weight'), value: weightOf(row.BILL_WEIGHT, textOf('BILL_WEIGHT_UNIT')) },
      { label: text('Dimensions'), value: dimensionsOf(row, textOf('DIM_UNIT')) },
    ],
    delivery: [
      { label: text('Tracking Status'), value: textOf('TRACKING_STATUS') },
      { label: text('Scheduled'), value: moment('SCHEDULED_DATE') },
      { label: text('Delivered'), value: moment('DELIVERY_DATE') },
      { label: text('Estimated days'), value: textOf('ESTIMATED_DAYS') && countText(Number(row.ESTIMATED_DAYS)) },
      { label: text('Estimated time'), value: textOf('ESTIMATED_TIME') },
      { label: text('Delivery status'), value: textOf('DELIVERY_STATUS') },
      { label: text('Delivery location'), value: textOf('DELIVERY_LOCATION') },
    ],
    sender: addressOf(textOf, 'SENDER'),
    receiver: addressOf(textOf, 'CONSIGNEE'),
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

/** Shipped, promised, delivered, billed: known moments in their order, unknown ones where they usually come. */
function timelineOf(row: DataRow): readonly TimelineEvent[] {
  const events = [
    { label: text('Ship date'), at: row.PICKUP_DATE, isDone: true },
    { label: text('Scheduled'), at: row.SCHEDULED_DATE, isDone: false },
    { label: text('Delivered'), at: row.DELIVERY_DATE, isDone: true },
    { label: text('Invoice date'), at: row.BILL_DATE, isDone: true },
  ].map(({ at, ...event }) => ({ ...event, at: String(at ?? '').trim() }));
  const known = events.filter(({ at }) => at !== '').toSorted((one, other) => one.at.localeCompare(other.at));
  let next = 0;
  return events.map((event) => {
    const { label, at, isDone } = event.at === '' ? event : (known[next++] ?? event);
    const value = at === '' ? '' : at.length > 10 ? displayDateTime(at) : displayDate(at);
    return { label, value, isDone: isDone && at !== '' };
  });
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

/** The address in one line, as a maps service is asked for it; empty if nothing is known. */
export function addressText({ address, city, state, postalCode, country }: Address): string {
  const area = [state, postalCode].filter(Boolean).join(' ');
  const place = [address, city, area].filter(Boolean);
  return place.length === 0 ? '' : [...place, country].filter(Boolean).join(', ');
}

function weightOf(weight: DataRow[string] | undefined, unit: string): string {
  return weight === null || weight === undefined
    ? ''
    : `${weightText(Number(weight))} ${texts.t(weightUnitName(unit))}`.trim();
}

function dimensionsOf({ LENGTH, WIDTH, HEIGHT }: DataRow, unit: string): string {
  const sizes = [LENGTH, WIDTH, HEIGHT];
  if (sizes.every((size) => size === null || size === undefined || Number(size) === 0)) return '';
  return `${sizes.map((size) => Number(size ?? 0)).join(' × ')} ${texts.t(dimensionUnitName(unit))}`.trim();
}

function addressOf(textOf: (field: string) => string, side: 'SENDER' | 'CONSIGNEE'): Address {
  return {
    name: textOf(`${side}_NAME`),
    company: textOf(`${side}_COMPANY`),
    address: textOf(`${side}_ADDRESS`),
    city: textOf(`${side}_CITY`),
    state: textOf(`${side}_STATE`),
    postalCode: textOf(`${side}_POSTAL_CODE`),
    country: textOf(`${side}_CNTRY`),
    normalisedState: textOf(`NORMALISED_${side}_STATE`),
    normalisedCountry: textOf(`NORMALISED_${side}_COUNTRY`),
  };
}
