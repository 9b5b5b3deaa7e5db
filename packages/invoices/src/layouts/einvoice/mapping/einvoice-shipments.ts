import type { Shipment, ShipmentContext } from '../../../invoice-file.ts';
import { amountsOf, type ChargeInCents, chargeRow, netOf } from '../../../mapping/amounts.ts';
import { creditOf, creditTypeOf } from '../../../mapping/credit-types.ts';
import {
  invoiceColumns,
  type PackageDescription,
  placeColumns,
  weightColumns,
} from '../../../mapping/package-columns.ts';
import { placeOf } from '../../../mapping/place.ts';
import { noWeight, weightOf } from '../../../mapping/weight.ts';
import type { EInvoiceRow } from './einvoice-row.ts';

type RowKind = 'package' | 'adjustment' | 'account';

const classes: Readonly<Partial<Record<ChargeInCents['family'], string>>> = {
  transportation: 'FRT',
  fuel_surcharge: 'FSC',
  other_accessorial: 'ACC',
  tax: 'TAX',
};
const nowhere = { city: '', state: '', postalCode: '', country: '' };

/** One shipment for each tracking number, with the charges of all its lines, and one for every other row. */
export function* einvoiceShipments(rows: readonly EInvoiceRow[], context: ShipmentContext): Generator<Shipment> {
  const ofPackages = new Map<string, EInvoiceRow[]>();
  for (const row of rows) {
    if (row.trackingNumber === null) continue;
    const found = ofPackages.get(row.trackingNumber);
    if (found === undefined) ofPackages.set(row.trackingNumber, [row]);
    else found.push(row);
  }
  for (const ofPackage of ofPackages.values()) yield shipmentOf(withTransportation(ofPackage), context);
  for (const row of rows) if (row.trackingNumber === null) yield shipmentOf([row], context);
}

/** If no line of a package is known to be its transportation, the first one that no word knows is. */
function withTransportation(rows: readonly EInvoiceRow[]): readonly EInvoiceRow[] {
  if (rows.some(({ meaning }) => meaning?.family === 'transportation')) return rows;
  const first = rows.find(({ meaning }) => meaning === undefined);
  return rows.map((row) => (row === first ? { ...row, meaning: { family: 'transportation' } } : row));
}

function shipmentOf(rows: readonly EInvoiceRow[], context: ShipmentContext): Shipment {
  const [first] = rows;
  if (first === undefined) throw new RangeError('A shipment has at least one row.');
  const netCents = rows.reduce((sum, row) => sum + row.netCents, 0);
  const kind = first.trackingNumber === null ? 'account' : netCents < 0 ? 'adjustment' : 'package';
  const charges = rows.filter((row) => row.netCents !== 0).map((row) => ({ row, inCents: chargeOf(row, kind) }));
  const ofInsight = (insight: string): string =>
    netOf(charges.filter(({ row }) => row.meaning?.insight === insight).map(({ inCents }) => inCents));
  return {
    package: {
      ...describe(rows, first, kind, context),
      ...amountsOf(charges.map(({ inCents }) => inCents)),
      address_correction_amt: ofInsight('address correction'),
      shipping_charge_correction_amt: ofInsight('shipping charge correction'),
      chargeback_amt: '0.00',
      declared_amt: ofInsight('declared value'),
      scc_audit_fee_amt: ofInsight('audit fee'),
    },
    charges: charges.map(({ inCents }) => chargeRow(inCents)),
  };
}

function chargeOf({ meaning, code, text, netCents, isCredit, invoice }: EInvoiceRow, kind: RowKind): ChargeInCents {
  const family = meaning?.family ?? 'other';
  const isDiscount = meaning?.isDiscount === true && netCents < 0 && !isCredit;
  return {
    family,
    category: null,
    classification: isDiscount ? 'DSC' : (classes[family] ?? 'MSC'),
    code,
    group: meaning?.group ?? null,
    description: text,
    netCents,
    incentiveCents: isDiscount ? -netCents : 0,
    credit: isCredit && kind !== 'package' ? creditOf(creditTypeOf([text], invoice.billDate)) : null,
  };
}

function describe(
  rows: readonly EInvoiceRow[],
  first: EInvoiceRow,
  kind: RowKind,
  context: ShipmentContext,
): PackageDescription {
  const { invoice } = first;
  const transport = rows.find(({ meaning }) => meaning?.family === 'transportation') ?? first;
  const weighed = rows.find(({ weight }) => weight !== '');
  const place = placeOf(nowhere, context);
  return {
    ...invoiceColumns(invoice, context),
    invoice_status: null,
    pickup_date: rows.find(({ shipDay }) => shipDay !== undefined)?.shipDay ?? invoice.billDate,
    delivery_date: null,
    tracking_number: first.trackingNumber,
    tracking_status: null,
    bucket_name: 'parcel',
    mode_category: 'Other',
    service: kind === 'account' ? null : transport.text,
    service_category: 'Other',
    zone: null,
    bill_option: null,
    ...placeColumns(place, place),
    customer_reference: null,
    row_kind: kind,
    no_of_pkgs: kind === 'package' ? 1 : 0,
    charge_description: transport.text,
    ...weightColumns(noWeight, weighed === undefined ? noWeight : weightOf(weighed.weight, weighed.weightUnit)),
    length: null,
    width: null,
    height: null,
    dim_unit: null,
    scheduled_date: null,
    estimated_days: null,
    estimated_time: null,
    delivery_status: null,
    delivery_location: null,
    sender_name: null,
    sender_company: null,
    sender_address: null,
    consignee_name: null,
    consignee_company: null,
    consignee_address: null,
  };
}
