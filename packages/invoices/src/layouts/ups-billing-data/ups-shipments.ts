import type { PackageRow } from '@waybill/model';
import type { Shipment, ShipmentContext } from '../../invoice-file.ts';
import { amountsOf, type ChargeInCents, chargeRow, netOf } from '../../mapping/amounts.ts';
import { invoiceColumns, type PackageDescription, placeColumns, weightColumns } from '../../mapping/package-columns.ts';
import { placeOf } from '../../mapping/place.ts';
import { weightOf } from '../../mapping/weight.ts';
import { textOrNull, withoutPadding } from '../../reading/plain-number.ts';
import type { UpsColumn } from './columns.ts';
import { isAuditFee, upsCharge } from './ups-charges.ts';
import { isInformation, type UpsRow } from './ups-row.ts';
import { upsMode, upsServiceCategory } from './ups-service.ts';

const billOptions: Readonly<Record<string, string>> = {
  'P/P': 'PREPAID',
  'F/D': 'PREPAID',
  'F/C': 'COLLECT',
  'C/B': 'COLLECT',
  'C/F': 'PREPAID',
  SDV: 'PREPAID',
  FOB: 'COLLECT',
  DFC: 'COLLECT',
  DCB: 'COLLECT',
  DCF: 'PREPAID',
  'T/P': 'THIRD PARTY',
  DTP: 'THIRD PARTY',
};

/**
 * One shipment for each tracking number of the invoice, with its adjustments on the same invoice; one for each row of
 * the account, which has no tracking number.
 */
export function* upsShipments(rows: readonly UpsRow[], context: ShipmentContext): Generator<Shipment> {
  const counted = rows.filter(({ kept }) => !isInformation(kept));
  const byTracking = Map.groupBy(counted, ({ trackingNumber, line }) => trackingNumber ?? line);
  for (const ofShipment of byTracking.values()) yield shipmentOf(ofShipment, context);
}

/**
 * The row of SHP or RTN with the freight bills the package itself, on import invoices that with the package quantity;
 * a chargeback bills again what another account refused.
 */
const billsPackage = (row: UpsRow): boolean =>
  ((row.category === 'SHP' && row.detail !== 'CHBK') || row.category === 'RTN') &&
  (isFreight(row) || row.text('invoiceType') === 'I' || Number(row.text('packageQuantity')) > 0);

const isFreight = ({ classification }: UpsRow): boolean => classification === 'FRT';

function rowKindOf(rows: readonly UpsRow[]): 'package' | 'adjustment' | 'account' {
  if (rows[0]?.trackingNumber === null) return 'account';
  return rows.some(billsPackage) ? 'package' : 'adjustment';
}

function shipmentOf(rows: readonly UpsRow[], context: ShipmentContext): Shipment {
  const lead =
    rows.find((row) => billsPackage(row) && isFreight(row)) ??
    rows.find(billsPackage) ??
    rows.find(isFreight) ??
    rows[0];
  if (lead === undefined) throw new Error('A shipment needs a row.');
  const charges = rows.map((row) => ({ row, charge: upsCharge(row) }));
  return {
    package: {
      ...describe(lead, rowKindOf(rows), context),
      ...amountsOf(charges.map(({ charge }) => charge)),
      ...netsOf(charges),
    },
    charges: charges.map(({ charge }) => chargeRow(charge)),
  };
}

type Insights = Pick<
  PackageRow,
  'address_correction_amt' | 'shipping_charge_correction_amt' | 'chargeback_amt' | 'declared_amt' | 'scc_audit_fee_amt'
>;

function netsOf(charges: readonly { readonly row: UpsRow; readonly charge: ChargeInCents }[]): Insights {
  const net = (chosen: (row: UpsRow) => boolean): string =>
    netOf(charges.filter(({ row }) => chosen(row)).map(({ charge }) => charge));
  return {
    address_correction_amt: net(({ detail }) => detail === 'ADC'),
    shipping_charge_correction_amt: net(({ detail }) => detail === 'SCC'),
    chargeback_amt: net(({ detail }) => detail === 'CHBK'),
    declared_amt: net(({ code }) => code === 'EVS'),
    scc_audit_fee_amt: net(isAuditFee),
  };
}

function describe(
  lead: UpsRow,
  kind: 'package' | 'adjustment' | 'account',
  context: ShipmentContext,
): PackageDescription {
  const { invoice } = lead;
  const text = (column: UpsColumn): string => lead.text(column);
  const sender = placeOf(
    {
      city: text('senderCity'),
      state: text('senderState'),
      postalCode: text('senderPostal'),
      country: text('senderCountry'),
    },
    context,
  );
  const consignee = placeOf(
    {
      city: text('receiverCity'),
      state: text('receiverState'),
      postalCode: text('receiverPostal'),
      country: text('receiverCountry'),
    },
    context,
  );
  const category = kind === 'account' ? 'Other' : upsServiceCategory(lead);
  const entered = weightOf(text('enteredWeight'), text('enteredWeightUnit'));
  const billed = weightOf(text('billedWeight'), text('billedWeightUnit'));
  return {
    ...invoiceColumns(invoice, context),
    invoice_status: null,
    pickup_date: lead.transactionDate ?? invoice.billDate,
    delivery_date: lead.deliveryDate === undefined ? null : `${lead.deliveryDate} 00:00:00`,
    tracking_number: lead.trackingNumber,
    tracking_status: null,
    bucket_name: 'parcel',
    mode_category: upsMode(category, lead.description),
    service: (kind === 'package' && isFreight(lead)) || kind === 'adjustment' ? textOrNull(lead.description) : null,
    service_category: category,
    zone: textOrNull(text('zone') === '' ? '' : withoutPadding(text('zone'))),
    bill_option: kind === 'account' ? null : (billOptions[text('billOption').toUpperCase()] ?? null),
    ...placeColumns(sender, consignee),
    row_kind: kind,
    no_of_pkgs: kind === 'package' ? 1 : 0,
    charge_description: textOrNull(lead.description) ?? textOrNull(text('miscellaneousLine1')),
    ...weightColumns(entered, billed),
    ...(text('packageDimensions') === ''
      ? dimensionsOf(text('keyedDimensions'), text('keyedDimensionUnit'))
      : dimensionsOf(text('packageDimensions'), text('dimensionUnit'))),
    scheduled_date: null,
    estimated_days: null,
    estimated_time: null,
    delivery_status: null,
    delivery_location: null,
    sender_name: textOrNull(text('senderName')),
    sender_company: textOrNull(text('senderCompany')),
    sender_address: textOrNull([text('senderAddress'), text('senderAddress2')].join(' ')),
    consignee_name: textOrNull(text('receiverName')),
    consignee_company: textOrNull(text('receiverCompany')),
    consignee_address: textOrNull([text('receiverAddress'), text('receiverAddress2')].join(' ')),
  };
}

/** Sizes come as one text, such as `12.0x 9.0x 7.0`. */
function dimensionsOf(text: string, unit: string): Pick<PackageRow, 'length' | 'width' | 'height' | 'dim_unit'> {
  const [length, width, height] = text.split(/x/i).map((part) => Number(part.trim()));
  const isKnown = [length, width, height].every((side) => side !== undefined && Number.isFinite(side) && side > 0);
  if (!isKnown) return { length: null, width: null, height: null, dim_unit: null };
  const side = (value: number | undefined): string => (value ?? 0).toFixed(2);
  const dimUnit = unit.trim().toUpperCase().startsWith('C') ? 'cm' : 'inches';
  return { length: side(length), width: side(width), height: side(height), dim_unit: dimUnit };
}
