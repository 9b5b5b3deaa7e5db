import { businessDaysAfter, type HolidayCalendar, holidayCalendar, shippedRules } from '@waybill/audit';
import { addDays, isCalendarDay, type PackageRow, weekdayOf } from '@waybill/model';
import type { Shipment, ShipmentContext } from '../../invoice-file.ts';
import { amountsOf, type ChargeInCents, chargeRow, netOf } from '../../mapping/amounts.ts';
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

/** One shipment for each package: a row, or all rows with its charges. */
export function* fedexShipments(rows: readonly FedexRow[], context: ShipmentContext): Generator<Shipment> {
  for (const row of joinedByPackage(rows)) {
    const kind = rowKindOf(row);
    const charges = fedexCharges(row, kind === 'adjustment');
    yield {
      package: {
        ...describe(row, kind, context),
        ...amountsOf(charges),
        address_correction_amt: netOf(charges, ({ group }) => group === 'Address correction'),
        shipping_charge_correction_amt: corrected(row, kind, charges),
        chargeback_amt: netOf(charges, ({ description }) => /CHARGE ?BACK/i.test(description ?? '')),
        declared_amt: netOf(charges, ({ group }) => group === 'Declared value'),
        scc_audit_fee_amt: netOf(charges, ({ description }) => /AUDIT FEE/i.test(description ?? '')),
      },
      charges: charges.map(chargeRow),
    };
  }
}

function joinedByPackage(rows: readonly FedexRow[]): readonly FedexRow[] {
  if (rows.every(({ group }) => group === undefined)) return rows;
  const byPackage = Map.groupBy(rows, ({ group, line }) => group ?? line);
  return [...byPackage.values()].flatMap((ofPackage) => {
    const [first] = ofPackage;
    if (first === undefined) return [];
    const centsOf = (column: 'netCents' | 'transportationCents') =>
      ofPackage.reduce((sum, row) => sum + row[column], 0);
    return [
      {
        ...first,
        netCents: centsOf('netCents'),
        transportationCents: centsOf('transportationCents'),
        charges: ofPackage.flatMap(({ charges }) => charges),
      },
    ];
  });
}

/** Transportation and fuel that a row bills for a package besides the row of the package itself correct weight or service. */
function corrected(row: FedexRow, kind: RowKind, charges: readonly ChargeInCents[]): string {
  if (kind !== 'adjustment' || row.netCents <= 0) return '0.00';
  return netOf(charges, ({ family }) => family === 'transportation' || family === 'fuel_surcharge');
}

/** A package is shipped when FedEx gets it, which may be days after its label was printed. */
function shipDateOf(row: FedexRow): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(row.text('tenderedDate')) ?? [];
  const tendered = `${year}-${month}-${day}`;
  const { shipmentDate } = row;
  return shipmentDate !== undefined && isCalendarDay(tendered) && tendered > shipmentDate ? tendered : shipmentDate;
}

/**
 * A row that bills a package states when it was shipped and what the transport costs; corrections come with the money
 * of something else, often with nothing but the number.
 */
function rowKindOf(row: FedexRow): RowKind {
  if (row.trackingNumber === null) return 'account';
  const billsOtherThings = row.transportationCents <= 0 && row.charges.some(({ cents }) => cents !== 0);
  return row.isOfNoShipment || row.netCents < 0 || billsOtherThings ? 'adjustment' : 'package';
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
    pickup_date: shipDateOf(row) ?? invoice.billDate,
    bucket_name: 'parcel',
    mode_category: kind === 'account' ? 'Other' : service.mode,
    service: textOrNull(text('serviceType')),
    service_category: kind === 'account' ? 'Other' : service.category,
    zone: textOrNull(withoutPadding(text('zone'))),
    bill_option: kind === 'account' ? null : billOptionOf(text('payor')),
    tracking_number: text('packageId') || row.trackingNumber,
    ...placeColumns(sender, consignee),
    customer_reference: textOrNull(text('reference')),
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
  const shipped = shipDateOf(row);
  const promised = days === undefined || shipped === undefined ? undefined : promisedDay(row, shipped, days);
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

let calendar: HolidayCalendar | undefined;

/** Read when it is first needed: a start does not wait for the rule packs. */
function fedexCalendar(): HolidayCalendar {
  calendar ??= holidayCalendar(shippedRules(), 2);
  return calendar;
}

/** Service days leave out the holidays of FedEx; Saturdays count where their delivery is paid for. */
function promisedDay({ charges }: FedexRow, shipped: string, days: number): string {
  const isFriday = weekdayOf(shipped) === 5;
  const paysSaturday = charges.some(({ description, cents }) => cents > 0 && /SATURDAY DELIVERY/i.test(description));
  return isFriday && days === 1 && paysSaturday
    ? addDays(shipped, 1)
    : businessDaysAfter(fedexCalendar(), shipped, days).day;
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
