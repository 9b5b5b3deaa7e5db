import type { PackageRow, ServiceCategory } from '@waybill/model';
import type { Insight } from '../charge-names/charge-names.ts';
import type { Shipment, ShipmentContext } from '../invoice-file.ts';
import type { WholeInvoice } from '../layout.ts';
import { amountsOf, type ChargeInCents, chargeRow, netOf } from '../mapping/amounts.ts';
import { creditOf, creditTypeOf } from '../mapping/credit-types.ts';
import {
  billOptionOf,
  invoiceColumns,
  type PackageDescription,
  placeColumns,
  weightColumns,
} from '../mapping/package-columns.ts';
import { placeOf } from '../mapping/place.ts';
import { weightOf } from '../mapping/weight.ts';
import { textOrNull, withoutPadding } from '../reading/plain-number.ts';
import type { FlatDeclaration, ServiceRule } from './declaration.ts';
import type { FlatCharge, FlatRow } from './flat-row.ts';

type RowKind = 'package' | 'adjustment' | 'account';

/** One shipment for each row. A package that stands in several rows of an invoice is counted by the first. */
export function* flatShipments(
  declaration: FlatDeclaration,
  rows: readonly FlatRow[],
  context: ShipmentContext,
  whole: WholeInvoice,
): Generator<Shipment> {
  const counted = new Set<string>();
  for (const row of declaration.rowsAreCharges === true ? joinedByPackage(rows, whole) : rows) {
    const isCounted = row.trackingNumber !== null && counted.has(row.trackingNumber);
    const kind = row.kind === 'package' && isCounted ? 'adjustment' : row.kind;
    if (kind === 'package' && row.trackingNumber !== null) counted.add(row.trackingNumber);
    yield shipmentOf(declaration, row, kind, context);
  }
}

/** One row for each package, with the charges of all its rows. Later charges without transportation are an adjustment. */
function joinedByPackage(rows: readonly FlatRow[], whole: WholeInvoice): FlatRow[] {
  const ofPackages = new Map<string, FlatRow[]>();
  for (const row of rows) {
    const key = row.trackingNumber ?? `line ${row.line}`;
    const found = ofPackages.get(key);
    if (found === undefined) ofPackages.set(key, [row]);
    else found.push(row);
  }
  return [...ofPackages.values()].map((joined) =>
    joinedRow(joined, !whole.billsTransportation || joined.some(billsTransportation)),
  );
}

/** Whether a row bills what the transport costs. */
export const billsTransportation = ({ charges }: FlatRow): boolean =>
  charges.some(({ meaning, cents }) => meaning?.family === 'transportation' && cents > 0);

function joinedRow(rows: readonly FlatRow[], isPackage: boolean): FlatRow {
  const [first] = rows;
  if (first === undefined) throw new RangeError('A package has at least one row.');
  const netCents = rows.reduce((sum, row) => sum + row.netCents, 0);
  const kind = first.kind === 'account' ? 'account' : isPackage && netCents >= 0 ? 'package' : 'adjustment';
  return { ...first, kind, netCents, charges: rows.flatMap(({ charges }) => charges) };
}

function shipmentOf(declaration: FlatDeclaration, row: FlatRow, kind: RowKind, context: ShipmentContext): Shipment {
  const charges = row.charges.map((charge) => ({ charge, inCents: chargeInCents(charge, creditOfRow(row, kind)) }));
  const net = (insight: Insight): string =>
    netOf(charges.filter(({ charge }) => charge.meaning?.insight === insight).map(({ inCents }) => inCents));
  return {
    package: {
      ...describe(declaration, row, kind, context),
      ...amountsOf(charges.map(({ inCents }) => inCents)),
      address_correction_amt: net('address correction'),
      shipping_charge_correction_amt: net('shipping charge correction'),
      chargeback_amt: '0.00',
      declared_amt: net('declared value'),
      scc_audit_fee_amt: net('audit fee'),
    },
    charges: charges.map(({ inCents }) => chargeRow(inCents)),
  };
}

/** Why a row gives money back; null if it does not. Discounts on a package are not credits. */
function creditOfRow(row: FlatRow, kind: RowKind): ChargeInCents['credit'] {
  if (kind === 'package' || row.netCents >= 0) return null;
  const texts = [row.text('rowKind'), ...row.charges.map(({ text }) => text)];
  return creditOf(row.credit ?? creditTypeOf(texts, row.invoice.billDate));
}

const classes: Readonly<Partial<Record<ChargeInCents['family'], string>>> = {
  transportation: 'FRT',
  fuel_surcharge: 'FSC',
  other_accessorial: 'ACC',
  tax: 'TAX',
};

function chargeInCents(
  { text, code = text, meaning, cents, incentiveCents }: FlatCharge,
  credit: ChargeInCents['credit'],
): ChargeInCents {
  const family = meaning?.family ?? 'other';
  return {
    family,
    category: null,
    classification: meaning?.isDiscount === true ? 'DSC' : (classes[family] ?? 'MSC'),
    code,
    group: meaning?.group ?? null,
    description: text,
    netCents: cents,
    incentiveCents,
    credit,
  };
}

interface Service {
  readonly category: ServiceCategory;
  readonly mode: string;
}

const noService: Service = { category: 'Other', mode: 'Other' };

function serviceOf({ services }: FlatDeclaration, row: FlatRow, kind: RowKind): Service {
  if (kind === 'account') return noService;
  const known: ServiceRule | undefined = firstNamed(services, `${row.text('service')} ${row.text('secondService')}`);
  return { ...(known ?? noService), ...(row.serviceCategory === undefined ? {} : { category: row.serviceCategory }) };
}

function describe(
  declaration: FlatDeclaration,
  row: FlatRow,
  kind: RowKind,
  context: ShipmentContext,
): PackageDescription {
  const { invoice, text } = row;
  const service = serviceOf(declaration, row, kind);
  const sender = placeOf(
    {
      city: text('senderCity'),
      state: text('senderState'),
      postalCode: text('senderPostalCode'),
      country: text('senderCountry'),
    },
    context,
  );
  const consignee = placeOf(
    {
      city: text('consigneeCity'),
      state: text('consigneeState'),
      postalCode: text('consigneePostalCode'),
      country: text('consigneeCountry'),
    },
    context,
  );
  const actual = weightOf(text('actualWeight'), text('actualWeightUnit'));
  const billed = weightOf(text('billedWeight'), text('billedWeightUnit'));
  return {
    ...invoiceColumns(invoice, context),
    invoice_status: null,
    pickup_date: row.shipDay ?? invoice.billDate,
    delivery_date: row.deliveredAt ?? null,
    tracking_number: row.trackingNumber,
    tracking_status: null,
    bucket_name: 'parcel',
    mode_category: service.mode,
    service: textOrNull(text('service')),
    service_category: service.category,
    zone: textOrNull(text('zone') === '' ? '' : withoutPadding(text('zone'))),
    bill_option: kind === 'account' ? null : billOptionOf(text('payor')),
    ...placeColumns(sender, consignee),
    customer_reference: textOrNull(text('reference')),
    row_kind: kind,
    no_of_pkgs: countOf(declaration, row, kind),
    charge_description: textOrNull(text('service')) ?? row.charges[0]?.text ?? null,
    ...weightColumns(actual, billed),
    ...dimensionsOf(row),
    scheduled_date: null,
    estimated_days: null,
    estimated_time: null,
    delivery_status: row.deliveredAt === undefined ? null : 'Delivered',
    delivery_location: textOrNull(text('deliveryLocation')),
    sender_name: textOrNull(text('senderName')),
    sender_company: textOrNull(text('senderCompany')),
    sender_address: textOrNull([text('senderAddress'), text('senderAddress2')].join(' ')),
    consignee_name: textOrNull(text('consigneeName')),
    consignee_company: textOrNull(text('consigneeCompany')),
    consignee_address: textOrNull([text('consigneeAddress'), text('consigneeAddress2')].join(' ')),
  };
}

/** Pieces of mail count, and are no packages that could be late. */
function countOf({ countsMail }: FlatDeclaration, row: FlatRow, kind: RowKind): number {
  if (kind === 'package') return row.pieces;
  return kind === 'account' && countsMail === true ? row.pieces : 0;
}

function dimensionsOf({ text }: FlatRow): Pick<PackageRow, 'length' | 'width' | 'height' | 'dim_unit'> {
  const sides = [text('length'), text('width'), text('height')].map((side) => Number(side.replace(',', '.')));
  if (!sides.every((side) => side > 0)) {
    return { length: null, width: null, height: null, dim_unit: null };
  }
  const [length = 0, width = 0, height = 0] = sides;
  const unit = text('sizeUnit').toUpperCase().startsWith('C') ? 'cm' : 'inches';
  return { length: length.toFixed(2), width: width.toFixed(2), height: height.toFixed(2), dim_unit: unit };
}

/**
 * The first whose words all stand in the text, in upper or lower case. A word with an equals sign before it is the whole
 * text; one without words fits every text.
 */
function firstNamed<Named extends { readonly words: readonly string[] }>(
  named: readonly Named[],
  text: string,
): Named | undefined {
  const searched = text.trim().toUpperCase();
  const stands = (word: string): boolean =>
    word.startsWith('=') ? searched === word.slice(1) : searched.includes(word);
  return named.find(({ words }) => words.every(stands));
}
