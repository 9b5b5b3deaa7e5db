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
  const byTracking = new Map<string | number, UpsRow[]>();
  for (const row of rows) {
    if (isInformation(row.kept)) continue;
    const shipment = row.trackingNumber ?? row.line;
    const known = byTracking.get(shipment);
    if (known === undefined) byTracking.set(shipment, [row]);
    else known.push(row);
  }
  for (const ofShipment of byTracking.values()) yield shipmentOf(ofShipment.map(chargedRow), context);
}

/** A row and what it means: a row reads its texts anew each time. */
interface ChargedRow {
  readonly row: UpsRow;
  readonly charge: ChargeInCents;
  /**
   * The row of SHP or RTN with the freight bills the package itself, on import invoices that with the package quantity;
   * a chargeback bills again what another account refused.
   */
  readonly billsPackage: boolean;
  readonly isFreight: boolean;
  readonly detail: string;
  readonly isAuditFee: boolean;
}

function chargedRow(row: UpsRow): ChargedRow {
  const { category, detail, classification } = row;
  const isFreight = classification === 'FRT';
  const isOfPackage = (category === 'SHP' && detail !== 'CHBK') || category === 'RTN';
  return {
    row,
    charge: upsCharge(row),
    billsPackage:
      isOfPackage && (isFreight || row.text('invoiceType') === 'I' || Number(row.text('packageQuantity')) > 0),
    isFreight,
    detail,
    isAuditFee: isAuditFee(row),
  };
}

function rowKindOf(rows: readonly ChargedRow[]): 'package' | 'adjustment' | 'account' {
  if (rows[0]?.row.trackingNumber === null) return 'account';
  return rows.some(({ billsPackage }) => billsPackage) ? 'package' : 'adjustment';
}

function shipmentOf(rows: readonly ChargedRow[], context: ShipmentContext): Shipment {
  const lead =
    rows.find(({ billsPackage, isFreight }) => billsPackage && isFreight) ??
    rows.find(({ billsPackage }) => billsPackage) ??
    rows.find(({ isFreight }) => isFreight) ??
    rows[0];
  if (lead === undefined) throw new Error('A shipment needs a row.');
  return {
    package: {
      ...describe(lead, rowKindOf(rows), context),
      ...amountsOf(rows.map(({ charge }) => charge)),
      ...netsOf(rows),
    },
    charges: rows.map(({ charge }) => chargeRow(charge)),
  };
}

type Insights = Pick<
  PackageRow,
  'address_correction_amt' | 'shipping_charge_correction_amt' | 'chargeback_amt' | 'declared_amt' | 'scc_audit_fee_amt'
>;

function netsOf(rows: readonly ChargedRow[]): Insights {
  const net = (isChosen: (row: ChargedRow) => boolean): string =>
    netOf(rows.filter(isChosen).map(({ charge }) => charge));
  return {
    address_correction_amt: net(({ detail }) => detail === 'ADC'),
    shipping_charge_correction_amt: net(({ detail }) => detail === 'SCC'),
    chargeback_amt: net(({ detail }) => detail === 'CHBK'),
    declared_amt: net(({ charge }) => charge.code === 'EVS'),
    scc_audit_fee_amt: net((row) => row.isAuditFee),
  };
}

function describe(
  { row: lead, isFreight }: ChargedRow,
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
    service: (kind === 'package' && isFreight) || kind === 'adjustment' ? textOrNull(lead.description) : null,
    service_category: category,
    zone: textOrNull(withoutPadding(text('zone'))),
    bill_option: kind === 'account' ? null : (billOptions[text('billOption').toUpperCase()] ?? null),
    ...placeColumns(sender, consignee),
    customer_reference: textOrNull(text('packageReference1') || text('shipmentReference1')),
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
  const [length, width, height] = text.split(/x/i).map(Number);
  const isKnown = [length, width, height].every((side) => side !== undefined && Number.isFinite(side) && side > 0);
  if (!isKnown) return { length: null, width: null, height: null, dim_unit: null };
  const side = (value: number | undefined): string => (value ?? 0).toFixed(2);
  const dimUnit = unit.toUpperCase().startsWith('C') ? 'cm' : 'inches';
  return { length: side(length), width: side(width), height: side(height), dim_unit: dimUnit };
}
