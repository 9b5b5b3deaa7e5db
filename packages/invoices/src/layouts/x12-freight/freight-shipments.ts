import { firstFreightCarrierId } from '@waybill/model';
import type { Shipment, ShipmentContext } from '../../invoice-file.ts';
import { amountsOf, type ChargeInCents, chargeRow, netOf } from '../../mapping/amounts.ts';
import { creditOf, creditTypeOf } from '../../mapping/credit-types.ts';
import { invoiceColumns, type PackageDescription, placeColumns, weightColumns } from '../../mapping/package-columns.ts';
import { placeOf } from '../../mapping/place.ts';
import { noWeight, weightOf } from '../../mapping/weight.ts';
import { textOrNull } from '../../reading/plain-number.ts';
import type { FreightCharge, FreightRow, Party } from './freight-row.ts';

const billOptions: Readonly<Record<string, string>> = {
  PP: 'PREPAID',
  CC: 'COLLECT',
  TP: 'THIRD PARTY',
};
const classes: Readonly<Partial<Record<ChargeInCents['family'], string>>> = {
  transportation: 'FRT',
  fuel_surcharge: 'FSC',
  other_accessorial: 'ACC',
  tax: 'TAX',
};

const services = {
  '110': { mode: 'Air Freight', service: 'Air freight', category: 'Freight' },
  '210': { mode: 'LTL', service: 'Freight', category: 'LTL' },
  '310': { mode: 'Ocean', service: 'Ocean freight', category: 'Freight' },
} as const;

/** One shipment for each freight bill. */
export function* freightShipments(rows: readonly FreightRow[], context: ShipmentContext): Generator<Shipment> {
  for (const row of rows) {
    const kind = row.netCents < 0 ? 'adjustment' : 'package';
    const texts = row.charges.map(({ text }) => text);
    const credit = row.netCents < 0 ? creditOf(creditTypeOf(texts, row.invoice.billDate)) : null;
    const charges = row.charges.map((charge) => freightCharge(charge, credit));
    yield {
      package: {
        ...describe(row, kind, context),
        ...amountsOf(charges),
        address_correction_amt: '0.00',
        shipping_charge_correction_amt: '0.00',
        chargeback_amt: '0.00',
        declared_amt: '0.00',
        scc_audit_fee_amt: netOf([]),
      },
      charges: charges.map(chargeRow),
    };
  }
}

function freightCharge({ code, text, meaning, cents }: FreightCharge, credit: ChargeInCents['credit']): ChargeInCents {
  const family = meaning?.family ?? 'other';
  const isDiscount = meaning?.isDiscount === true && cents < 0;
  return {
    family,
    category: null,
    classification: isDiscount ? 'DSC' : (classes[family] ?? 'MSC'),
    code: code || null,
    group: meaning?.group ?? null,
    description: text,
    netCents: cents,
    incentiveCents: isDiscount ? -cents : 0,
    credit,
  };
}

function describe(row: FreightRow, kind: 'package' | 'adjustment', context: ShipmentContext): PackageDescription {
  const { invoice } = row;
  const isFreight = invoice.carrierId >= firstFreightCarrierId;
  const { mode, service, category } = services[row.transactionSet];
  const place = (party: Party) => placeOf(party, context);
  const sender = place(row.sender);
  const consignee = place(row.consignee);
  const weight = weightOf(row.weight, row.weightUnit);
  return {
    ...invoiceColumns(invoice, context),
    invoice_status: isFreight ? 'pay' : null,
    pickup_date: row.shipDay ?? invoice.billDate,
    delivery_date: row.deliveredAt ?? null,
    tracking_number: row.proNumber,
    tracking_status: null,
    bucket_name: isFreight ? 'freight' : 'parcel',
    mode_category: !isFreight && row.transactionSet === '110' ? 'Parcel Express' : mode,
    service: row.serviceLevel || service,
    service_category: category,
    zone: null,
    bill_option: billOptions[row.methodOfPayment] ?? null,
    ...placeColumns(sender, consignee),
    customer_reference: null,
    row_kind: kind,
    no_of_pkgs: kind === 'package' ? 1 : 0,
    charge_description: row.charges[0]?.text ?? null,
    ...weightColumns(noWeight, weight),
    length: null,
    width: null,
    height: null,
    dim_unit: null,
    scheduled_date: null,
    estimated_days: null,
    estimated_time: null,
    delivery_status: row.deliveredAt === undefined ? null : 'Delivered',
    delivery_location: null,
    sender_name: null,
    sender_company: textOrNull(row.sender.name),
    sender_address: textOrNull(row.sender.address),
    consignee_name: null,
    consignee_company: textOrNull(row.consignee.name),
    consignee_address: textOrNull(row.consignee.address),
  };
}
