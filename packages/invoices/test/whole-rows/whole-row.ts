import type { ChargeRow, PackageRow } from '@waybill/model';
import type { InvoiceRow } from '../../src/invoice-file.ts';
import type { AnyLayout } from '../../src/layout.ts';
import type { NamedRow } from '../named-rows.ts';

/** A layout, a row of it that says something in every column that is read, and what that becomes. */
export interface WholeRow {
  readonly layout: AnyLayout;
  /** The lines of a file of that row. */
  readonly linesOf: (row: NamedRow) => readonly (readonly string[])[];
  readonly row: NamedRow;
  readonly invoice: InvoiceRow['invoice'] & Pick<InvoiceRow, 'netCents' | 'statedCents'>;
  /** What differs from a package of which nothing is known. */
  readonly package: Partial<PackageRow>;
  readonly charges: readonly ChargeRow[];
  readonly mayComeInParts: boolean;
  /** Words of each of the sentences that say what the files lack. */
  readonly limits: readonly string[];
  /** A file without one of these columns is of another layout. */
  readonly recognisedBy: readonly string[];
  readonly withService: (service: string) => NamedRow;
  readonly services: readonly (readonly [service: string, category: string, mode: string])[];
}

/** A package without amounts of which nothing is known. */
export const unknownPackage = {
  ...{ invoice_status: null, delivery_date: null, tracking_status: null, bucket_name: 'parcel', usd_rate: '1' },
  ...{ zone: null, bill_option: null, currency_code: 'USD', row_kind: 'package', no_of_pkgs: 1 },
  ...{ sender_city: null, sender_state: null, sender_postal_code: null, sender_cntry: null },
  ...{ normalised_sender_state: '', normalised_sender_country: 'US', sender_county: null },
  ...{ consignee_city: null, consignee_state: null, consignee_postal_code: null, consignee_cntry: null },
  ...{ normalised_consignee_state: '', normalised_consignee_country: 'US', consignee_county: null },
  ...{ actual_weight: null, actual_weight_unit: null, actual_weight_pounds: null },
  ...{ bill_weight: null, bill_weight_unit: null, bill_weight_pounds: null },
  ...{ length: null, width: null, height: null, dim_unit: null },
  ...{ scheduled_date: null, estimated_days: null, estimated_time: null },
  ...{ customer_reference: null, delivery_status: null, delivery_location: null },
  ...{ sender_name: null, sender_company: null, sender_address: null },
  ...{ consignee_name: null, consignee_company: null, consignee_address: null },
  ...{ transportation_amount: '0.00', transportation_discount: '0.00' },
  ...{ fuel_surcharge_amount: '0.00', fuel_surcharge_discount: '0.00' },
  ...{ other_accessorial_amount: '0.00', other_accessorial_discount: '0.00' },
  ...{ billing_adjustment_amount: '0.00', billing_adjustment_discount: '0.00' },
  ...{ tax_amount: '0.00', tax_discount: '0.00', fee_amount: '0.00', fee_discount: '0.00' },
  ...{ other_amount: '0.00', other_discount: '0.00' },
  ...{ address_correction_amt: '0.00', shipping_charge_correction_amt: '0.00', chargeback_amt: '0.00' },
  ...{ declared_amt: '0.00', scc_audit_fee_amt: '0.00' },
} as const;

export const fromHilliard = {
  ...{ sender_city: 'HILLIARD', sender_state: 'OH', sender_postal_code: '43026' },
  ...{ normalised_sender_state: 'OH', sender_county: '39049' },
} as const;

export const toSimpsonville = {
  ...{ consignee_city: 'SIMPSONVILLE', consignee_state: 'SC', consignee_postal_code: '29681' },
  ...{ normalised_consignee_state: 'SC', consignee_county: '45045' },
} as const;

/** The sides of a package of 12 by 9 by 7. */
export const sides = (dim_unit: 'inches' | 'cm') => ({ length: '12.00', width: '9.00', height: '7.00', dim_unit });

/** A charge that its column, or a text, names. */
export const charge = (
  text: string,
  [charge_classification, charge_family]: readonly [string, ChargeRow['charge_family']],
  net_amount: string,
  more: Partial<ChargeRow> = {},
): ChargeRow => ({
  ...{ charge_family, charge_classification, accessorial_code: text, charge_description: text, net_amount },
  ...{ charge_category: null, accessorial_group: null, credit_type: null, incentive_amount: '0.00' },
  ...{ audit_refund_amount: '0.00', client_refund_amount: '0.00' },
  ...more,
});

/** The lines of a file with this header. */
export const belowHeader =
  (header: readonly string[]) =>
  (row: NamedRow): readonly (readonly string[])[] => [header, header.map((name) => row[name] ?? '')];

/** The fields of a record, by the names of their places. */
export const fieldsOf = (names: readonly string[], row: NamedRow): string[] => names.map((name) => row[name] ?? '');

export const openLines = ({ layout }: WholeRow, lines: readonly (readonly string[])[]) =>
  layout.openReader({ delimiter: ',', records: lines, lines: lines.map((_, index) => index + 1) });

/** What is read of a row, and its shipments. */
export function readRow(by: WholeRow, row: NamedRow) {
  const unknown = Object.keys(row).filter(
    (name) =>
      !by
        .linesOf({ [name]: 'x' })
        .flat()
        .includes('x'),
  );
  if (unknown.length > 0) throw new Error(`A file of this layout has no ${unknown.join(', ')}.`);
  const lines = by.linesOf(row);
  const reader = openLines(by, lines);
  if (reader === undefined) throw new Error('The layout is not recognised.');
  const records = lines.map((fields, index) => ({ line: index + 1, fields, text: '' }));
  for (const record of records) reader.observe?.(record);
  const rows = records.flatMap((record) => reader.read(record));
  const context = { usdRate: '1', defaultStateOf: () => '' };
  return { rows, shipments: [...reader.shipmentsOf(rows, context, { billsTransportation: true })], reader };
}
