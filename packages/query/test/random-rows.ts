import { addDays } from '@waybill/model';
import type { Row } from './tiny-warehouse.ts';

/** The rows of both fact tables and the accounts that they are billed to. */
export interface Shipments {
  readonly packages: readonly Row[];
  readonly charges: readonly Row[];
}

type Next = (below: number) => number;

const carriers = [
  { carrier_id: 1, carrier_name: 'UPS', bucket_name: 'parcel' },
  { carrier_id: 2, carrier_name: 'FedEx', bucket_name: 'parcel' },
  { carrier_id: 3, carrier_name: 'USPS', bucket_name: 'parcel' },
  { carrier_id: 5, carrier_name: 'DHL eCommerce', bucket_name: 'parcel' },
  { carrier_id: 20, carrier_name: 'Estes', bucket_name: 'freight' },
];
const rates = [
  { currency_code: 'USD', usd_rate: 1 },
  { currency_code: 'EUR', usd_rate: 1.0837 },
  { currency_code: 'JPY', usd_rate: 0.00671 },
];
const places = [
  { country: 'US', state: 'OH', county: '39049', city: 'Columbus', zip: '43215-1234' },
  { country: 'US', state: 'TX', county: null, city: 'Austin', zip: '73301' },
  { country: 'CA', state: 'ON', county: null, city: null, zip: null },
];
const categories = ['Ground', 'Next Day', 'Next Day Early'];
const statuses = ['On Time', 'Late', 'Exception', 'Pending Late', null];
const zones = ['2', '8', '', null];
const families = ['transportation', 'fuel_surcharge', 'other_accessorial', 'billing_adjustment', 'tax', 'fee', 'other'];
const accessorials = ['Residential', 'Additional Handling'];
const creditTypes = ['GSR', 'Void', '', null];
const codes = ['RES', 'TDSC', null];
const invoiceStatuses = ['pay', 'duplicate', null];

/**
 * Shipments of five clients (one of somebody else) over two years and six loads (the last unpublished), with blanks,
 * zeros, credits and three currencies: the same rows every time. All but one of `alike` shipments are like the one before
 * but for number and amounts, so that rollups have something to add up.
 */
export function randomShipments(count: number, alike = 3): Shipments {
  const next = randomNumbers(20_250_831);
  const packages: Row[] = [];
  const charges: Row[] = [];
  let shipment: Row = {};
  let kinds: readonly Row[] = [];
  for (let trackingId = 1; trackingId <= count; trackingId += 1) {
    const repeats = trackingId > 1 && next(alike) > 0;
    shipment = repeats ? { ...shipment, ...identityOf(trackingId, next) } : randomShipment(trackingId, next);
    packages.push({ ...shipment, ...packageAmounts(next) });
    if (!repeats) kinds = Array.from({ length: 1 + next(4) }, () => randomCharge(next));
    for (const [line, kind] of kinds.entries()) {
      charges.push({ ...shipment, charge_id: trackingId * 10 + line, ...kind, ...chargeAmounts(kind, next) });
    }
  }
  return { packages, charges };
}

/** Two thirds of the shipments have the fields of their shipper. */
const references = (trackingId: number): Row =>
  trackingId % 3 === 0
    ? {}
    : {
        order_number: `SO-${trackingId}`,
        sku: trackingId % 2 === 0 ? 'MUG' : 'LAMP',
        cost_centre: trackingId % 5 === 0 ? 'WEST' : 'EAST',
        carton: trackingId % 4 === 0 ? 'B2' : 'B1',
        customer_reference: `PO ${trackingId}`,
      };

function randomShipment(trackingId: number, next: Next): Row {
  const pickupDate = addDays('2024-01-01', next(730));
  const accountId = next(4) + 1;
  return {
    ...identityOf(trackingId, next),
    load_id: next(6) + 1,
    client_id: oneOf([1001, 1001, 1002, 1003, 2001], next),
    account_id: accountId,
    account_number: `A${accountId}`,
    ...oneOf(carriers, next),
    ...oneOf(rates, next),
    pickup_date: pickupDate,
    bill_date: addDays(pickupDate, next(10)),
    delivery_date: next(3) === 0 ? null : `${addDays(pickupDate, next(5))} 1${next(10)}:30:00`,
    service_category: oneOf(categories, next),
    service: oneOf(['Ground', 'Air', null], next),
    zone: oneOf(zones, next),
    bill_option: oneOf(['PREPAID', 'COLLECT', null], next),
    tracking_status: oneOf(statuses, next),
    ...references(trackingId),
    invoice_status: oneOf(invoiceStatuses, next),
    ...addressOf('sender', oneOf(places, next)),
    ...addressOf('consignee', oneOf(places, next)),
  };
}

function identityOf(trackingId: number, next: Next): Row {
  return {
    tracking_id: trackingId,
    tracking_number: next(20) === 0 ? null : `1Z${String(trackingId).padStart(6, '0')}`,
  };
}

function addressOf(side: string, { country, state, county, city, zip }: (typeof places)[number]): Row {
  return {
    [`normalised_${side}_country`]: country,
    [`normalised_${side}_state`]: state,
    [`${side}_county`]: county,
    [`${side}_city`]: city,
    [`${side}_postal_code`]: zip,
  };
}

function packageAmounts(next: Next): Row {
  const [transportation, discount, fuel, accessorial, tax] = [9_000, 3_000, 900, 1_500, 300].map((below) =>
    next(4) === 0 ? 0 : cents(next(below)),
  );
  const net = Number(transportation) - Number(discount) + Number(fuel) + Number(accessorial) + Number(tax);
  return {
    no_of_pkgs: next(5) === 0 ? 0 : 1,
    transportation_amount: transportation ?? 0,
    transportation_discount: discount ?? 0,
    fuel_surcharge_amount: fuel ?? 0,
    fuel_surcharge_discount: next(3) === 0 ? cents(next(100)) : 0,
    other_accessorial_amount: accessorial ?? 0,
    other_accessorial_discount: next(3) === 0 ? cents(next(100)) : 0,
    fee_amount: next(5) === 0 ? cents(next(900)) : 0,
    other_discount: next(5) === 0 ? cents(next(100)) : 0,
    tax_amount: tax ?? 0,
    net_amount: next(6) === 0 ? 0 : cents(Math.round(net * 100)),
    ...costAvoidance(next),
    actual_weight_pounds: next(7) === 0 ? null : cents(next(5_000)),
    bill_weight_pounds: next(7) === 0 ? null : cents(next(6_000) - 100),
  };
}

function costAvoidance(next: Next): Row {
  const columns = [
    'address_correction_amt',
    'shipping_charge_correction_amt',
    'chargeback_amt',
    'declared_amt',
    'scc_audit_fee_amt',
  ];
  return Object.fromEntries(columns.map((name) => [name, next(3) === 0 ? cents(next(500)) : 0]));
}

function randomCharge(next: Next): Row {
  const family = oneOf(families, next);
  return {
    charge_family: family,
    accessorial_group: family === 'other_accessorial' ? oneOf(accessorials, next) : null,
    accessorial_code: oneOf(codes, next),
    credit_type: next(5) === 0 ? oneOf(creditTypes, next) : null,
  };
}

function chargeAmounts({ credit_type: creditType }: Row, next: Next): Row {
  const isRefund = creditType !== null || next(20) === 0;
  return {
    net_amount: next(6) === 0 ? 0 : cents(next(5_000) - 500),
    incentive_amount: cents(next(500)),
    audit_refund_amount: isRefund ? cents(next(300)) : 0,
    client_refund_amount: isRefund && next(2) === 0 ? cents(next(300)) : 0,
  };
}

function oneOf<Value>(values: readonly Value[], next: Next): Value {
  return values[next(values.length)] as Value;
}

function cents(amount: number): number {
  return amount / 100;
}

/** Numbers that look random and are the same every time (Lehmer). */
function randomNumbers(seed: number): Next {
  let state = seed % 2_147_483_647;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
