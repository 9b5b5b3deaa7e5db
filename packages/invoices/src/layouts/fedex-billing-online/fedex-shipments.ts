import { businessDaysAfter, type PackageRow } from '@waybill/model';
import type { Shipment, ShipmentContext } from '../../invoice-file.ts';
import { amountsOf, chargeRow, netOf } from '../../mapping/amounts.ts';
import {
  billOptionOf,
  invoiceColumns,
  type PackageDescription,
  placeColumns,
  weightColumns,
} from '../../mapping/package-columns.ts';
import { placeOf } from '../../mapping/place.ts';
import { weightOf } from '../../mapping/weight.ts';
import { textOrNull, withoutPadding } from '../../reading/plain-number.ts';
import { fedexCharges } from './fedex-charges.ts';
import type { FedexRow } from './fedex-row.ts';
import { type FedexService, fedexService } from './fedex-service.ts';

type RowKind = 'package' | 'adjustment' | 'account';

/** One shipment for each row: FedEx puts all charges of a package into one. */
export function* fedexShipments(rows: readonly FedexRow[], context: ShipmentContext): Generator<Shipment> {
  for (const row of rows) {
    const kind = rowKindOf(row);
    const charges = fedexCharges(row, kind === 'adjustment');
    yield {
      package: {
        ...describe(row, kind, context),
        ...amountsOf(charges),
        address_correction_amt: netOf(charges, ({ group }) => group === 'Address correction'),
        shipping_charge_correction_amt: '0.00',
        chargeback_amt: '0.00',
        declared_amt: netOf(charges, ({ group }) => group === 'Declared value'),
        scc_audit_fee_amt: '0.00',
      },
      charges: charges.map(chargeRow),
    };
  }
}

/**
 * A row that bills a package states when it was shipped and what the transport costs; corrections come with the money
 * of something else, often with nothing but the number.
 */
function rowKindOf(row: FedexRow): RowKind {
  if (row.trackingNumber === null) return 'account';
  const billsOtherThings = row.transportationCents <= 0 && row.charges.some(({ cents }) => cents !== 0);
  return row.shipmentDate === undefined || row.netCents < 0 || billsOtherThings ? 'adjustment' : 'package';
}

/**
 * Packages that a row counts. A shipment of several pieces has its money and their number on its first row; the rows
 * of the pieces, which have a package id of their own, carry no money and are counted there already.
 */
function packagesOf(row: FedexRow, kind: RowKind): number {
  return kind !== 'package' || isPiece(row) ? 0 : row.pieces;
}

/** The older layout has no package id: there a piece is a row without money that names its master. */
const isPiece = (row: FedexRow): boolean =>
  row.text('packageId') !== '' ||
  (row.text('masterTrackingId') !== '' && row.transportationCents === 0 && row.charges.length === 0);

function describe(row: FedexRow, kind: RowKind, context: ShipmentContext): PackageDescription {
  const { invoice, text } = row;
  const service = fedexService(text('serviceType'), text('groundService'));
  const sender = placeOf(
    {
      city: text('shipperCity'),
      state: text('shipperState'),
      postalCode: text('shipperZip'),
      country: text('shipperCountry'),
    },
    context,
  );
  const consignee = placeOf(
    {
      city: text('recipientCity'),
      state: text('recipientState'),
      postalCode: text('recipientZip'),
      country: text('recipientCountry'),
    },
    context,
  );
  const actual = weightOf(text('actualWeight'), text('actualWeightUnit'));
  const rated = weightOf(text('ratedWeight'), text('ratedWeightUnit'));
  return {
    ...invoiceColumns(invoice, context),
    invoice_status: null,
    pickup_date: row.shipmentDate ?? invoice.billDate,
    bucket_name: 'parcel',
    mode_category: kind === 'account' ? 'Other' : service.mode,
    service: textOrNull(text('serviceType')),
    service_category: kind === 'account' ? 'Other' : service.category,
    zone: textOrNull(withoutPadding(text('zone'))),
    bill_option: kind === 'account' ? null : billOptionOf(text('payor')),
    tracking_number: text('packageId') || row.trackingNumber,
    ...placeColumns(sender, consignee),
    row_kind: kind,
    no_of_pkgs: packagesOf(row, kind),
    charge_description: textOrNull(text('serviceType')) ?? row.charges[0]?.description ?? null,
    ...weightColumns(actual, rated),
    ...dimensionsOf(row),
    ...deliveryOf(row, kind, service),
    sender_name: textOrNull(text('shipperName')),
    sender_company: textOrNull(text('shipperCompany')),
    sender_address: textOrNull([text('shipperAddress'), text('shipperAddress2')].join(' ')),
    consignee_name: textOrNull(text('recipientName')),
    consignee_company: textOrNull(text('recipientCompany')),
    consignee_address: textOrNull([text('recipientAddress'), text('recipientAddress2')].join(' ')),
  };
}

type Delivery = Pick<
  PackageRow,
  | 'delivery_date'
  | 'scheduled_date'
  | 'estimated_days'
  | 'estimated_time'
  | 'tracking_status'
  | 'delivery_status'
  | 'delivery_location'
>;

/** Whether a package was late follows from proof of delivery and the days that an express service promises. */
function deliveryOf(row: FedexRow, kind: RowKind, { days }: FedexService): Delivery {
  const promised =
    days === undefined || row.shipmentDate === undefined ? undefined : businessDaysAfter(row.shipmentDate, days);
  const delivered = row.deliveryDate;
  const isJudged = kind === 'package' && promised !== undefined && delivered !== undefined;
  return {
    delivery_date: delivered === undefined ? null : `${delivered} ${timeOf(row.text('deliveryTime'))}`,
    scheduled_date: promised === undefined ? null : `${promised} 00:00:00`,
    estimated_days: days ?? null,
    estimated_time: null,
    tracking_status: isJudged ? (delivered > promised ? 'Late' : 'On Time') : null,
    delivery_status: delivered === undefined ? null : 'Delivered',
    delivery_location: textOrNull(row.text('signature')),
  };
}

/** Times come as `9:18`, `09:18` or `0918`. */
function timeOf(text: string): string {
  const [, hour, minute] = /^(\d{1,2}):?(\d{2})/.exec(text.padStart(4, '0')) ?? [];
  const isTime = hour !== undefined && minute !== undefined && Number(hour) < 24 && Number(minute) < 60;
  return isTime ? `${hour.padStart(2, '0')}:${minute}:00` : '00:00:00';
}

function dimensionsOf({ text }: FedexRow): Pick<PackageRow, 'length' | 'width' | 'height' | 'dim_unit'> {
  const sides = [text('length'), text('width'), text('height')].map(Number);
  if (!sides.every((side) => Number.isFinite(side) && side > 0)) {
    return { length: null, width: null, height: null, dim_unit: null };
  }
  const [length = 0, width = 0, height = 0] = sides;
  const unit = text('dimensionUnit').toUpperCase().startsWith('C') ? 'cm' : 'inches';
  return { length: length.toFixed(2), width: width.toFixed(2), height: height.toFixed(2), dim_unit: unit };
}
