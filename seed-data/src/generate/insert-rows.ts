import { creditTypes, isClientCredit } from '@waybill/model';
import { type ChargeKind, chargeKinds } from './charge-kinds.ts';
import { packageExpressions } from './package-columns.ts';
import { sharedExpressions } from './shipment-columns.ts';

/** Where a batch's numbers begin. */
export interface FirstNumbers {
  readonly loadId: number;
  readonly trackingId: bigint;
  readonly chargeId: bigint;
  /** Number of the invoice with `invoice_index` 0. */
  readonly invoiceId: bigint;
}

const clientCredits = creditTypes.filter(isClientCredit).map((name) => `'${name.replaceAll("'", "''")}'`);

/** The rows of `made` with their numbers, invoice, rate and tracking number. */
export function numberedRows({ trackingId, invoiceId }: FirstNumbers): string {
  return `create or replace temp table numbered as
select m.*, ${trackingId} + row_number() over (order by m.client_id, m.invoice_date, m.package_index, m.is_correction) - 1 as tracking_id,
  ${invoiceId} + b.invoice_index as invoice_id,
  m.account_number || lpad((b.bill_week % 1000)::varchar, 3, '0') as invoice_number,
  coalesce(r.usdRate, 1)::decimal(18, 8) as usd_rate, c.name as sender_company,
  case m.tracking_kind
    when 'ups' then '1Z' || rpad(left(m.account_number, 6), 6, '0') || '03' || lpad((m.package_index % 100000000)::varchar, 8, '0')
    when 'fedex' then lpad((390000000000 + m.package_index)::varchar, 12, '0')
    when 'freight' then (600000000 + m.package_index)::varchar
    else '94' || lpad(m.carrier_id::varchar, 2, '0') || lpad(m.package_index::varchar, 18, '0') end as tracking_number
from made m
join billing b on b.account_id = m.account_id and b.bill_date = m.invoice_date
join world_client c on c.id = m.client_id
left join exchange_rate r on r.currencyCode = m.currency_code and r.rateDate = m.invoice_date`;
}

const listed = (expressions: Readonly<Record<string, string>>, loadId: number): string =>
  Object.entries(expressions)
    .map(([name, expression]) => `${expression.replaceAll('LOAD_ID', String(loadId))} as "${name}"`)
    .join(', ');

export function insertPackages({ loadId }: FirstNumbers): string {
  const columns = listed({ ...sharedExpressions, ...packageExpressions }, loadId);
  return `insert into package_level_info by name select ${columns} from numbered`;
}

export function insertCharges({ loadId, chargeId }: FirstNumbers): string {
  const shared = listed(sharedExpressions, loadId);
  return `insert into charge_level_info by name
select * exclude (place), ${chargeId} + row_number() over (order by tracking_id, place) - 1 as charge_id
from (${chargeKinds.map((kind, place) => `select ${shared}, ${chargeColumns(kind)}, ${place} as place from numbered where ${kind.gross} <> 0`).join('\nunion all\n')})`;
}

function chargeColumns({ family, gross, discount = '0', ...kind }: ChargeKind): string {
  const net = `(${gross} - ${discount})::decimal(18, 2)`;
  const credit = kind.creditType ?? 'null::varchar';
  const isClients = `${credit} in (${clientCredits.join(', ')})`;
  return `'${family}' as charge_family, ${kind.category} as charge_category, ${kind.classification} as charge_classification,
  ${kind.code} as accessorial_code, ${kind.group} as accessorial_group, ${kind.description} as charge_description,
  ${credit} as credit_type, ${net} as net_amount, ${discount}::decimal(18, 2) as incentive_amount,
  case when ${credit} is not null and not ${isClients} then -${net} else 0 end::decimal(18, 2) as audit_refund_amount,
  case when ${credit} is not null and ${isClients} then -${net} else 0 end::decimal(18, 2) as client_refund_amount`;
}
