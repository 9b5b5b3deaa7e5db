import { convertedPackageAmounts } from '@waybill/warehouse';
import { chargeKinds } from './charge-kinds.ts';
import { textsOfStyle } from './charge-texts.ts';
import { packageExpressions, packageSources } from './package-columns.ts';
import { shipmentExpressions, shipmentSources } from './shipment-columns.ts';

/** Where a load's numbers begin. */
export interface FirstNumbers {
  readonly loadId: number;
  readonly trackingId: bigint;
  readonly chargeId: bigint;
  /** Number of the invoice with `invoice_index` 0. */
  readonly invoiceId: bigint;
}

/** Numbers kept for the charges of each row of package_level_info, so that they follow from the row's own number. */
export const chargeNumbersOfRow = textsOfStyle;

const listed = (expressions: Readonly<Record<string, string>>): string =>
  Object.entries(expressions)
    .map(([name, expression]) => `${expression} as "${name}"`)
    .join(', ');

const identities = ({ loadId, invoiceId }: FirstNumbers): Readonly<Record<string, string>> => ({
  load_id: `${loadId}`,
  invoice_id: `(${invoiceId} + invoice_index)::bigint`,
});

/** Stores the made packages. */
export function insertPackages(first: FirstNumbers): string {
  return `insert into package_level_info by name
select *, ${convertedPackageAmounts} from (
  select ${listed({ ...identities(first), ...shipmentExpressions, ...packageExpressions })} from ${shipmentSources} ${packageSources}
)`;
}

const amountOf = (amount: 'net' | 'incentive'): string => {
  const cases = chargeKinds.flatMap((kind, place) =>
    kind[amount] === '0' ? [] : [`when ${place} then ${kind[amount]}`],
  );
  return `case place ${cases.join(' ')} else 0 end::decimal(9, 2)`;
};

const amounts = [
  ...new Set(chargeKinds.flatMap(({ net, incentive }) => `${net} ${incentive}`.match(/[a-z_]+/g) ?? [])),
];

/** Stores the charges of the made packages, package by package. */
export function insertCharges(first: FirstNumbers): string {
  return `insert into charge_level_info by name
with charged as (
  select ${listed({ ...identities(first), ...shipmentExpressions })}, s.code, s.name, ${amounts.join(', ')}, p.text_ids
  from ${shipmentSources} join pattern p on p.style = m.style and p.kinds = m.kinds
), line as (
  select * exclude (text_ids), unnest(text_ids)::integer as text_id from charged
), placed as (
  select *, text_id % ${textsOfStyle} as place from line
), priced as (
  select * exclude (${amounts.join(', ')}), ${amountOf('net')} as net_amount, ${amountOf('incentive')} as incentive_amount from placed
)
select l.* exclude (code, name, text_id, place), t.* exclude (text_id, accessorial_code, charge_description, is_audit_refund, is_client_refund),
  (${first.chargeId} + (tracking_id - ${first.trackingId}) * ${chargeNumbersOfRow} + place)::bigint as charge_id,
  coalesce(t.accessorial_code, if(place = 0, l.code, null)) as accessorial_code, coalesce(t.charge_description, l.name) as charge_description,
  if(is_audit_refund, -net_amount, 0) as audit_refund_amount, if(is_client_refund, -net_amount, 0) as client_refund_amount
from priced l join charge_text t using (text_id)`;
}
